import { afterEach, describe, expect, it, vi } from 'vitest';
import { realWorld } from '../../../platform/real-world.server.ts';
import { deleteAccount } from '../delete-account.server.ts';
import { issueLinkToken } from '../link-token.server.ts';
import { openTestAccounts } from '../testing/open-test-accounts.server.ts';
import { confirmedPerson, goodPassword, signIn, studentForm } from '../testing/people.server.ts';

let eraserFails = false;
const erased: { accountId: string; email: string }[] = [];
const app = await openTestAccounts({
  erasers: [
    async (tx, accountId, email) => {
      await tx.query('delete from mail where recipient = $1', [email]);
      erased.push({ accountId, email });
    },
    () =>
      eraserFails
        ? Promise.reject(new Error('An entity cannot erase right now.'))
        : Promise.resolve(),
  ],
});
const { pool } = app.database;

afterEach(() => {
  vi.useRealTimers();
  eraserFails = false;
});

const leave = (token: string, body: object) => app.post('/delete-user', body, { token });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

describe('Someone who leaves', () => {
  it('with the password is gone everywhere, and nothing personal remains', async () => {
    const email = await confirmedPerson(app, { name: 'Grace Hopper', time_zone: 'UTC' });
    const token = await signIn(app, email);
    const other = await signIn(app, email);
    await app.post('/email-otp/request-password-reset', { email });

    const answer = await leave(token, { password: goodPassword });
    expect(answer.json()).toEqual({ success: true, message: 'User deleted' });
    expect(String(answer.headers['set-cookie'])).toMatch(/session_token=; Max-Age=0/);
    for (const ended of [token, other])
      expect((await app.get('/get-session', { token: ended })).json()).toBeNull();
    expect(erased.at(-1)?.email).toBe(email);

    // The one email that says so; it leaves the outbox when it is sent.
    const mails = await app.mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['account-deleted']);
    expect(mails[0]?.text).toContain('You deleted your account');
    expect(mails[0]?.text).not.toMatch(/Grace/);

    const tables = ['account', 'sign_in_method', 'session', 'verification', 'link_token'];
    for (const table of tables) {
      const { rows } = await pool.query(
        `select 1 from ${table} t where t::text like $1 or t::text like '%Grace%'`,
        [`%${email}%`],
      );
      expect(rows).toEqual([]);
    }
    const { rows } = await pool.query(
      'select name, deleted_at is not null as is_deleted from account where id = $1',
      [erased.at(-1)?.accountId],
    );
    expect(rows).toEqual([{ name: '', is_deleted: true }]);
  });

  it('with a mailed code needs no password, and may come back as someone new', async () => {
    const email = await confirmedPerson(app);
    const token = await signIn(app, email);
    expect((await app.post('/delete-user/code', {}, { token })).json()).toEqual({
      success: true,
    });
    const code = await app.lastCode(email);
    expect((await leave(token, { code })).statusCode).toBe(200);
    expect((await app.post('/sign-up/email', studentForm(email))).statusCode).toBe(200);
  });

  it('must prove it is them, however young the session', async () => {
    const email = await confirmedPerson(app);
    const token = await signIn(app, email);
    expect((await leave(token, {})).json()).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: 'Required.' },
    });
    expect(codeOf(await leave(token, { password: 'Wrong-password-1!' }))).toBe(
      'NotAuthorizedException',
    );
    expect(codeOf(await leave(token, { code: '000000' }))).toBe('CodeMismatchException');
    expect((await app.get('/get-session', { token })).json()).not.toBeNull();
  });

  it('has three tries at the code, for ten minutes', async () => {
    const email = await confirmedPerson(app);
    const token = await signIn(app, email);
    await app.post('/delete-user/code', {}, { token });
    const code = await app.lastCode(email);
    const wrong = code === '111111' ? '222222' : '111111';
    const guesses = await Promise.all(
      Array.from({ length: 5 }, () => leave(token, { code: wrong })),
    );
    expect(guesses.map(codeOf)).toEqual(Array(5).fill('CodeMismatchException'));
    expect(codeOf(await leave(token, { code }))).toBe('CodeMismatchException');

    await app.post('/delete-user/code', {}, { token });
    const late = await app.lastCode(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect(codeOf(await leave(token, { code: late }))).toBe('ExpiredCodeException');
  });

  it('stays whole when one entity cannot erase', async () => {
    const email = await confirmedPerson(app);
    const token = await signIn(app, email);
    eraserFails = true;
    const answer = await leave(token, { password: goodPassword });
    eraserFails = false;
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expect(answer.body).not.toContain('erase');
    expect((await app.mailsTo(email)).map(({ kind }) => kind)).not.toContain('account-deleted');
    expect((await app.get('/get-session', { token })).json()).toMatchObject({ user: { email } });
    expect((await app.mailsTo(email)).length).toBeGreaterThan(0);
  });

  it('takes the open offers along', async () => {
    const email = await confirmedPerson(app);
    const { rows } = await pool.query<{ id: string }>('select id from account where email = $1', [
      email,
    ]);
    const id = rows[0]?.id ?? '';
    await issueLinkToken(pool, realWorld, {
      purpose: 'parent-invitation',
      address: 'mother@demo.test',
      payload: {},
      issuedBy: id,
      lifetimeDays: 7,
    });
    await deleteAccount(pool, realWorld, [], id);
    expect(await app.count('link_token')).toBe(0);
    await expect(deleteAccount(pool, realWorld, [], id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
