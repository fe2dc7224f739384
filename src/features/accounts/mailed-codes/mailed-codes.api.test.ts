import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestAccounts } from '../testing/open-test-accounts.server.ts';
import { confirmedPerson, freshEmail, signIn, studentForm } from '../testing/people.server.ts';

const app = await openTestAccounts();
const minute = 60_000;
const newPassword = 'Another-demo-2027!';

// Only the date moves; timers and sockets go on.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

function later(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

/** A code of six digits that is not the given one. */
function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

const confirm = (email: string, otp: string) => app.post('/email-otp/verify-email', { email, otp });
const resend = (email: string) =>
  app.post('/email-otp/send-verification-otp', { email, type: 'email-verification' });
const askReset = (email: string) => app.post('/email-otp/request-password-reset', { email });
const reset = (email: string, otp: string, password = newPassword) =>
  app.post('/email-otp/reset-password', { email, otp, password });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

describe('A student who confirms the address', () => {
  it('and mistypes the code three times asks for a new one', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email));
    const code = await app.lastCode(email);
    for (let tries = 0; tries < 3; tries += 1)
      expect(codeOf(await confirm(email, otherThan(code)))).toBe('CodeMismatchException');
    expect(codeOf(await confirm(email, code))).toBe('CodeMismatchException');

    expect((await resend(email)).json()).toEqual({ success: true });
    const fresh = await app.lastCode(email);
    expect((await confirm(email, fresh)).statusCode).toBe(200);
    expect(await app.mailsTo(email)).toHaveLength(2);
  });

  it('after more than ten minutes is told that the code has expired', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email));
    const code = await app.lastCode(email);
    later(10 * minute + 1000);
    expect(codeOf(await confirm(email, code))).toBe('ExpiredCodeException');
  });

  it('cannot use the older of two codes, or one code twice', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email));
    const first = await app.lastCode(email);
    later(1000);
    await resend(email);
    const second = await app.lastCode(email);
    if (first !== second) expect(codeOf(await confirm(email, first))).toBe('CodeMismatchException');
    expect((await confirm(email, second)).statusCode).toBe(200);
    expect(codeOf(await confirm(email, second))).toBe('CodeMismatchException');
  });

  it('finds no code in the database', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email));
    const code = await app.lastCode(email);
    const { rows } = await app.database.pool.query<{ value: string }>(
      'select value from verification where identifier like $1',
      [`%${email}`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.value).not.toContain(code);
  });
});

describe('Someone who asks for the confirmation mail again', () => {
  it('hears the same with an unknown, an unconfirmed and a confirmed address', async () => {
    const unconfirmed = freshEmail();
    await app.post('/sign-up/email', studentForm(unconfirmed));
    const confirmed = await confirmedPerson(app);
    const unknown = freshEmail();
    const mails = (await app.mailsTo(confirmed)).length;

    const answers = [];
    for (const email of [unknown, unconfirmed, confirmed]) answers.push(await resend(email));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(await app.mailsTo(unknown)).toEqual([]);
    expect(await app.mailsTo(unconfirmed)).toHaveLength(2);
    expect(await app.mailsTo(confirmed)).toHaveLength(mails);
  });

  it('hears the same with wrong codes for a known and an unknown address, to the last', async () => {
    const known = freshEmail();
    await app.post('/sign-up/email', studentForm(known));
    const unknown = freshEmail();
    await resend(known);
    await resend(unknown);
    const code = await app.lastCode(known);
    const heard = async (email: string) => {
      const bodies = [];
      for (let tries = 0; tries < 5; tries += 1)
        bodies.push((await confirm(email, otherThan(code))).body);
      return bodies;
    };
    expect(await heard(unknown)).toEqual(await heard(known));

    await resend(known);
    await resend(unknown);
    later(11 * minute);
    expect(codeOf(await confirm(known, code))).toBe('ExpiredCodeException');
    expect(codeOf(await confirm(unknown, code))).toBe('ExpiredCodeException');
  });

  it('more than five times in a quarter of an hour must wait, known or not', async () => {
    const known = freshEmail();
    await app.post('/sign-up/email', studentForm(known));
    for (const email of [known, freshEmail()]) {
      for (let times = 0; times < 5; times += 1) expect((await resend(email)).statusCode).toBe(200);
      const answer = await resend(email);
      expect(answer.statusCode).toBe(429);
      expect(codeOf(answer)).toBe('LimitExceededException');
    }
  });

  it('gets only a few mails a day while the address is unconfirmed', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email));
    for (let times = 0; times < 10; times += 1) {
      await resend(email);
      later(4 * minute);
    }
    const sent = (await app.mailsTo(email)).filter(({ status }) => status === 'sent');
    expect(sent).toHaveLength(6);
  });

  it('cannot ask for another kind of code', async () => {
    const email = await confirmedPerson(app);
    for (const type of ['sign-in', 'forget-password', 'change-email']) {
      const answer = await app.post('/email-otp/send-verification-otp', { email, type });
      expect(answer.statusCode).toBe(403);
    }
    expect(codeOf(await resend('no address'))).toBe('BAD_USER_INPUT');
  });
});

