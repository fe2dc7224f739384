import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { issueLinkToken } from '../link-token.server.ts';
import { issueSignInCode } from '../sign-in-code.server.ts';
import { realWorld } from '../../../platform/real-world.server.ts';
import { oneTimeCode, secretOf } from '../testing/one-time-code.server.ts';
import { openTestAccounts, testSecret } from '../testing/open-test-accounts.server.ts';
import { confirmedPerson, goodPassword, signIn } from '../testing/people.server.ts';

const app = await openTestAccounts();
const { pool } = app.database;

const outcome = (answer: LightMyRequestResponse) =>
  answer.json<{ code?: string }>().code ?? 'welcome';
const tokenIn = (answer: LightMyRequestResponse) =>
  String(answer.headers['set-auth-token'] ?? 'no token');
const cookiesOf = (answer: LightMyRequestResponse) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.slice(0, cookie.indexOf(';')))
    .join('; ');

interface Prepared {
  readonly email: string;
  readonly secret: string;
  readonly recovery: readonly string[];
  /** Of the session that switched it on. */
  readonly token: string;
}

/** Someone who has switched the second factor on. */
async function prepared(): Promise<Prepared> {
  const email = await confirmedPerson(app);
  const token = await signIn(app, email);
  const begun = await app.post('/two-factor/enable', { password: goodPassword }, { token });
  const { totpURI, backupCodes } = begun.json<{ totpURI: string; backupCodes: string[] }>();
  const secret = secretOf(totpURI);
  const on = await app.post('/two-factor/verify-totp', { code: oneTimeCode(secret) }, { token });
  expect(outcome(on)).toBe('welcome');
  return { email, secret, recovery: backupCodes, token: tokenIn(on) };
}

