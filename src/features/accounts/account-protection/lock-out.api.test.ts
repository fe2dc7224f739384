import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { realWorld } from '../../../platform/real-world.server.ts';
import { issueLinkToken } from '../link-token.server.ts';
import { issueSignInCode } from '../sign-in-code.server.ts';
import { openTestAccounts, testSecret } from '../testing/open-test-accounts.server.ts';
import { confirmedPerson, freshEmail, goodPassword } from '../testing/people.server.ts';

const app = await openTestAccounts();
const wrong = 'Wrong-password-1!';

/** Someone's browser, in some network. */
interface Browser {
  readonly address: string;
  readonly cookie?: string;
}

const strangers = '203.0.113.7';
const atHome: Browser = { address: '198.51.100.20' };

let networks = 0;
/** A network no one has called from. */
const freshNetwork = () => {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.9`;
};

const post = (path: string, payload: object, { address, cookie }: Browser) =>
  app.fastify.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    payload,
    remoteAddress: address,
    headers: cookie === undefined ? {} : { cookie, origin: 'http://127.0.0.1:3000' },
  });
const enter = (email: string, password: string, browser: Browser) =>
  post('/sign-in/email', { email, password }, browser);

/** The outcome of a response: its error code, or success. */
const outcome = (answer: LightMyRequestResponse) =>
  answer.json<{ code?: string }>().code ?? 'welcome';

/** The cookie by which a browser is known again; nothing else of what it was given. */
function deviceOf(answer: LightMyRequestResponse): string {
  const set = [answer.headers['set-cookie'] ?? []].flat();
  const cookie = set.find((one) => one.startsWith('quad.devices='));
  if (cookie === undefined) throw new Error('No cookie tells this browser again.');
  expect(cookie).toContain('HttpOnly');
  return cookie.slice(0, cookie.indexOf(';'));
}

async function guess(email: string, times: number, address: string): Promise<string[]> {
  const outcomes = [];
  for (let n = 0; n < times; n += 1) outcomes.push(outcome(await enter(email, wrong, { address })));
  return outcomes;
}

const mailed = async (email: string, kind: string) =>
  (await app.mailsTo(email)).filter((mail) => mail.kind === kind);

async function unlockToken(email: string): Promise<string> {
  const [mail] = await mailed(email, 'sign-in-blocked');
  return /\/login\?unlock=([\w-]{22})\b/.exec(mail?.text ?? '')?.[1] ?? 'no link';
}

describe('The owner of an account at whose password strangers guess', () => {
  it('signs in from elsewhere after forty wrong guesses, and they wait', async () => {
    const email = await confirmedPerson(app);
    const outcomes = await guess(email, 40, strangers);
    expect(outcomes.slice(0, 10)).toEqual(Array(10).fill('NotAuthorizedException'));
    expect(outcomes.slice(10)).toEqual(Array(30).fill('LimitExceededException'));
    expect(outcome(await enter(email, goodPassword, { address: '203.0.113.250' }))).toBe(
      'LimitExceededException',
    );
    expect(outcome(await enter(email, goodPassword, atHome))).toBe('welcome');
    expect(await guess(email, 1, strangers)).toEqual(['LimitExceededException']);
  });

  it('signs in from their very network with a browser that signed in before', async () => {
    const email = await confirmedPerson(app);
    const cookie = deviceOf(await enter(email, goodPassword, { address: strangers }));
    await guess(email, 12, strangers);
    expect(outcome(await enter(email, goodPassword, { address: strangers }))).toBe(
      'LimitExceededException',
    );
    expect(outcome(await enter(email, goodPassword, { address: strangers, cookie }))).toBe(
      'welcome',
    );
  });

  it('signs in though a thousand networks guess, with a known browser or the mailed link', async () => {
    const email = await confirmedPerson(app);
    const cookie = deviceOf(await enter(email, goodPassword, atHome));
    for (let n = 0; n < 11; n += 1) await guess(email, 10, freshNetwork());
    const elsewhere = { address: freshNetwork() };
    expect(outcome(await enter(email, goodPassword, elsewhere))).toBe('LimitExceededException');
    expect(outcome(await enter(email, goodPassword, { ...elsewhere, cookie }))).toBe('welcome');
    const unlocked = await post(
      '/sign-in/unlock',
      { token: await unlockToken(email) },
      { address: freshNetwork() },
    );
    expect(outcome(unlocked)).toBe('welcome');
    expect(outcome(await enter(email, goodPassword, elsewhere))).toBe('welcome');
  });

  it('gets one email with a link that lets a browser in, once, and still asks for the password', async () => {
    const email = await confirmedPerson(app);
    await guess(email, 30, strangers);
    expect(await mailed(email, 'sign-in-blocked')).toHaveLength(1);
    const token = await unlockToken(email);
    const unlocked = await post('/sign-in/unlock', { token }, { address: strangers });
    expect(unlocked.json()).toEqual({ success: true, email });
    expect(unlocked.headers['set-auth-token']).toBeUndefined();
    const cookie = deviceOf(unlocked);
    await guess(email, 12, strangers);
    const browser = { address: strangers, cookie };
    expect(outcome(await enter(email, wrong, browser))).toBe('NotAuthorizedException');
    expect(outcome(await enter(email, goodPassword, browser))).toBe('welcome');
    expect(outcome(await post('/sign-in/unlock', { token }, { address: strangers }))).toBe(
      'ExpiredCodeException',
    );
  });
});

describe('A stranger', () => {
  it('hears the same of an address that no one has, and no one is written to', async () => {
    const known = await confirmedPerson(app);
    const unknown = freshEmail();
    const address = freshNetwork();
    const texts = async (email: string) => {
      const bodies = [];
      for (let n = 0; n < 12; n += 1) {
        const answer = await enter(email, wrong, { address });
        const { retryAfter: _wait, ...body } = answer.json<{ retryAfter?: number }>();
        bodies.push([answer.statusCode, body, answer.headers['set-cookie']]);
      }
      return bodies;
    };
    expect(await texts(unknown)).toEqual(await texts(known));
    expect(await app.mailsTo(unknown)).toEqual([]);
  });

  it('is known by no cookie of an account of his own, nor by one he made up', async () => {
    const victim = await confirmedPerson(app);
    const own = await confirmedPerson(app);
    const address = freshNetwork();
    const cookie = deviceOf(await enter(own, goodPassword, { address }));
    const made = `quad.devices=${'A'.repeat(22)}.zz.${'A'.repeat(43)}`;
    await guess(victim, 10, address);
    for (const one of [cookie, made])
      expect(outcome(await enter(victim, wrong, { address, cookie: one }))).toBe(
        'LimitExceededException',
      );
  });

  it('with a stolen browser cookie has ten tries, too', async () => {
    const email = await confirmedPerson(app);
    const cookie = deviceOf(await enter(email, goodPassword, atHome));
    const outcomes = [];
    for (let n = 0; n < 12; n += 1)
      outcomes.push(outcome(await enter(email, wrong, { address: freshNetwork(), cookie })));
    expect(outcomes.slice(10)).toEqual(['LimitExceededException', 'LimitExceededException']);
  });
});

describe('The owner of an account for which strangers ask codes', () => {
  const ask = (email: string, browser: Browser) =>
    post('/email-otp/request-password-reset', { email }, browser);
  const reset = (email: string, otp: string, browser: Browser) =>
    post('/email-otp/reset-password', { email, otp, password: 'My-own-words-2026!' }, browser);

  it('gets one when they have used up theirs', async () => {
    const email = await confirmedPerson(app);
    const outcomes = [];
    for (let n = 0; n < 7; n += 1) outcomes.push(outcome(await ask(email, { address: strangers })));
    expect(outcomes.slice(5)).toEqual(['LimitExceededException', 'LimitExceededException']);
    expect(outcome(await ask(email, atHome))).toBe('welcome');
    expect(outcome(await reset(email, await app.lastCode(email), atHome))).toBe('welcome');
  });

  it('uses a code though they guess at it from elsewhere', async () => {
    const email = await confirmedPerson(app);
    await ask(email, atHome);
    const code = await app.lastCode(email);
    const outcomes = [];
    for (let n = 0; n < 20; n += 1)
      outcomes.push(
        outcome(
          await reset(email, code === '123456' ? '654321' : '123456', { address: freshNetwork() }),
        ),
      );
    expect(outcomes.filter((one) => one === 'CodeMismatchException')).toHaveLength(1);
    expect(outcome(await reset(email, code, atHome))).toBe('welcome');
  });

  it('may have asked at one place and enter it at another', async () => {
    const email = await confirmedPerson(app);
    await ask(email, atHome);
    const phone = { address: freshNetwork() };
    expect(outcome(await reset(email, await app.lastCode(email), phone))).toBe('welcome');
  });

  it('has three tries at each code, and they no more', async () => {
    const email = await confirmedPerson(app);
    await ask(email, atHome);
    const code = await app.lastCode(email);
    const other = code === '123456' ? '654321' : '123456';
    for (let n = 0; n < 3; n += 1)
      expect(outcome(await reset(email, other, atHome))).toBe('CodeMismatchException');
    expect(outcome(await reset(email, code, atHome))).toBe('CodeMismatchException');
  });
});

describe('A network that enters wrong codes for many people', () => {
  it('waits, while the others enter theirs', async () => {
    const address = await confirmedPerson(app);
    const { pool } = app.database;
    const { id } = await issueLinkToken(pool, realWorld, {
      purpose: 'sign-in',
      address,
      payload: { userType: 'student', name: '' },
      issuedBy: null,
      lifetimeDays: 1,
    });
    const challenge = 'a-browser-of-its-own';
    const mailed = await issueSignInCode(pool, { secret: testSecret }, realWorld, {
      challenge,
      link: id,
    });
    const tell = async (from: string, by: string, code: string) =>
      outcome(await post('/sign-in/code', { challenge: by, code }, { address: from }));

    const guesses = await Promise.all(
      Array.from({ length: 101 }, (_, n) => tell(strangers, `nobody-asked-${n}`, '123456')),
    );
    expect(guesses.filter((one) => one === 'LimitExceededException')).toHaveLength(1);
    expect(await tell(strangers, challenge, mailed)).toBe('LimitExceededException');
    expect(await tell(atHome.address, challenge, mailed)).toBe('welcome');
  });
});