describe('Someone who forgot the password', () => {
  it('sets a new one by a mailed code and is signed out everywhere', async () => {
    const email = await confirmedPerson(app);
    const token = await signIn(app, email);
    expect((await askReset(email)).json()).toEqual({ success: true });
    const answer = await reset(email, await app.lastCode(email));
    expect(answer.json()).toEqual({ success: true });
    expect((await app.get('/get-session', { token })).json()).toBeNull();
    expect(codeOf(await app.post('/sign-in/email', { email, password: 'Quad-demo-2026!' }))).toBe(
      'NotAuthorizedException',
    );
    expect(await signIn(app, email, newPassword)).not.toBe('');
  });

  it('reads in an email that the password was reset, and what to do if it was not them', async () => {
    const email = await confirmedPerson(app);
    await askReset(email);
    await reset(email, await app.lastCode(email));
    const last = (await app.mailsTo(email)).at(-1);
    expect(last?.kind).toBe('security-notice');
    expect(last?.text).toContain('Your password was reset with a code from your email');
    expect(last?.text).toContain('/reset-password');
  });

  it('may try another password with the same code when the first breaks a rule', async () => {
    const email = await confirmedPerson(app);
    await askReset(email);
    const code = await app.lastCode(email);
    expect(codeOf(await reset(email, code, 'weak'))).toBe('InvalidPasswordException');
    expect(codeOf(await reset(email, code, 'P@ssw0rd1'))).toBe('InvalidPasswordException');
    expect((await reset(email, code)).statusCode).toBe(200);
    expect(codeOf(await reset(email, code))).toBe('CodeMismatchException');
  });

  it('hears the same with an address no one has, from asking to the last guess', async () => {
    const known = await confirmedPerson(app);
    const unknown = freshEmail();
    expect((await askReset(unknown)).body).toBe((await askReset(known)).body);
    expect(await app.mailsTo(unknown)).toEqual([]);
    const code = otherThan(await app.lastCode(known));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await reset(unknown, code)).body).toBe((await reset(known, code)).body);
  });

  it('has shown that the address is theirs', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email));
    await askReset(email);
    await reset(email, await app.lastCode(email));
    expect(await signIn(app, email, newPassword)).not.toBe('');
  });

  it('cannot guess on for ever, over however many codes', async () => {
    const email = await confirmedPerson(app);
    const codes = [];
    for (let round = 0; round < 5; round += 1) {
      await askReset(email);
      const code = otherThan(await app.lastCode(email));
      for (let tries = 0; tries < 4; tries += 1) codes.push(codeOf(await reset(email, code)));
    }
    expect(codes.filter((code) => code === 'LimitExceededException').length).toBeGreaterThan(0);
  });
});