/** Gives the right password, and answers the cookie of who must still show the second factor. */
async function halfway(email: string): Promise<string> {
  const answer = await app.post('/sign-in/email', { email, password: goodPassword });
  expect(answer.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
  expect(tokenIn(answer)).toBe('no token');
  return cookiesOf(answer);
}

const isIn = async (token: string) =>
  (await app.get('/get-session', { token })).json<object | null>() !== null;
const other = (code: string) => (code === '123456' ? '654321' : '123456');

describe('Someone who switches two-step sign-in on', () => {
  it('needs the password and a right code, is signed out elsewhere and reads it in an email', async () => {
    const email = await confirmedPerson(app);
    const elsewhere = await signIn(app, email);
    const token = await signIn(app, email);
    const begin = (password: string) => app.post('/two-factor/enable', { password }, { token });
    expect(outcome(await begin('Wrong-password-1!'))).toBe('NotAuthorizedException');
    const { totpURI, backupCodes } = (await begin(goodPassword)).json<{
      totpURI: string;
      backupCodes: string[];
    }>();
    expect(totpURI).toContain('otpauth://totp/');
    expect(new Set(backupCodes).size).toBe(10);
    const code = oneTimeCode(secretOf(totpURI));
    const verify = (typed: string) =>
      app.post('/two-factor/verify-totp', { code: typed }, { token });
    expect(outcome(await verify(other(code)))).toBe('CodeMismatchException');
    // Until the code was right, the password is enough.
    expect(await isIn(await signIn(app, email))).toBe(true);
    const on = await verify(code);
    expect(await isIn(tokenIn(on))).toBe(true);
    expect(await isIn(elsewhere)).toBe(false);
    expect((await app.mailsTo(email)).at(-1)?.text).toContain('asks for a code from your app');
  });

  it('leaves no secret and no recovery code in the database that can be read', async () => {
    const { secret, recovery } = await prepared();
    const { rows } = await pool.query<{ row: string }>(
      'select to_json(f)::text as row from two_factor f',
    );
    for (const { row } of rows)
      for (const text of [secret, ...recovery]) expect(row).not.toContain(text);
  });

  it('cannot be made to guess the password on and on', async () => {
    const token = await signIn(app, await confirmedPerson(app));
    const outcomes = [];
    for (let n = 0; n < 12; n += 1)
      outcomes.push(
        outcome(await app.post('/two-factor/enable', { password: `Wrong-${n}-aA1!` }, { token })),
      );
    expect(outcomes.slice(10)).toEqual(['LimitExceededException', 'LimitExceededException']);
  });
});

describe('Someone who signs in with two steps', () => {
  it('has no session before the code, and one with it', async () => {
    const { email, secret } = await prepared();
    const cookie = await halfway(email);
    expect((await app.get('/get-session', { cookie })).json()).toBeNull();
    const code = oneTimeCode(secret, 1);
    expect(
      outcome(await app.post('/two-factor/verify-totp', { code: other(code) }, { cookie })),
    ).toBe('CodeMismatchException');
    const answer = await app.post('/two-factor/verify-totp', { code }, { cookie });
    expect(await isIn(tokenIn(answer))).toBe(true);
  });

  it('cannot use a code of the app twice', async () => {
    const { email, secret } = await prepared();
    const code = oneTimeCode(secret, 1);
    const enter = async () =>
      app.post('/two-factor/verify-totp', { code }, { cookie: await halfway(email) });
    expect(outcome(await enter())).toBe('welcome');
    const again = await enter();
    expect(outcome(again)).toBe('CodeMismatchException');
    expect(tokenIn(again)).toBe('no token');
  });

  it('uses a recovery code once, and is told by email', async () => {
    const { email, recovery } = await prepared();
    const enter = async () =>
      app.post(
        '/two-factor/verify-backup-code',
        { code: recovery[0] },
        { cookie: await halfway(email) },
      );
    expect(await isIn(tokenIn(await enter()))).toBe(true);
    expect((await app.mailsTo(email)).at(-1)?.text).toContain('one of your recovery codes');
    expect(outcome(await enter())).toBe('CodeMismatchException');
  });

  it('starts again with the password after five wrong codes', async () => {
    const { email, secret } = await prepared();
    const cookie = await halfway(email);
    const code = oneTimeCode(secret, 1);
    for (let n = 0; n < 5; n += 1)
      await app.post('/two-factor/verify-totp', { code: other(code) }, { cookie });
    expect(outcome(await app.post('/two-factor/verify-totp', { code }, { cookie }))).toBe(
      'ExpiredCodeException',
    );
    const answer = await app.post(
      '/two-factor/verify-totp',
      { code },
      { cookie: await halfway(email) },
    );
    expect(outcome(answer)).toBe('welcome');
  });

  it('is asked for the code after a mailed link, too', async () => {
    const { email, secret } = await prepared();
    const link = await issueLinkToken(pool, realWorld, {
      purpose: 'sign-in',
      address: email,
      payload: { userType: 'student', name: '' },
      issuedBy: null,
      lifetimeDays: 1,
    });
    const answer = await app.post('/sign-in/link', { token: link.token });
    expect(answer.json()).toMatchObject({ twoFactorRedirect: true, token: null, user: null });
    expect(tokenIn(answer)).toBe('no token');
    const cookie = cookiesOf(answer);
    expect((await app.get('/get-session', { cookie })).json()).toBeNull();
    const shown = await app.post(
      '/two-factor/verify-totp',
      { code: oneTimeCode(secret, 1) },
      { cookie },
    );
    expect(await isIn(tokenIn(shown))).toBe(true);
  });

  it('is asked for the code of the app after the emailed one, too', async () => {
    const { email, secret } = await prepared();
    const challenge = 'browser-of-somebody-with-two-steps';
    const link = await issueLinkToken(pool, realWorld, {
      purpose: 'sign-in',
      address: email,
      payload: { userType: 'student', name: '' },
      issuedBy: null,
      lifetimeDays: 1,
    });
    const mailed = await issueSignInCode(pool, { secret: testSecret }, realWorld, {
      challenge,
      link: link.id,
    });
    const answer = await app.post('/sign-in/code', { challenge, code: mailed });
    expect(answer.json()).toMatchObject({ twoFactorRedirect: true, token: null, user: null });
    expect(tokenIn(answer)).toBe('no token');
    const cookie = cookiesOf(answer);
    expect((await app.get('/get-session', { cookie })).json()).toBeNull();
    const code = oneTimeCode(secret, 1);
    const shown = await app.post('/two-factor/verify-totp', { code }, { cookie });
    expect(await isIn(tokenIn(shown))).toBe(true);
  });

  it('is told by email, once, when someone with the password guesses codes, and how long to wait', async () => {
    const { email, secret } = await prepared();
    const code = other(oneTimeCode(secret, 1));
    const mailsBefore = (await app.mailsTo(email)).length;
    const guesses = [];
    for (let round = 0; round < 3; round += 1) {
      const cookie = await halfway(email);
      for (let n = 0; n < 5; n += 1)
        guesses.push(await app.post('/two-factor/verify-totp', { code }, { cookie }));
    }
    const [refused] = guesses.slice(10);
    expect(outcome(refused!)).toBe('LimitExceededException');
    expect(refused?.headers['retry-after']).toBe('900');
    expect(refused?.json()).not.toHaveProperty('linkOffered');
    const told = (await app.mailsTo(email)).slice(mailsBefore);
    expect(told.map(({ kind }) => kind)).toEqual(['security-notice']);
    expect(told[0]?.text).toContain('ten wrong codes');
  });

  it('cannot have a browser spared the code', async () => {
    const { email, secret } = await prepared();
    const answer = await app.post(
      '/two-factor/verify-totp',
      { code: oneTimeCode(secret, 1), trustDevice: true },
      { cookie: await halfway(email) },
    );
    expect(outcome(answer)).toBe('BAD_USER_INPUT');
  });

  it('keeps it after a change of password', async () => {
    const { token } = await prepared();
    const changed = await app.post(
      '/change-password',
      { currentPassword: goodPassword, newPassword: 'My-own-words-2026!' },
      { token },
    );
    expect(await isIn(tokenIn(changed))).toBe(true);
  });

  it('gets new recovery codes, or switches it off, with the password', async () => {
    const { email, token, recovery } = await prepared();
    const refused = await app.post(
      '/two-factor/disable',
      { password: 'Wrong-password-1!' },
      { token },
    );
    expect(outcome(refused)).toBe('NotAuthorizedException');
    const renewed = await app.post(
      '/two-factor/generate-backup-codes',
      { password: goodPassword },
      { token },
    );
    expect(renewed.json<{ backupCodes: string[] }>().backupCodes).toHaveLength(10);
    const old = { code: recovery[0] };
    expect(
      outcome(
        await app.post('/two-factor/verify-backup-code', old, { cookie: await halfway(email) }),
      ),
    ).toBe('CodeMismatchException');
    const off = await app.post('/two-factor/disable', { password: goodPassword }, { token });
    expect(outcome(off)).toBe('welcome');
    expect(await isIn(await signIn(app, email))).toBe(true);
    expect((await app.mailsTo(email)).at(-1)?.text).toContain('was turned off');
  });
});
