import { afterEach, describe, expect, it, vi } from 'vitest';
import { realWorld } from '../../../platform/real-world.server.ts';
import { createAdmin } from '../new-accounts/create-admin-command.server.ts';
import { createInvitedAccount } from '../invitations.server.ts';
import { openTestAccounts } from '../testing/open-test-accounts.server.ts';
import { confirmedPerson, freshEmail, signIn, studentForm } from '../testing/people.server.ts';

const app = await openTestAccounts();
const { pool } = app.database;
const ownPassword = 'My-own-words-2026!';

afterEach(() => vi.useRealTimers());

async function invitedRep(): Promise<{ email: string; temporary: string }> {
  const email = freshEmail('rep');
  const { temporaryPassword } = await createInvitedAccount(pool, realWorld, {
    email,
    userType: 'college',
  });
  return { email, temporary: temporaryPassword ?? '' };
}

const enter = (email: string, password: string) => app.post('/sign-in/email', { email, password });
const choose = (challenge: string, newPassword: string) =>
  app.post('/new-password', { challenge, newPassword });

async function challengeOf(email: string, temporary: string): Promise<string> {
  return (await enter(email, temporary)).json<{ challenge: string }>().challenge;
}

describe('An invited rep', () => {
  it('signs in with the mailed password, must choose an own one and is in', async () => {
    const { email, temporary } = await invitedRep();
    const first = await enter(email, temporary);
    expect(first.statusCode).toBe(200);
    const { challenge, ...told }: { challenge: string } = first.json();
    expect(told).toEqual({ newPasswordRequired: true, redirect: false, token: null });
    expect(challenge).toMatch(/^[\w-]{22}$/);
    expect(first.headers['set-auth-token']).toBeUndefined();
    expect(await app.count('session')).toBe(0);

    const chosen = await choose(challenge, ownPassword);
    expect(chosen.statusCode).toBe(200);
    expect(chosen.json()).toMatchObject({ user: { email, emailVerified: true } });
    const { token }: { token: string } = chosen.json();
    expect((await app.get('/get-session', { token })).json()).toMatchObject({ user: { email } });

    expect(await signIn(app, email, ownPassword)).not.toBe('');
    expect((await enter(email, temporary)).json()).toMatchObject({
      code: 'NotAuthorizedException',
    });
  });

  it('may try again after a password that breaks a rule, and cannot keep the mailed one', async () => {
    const { email, temporary } = await invitedRep();
    const challenge = await challengeOf(email, temporary);
    expect((await choose(challenge, 'weak')).json()).toMatchObject({
      code: 'InvalidPasswordException',
    });
    expect((await choose(challenge, 'Welcome1!')).json()).toMatchObject({
      code: 'InvalidPasswordException',
    });
    expect((await choose(challenge, temporary)).json()).toMatchObject({
      code: 'InvalidPasswordException',
    });
    expect((await choose(challenge, ownPassword)).statusCode).toBe(200);
  });

  it('who enters a mailed code instead must choose an own password, too', async () => {
    const { email } = await invitedRep();
    await app.post('/email-otp/send-verification-otp', { email, type: 'email-verification' });
    const otp = await app.lastCode(email);
    const answer = await app.post('/email-otp/verify-email', { email, otp });
    const { challenge, ...told }: { challenge: string } = answer.json();
    expect(told).toEqual({ newPasswordRequired: true, redirect: false, token: null });
    expect(answer.headers['set-auth-token']).toBeUndefined();
    expect((await choose(challenge, ownPassword)).statusCode).toBe(200);
  });

  it('cannot use a challenge twice, an old one or an invented one', async () => {
    const { email, temporary } = await invitedRep();
    const challenge = await challengeOf(email, temporary);
    const both = await Promise.all([
      choose(challenge, ownPassword),
      choose(challenge, 'Another-one-2026!'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);

    const other = await invitedRep();
    const old = await challengeOf(other.email, other.temporary);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect((await choose(old, ownPassword)).json()).toMatchObject({
      code: 'NotAuthorizedException',
    });
    expect((await choose('x'.repeat(22), ownPassword)).statusCode).toBe(401);
  });

  it('after a week must ask for a reset instead', async () => {
    const { email, temporary } = await invitedRep();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000 + 1000);
    expect((await enter(email, temporary)).json()).toMatchObject({
      code: 'NotAuthorizedException',
    });

    await app.post('/email-otp/request-password-reset', { email });
    const otp = await app.lastCode(email);
    await app.post('/email-otp/reset-password', { email, otp, password: ownPassword });
    expect(await signIn(app, email, ownPassword)).not.toBe('');
  });

  it('with a wrong password hears what everyone hears', async () => {
    const { email } = await invitedRep();
    expect((await enter(email, 'Wrong-password-1!')).body).toBe(
      (await enter(freshEmail(), 'Wrong-password-1!')).body,
    );
  });

  it('who has an account already keeps it as it is, and gets no password', async () => {
    const email = await confirmedPerson(app);
    const mails = (await app.mailsTo(email)).length;
    const { rows: before } = await pool.query<{ id: string }>(
      'select * from account where email = $1',
      [email],
    );
    const invited = await createInvitedAccount(pool, realWorld, {
      email: email.toUpperCase(),
      userType: 'college',
    });
    expect(invited).toEqual({ id: before[0]?.id, temporaryPassword: null });
    const { rows: after } = await pool.query('select * from account where email = $1', [email]);
    expect(after).toEqual(before);
    expect(await app.mailsTo(email)).toHaveLength(mails);
  });

  it('invited twice at the same instant gets one account and one password', async () => {
    const email = freshEmail('rep');
    const invitation = { email, userType: 'college' } as const;
    const both = await Promise.all(
      Array.from({ length: 4 }, () => createInvitedAccount(pool, realWorld, invitation)),
    );
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(both.filter(({ temporaryPassword }) => temporaryPassword !== null)).toHaveLength(1);
  });
});

describe('The operator who makes an admin', () => {
  it('reads a temporary password once; the admin replaces it', async () => {
    const email = freshEmail('admin');
    const made = await createAdmin(pool, realWorld, email);
    if (made.outcome !== 'created') throw new Error(made.outcome);
    const first = await enter(email, made.temporaryPassword);
    expect(first.headers['set-auth-token']).toBeUndefined();
    expect(String(first.headers['set-cookie'])).not.toMatch(/session_token=[^;]/);
    const { challenge }: { challenge: string } = first.json();
    expect((await choose(challenge, ownPassword)).json()).toMatchObject({
      user: { user_type: 'admin' },
    });
    expect(await createAdmin(pool, realWorld, email)).toEqual({
      outcome: 'unchanged',
      id: made.id,
    });
  });

  it('makes someone who has an account an admin, and signs that person out', async () => {
    const email = await confirmedPerson(app);
    const token = await signIn(app, email);
    const made = await createAdmin(pool, realWorld, email.toUpperCase());
    expect(made.outcome).toBe('promoted');
    expect((await app.get('/get-session', { token })).json()).toBeNull();
    expect(await signIn(app, email)).not.toBe('');
  });

  it('takes an account over whose address no one ever confirmed', async () => {
    const email = freshEmail('squatted');
    await app.post('/sign-up/email', studentForm(email));
    const made = await createAdmin(pool, realWorld, email);
    expect(made.outcome).toBe('created');
    expect((await enter(email, 'Quad-demo-2026!')).json()).toMatchObject({
      code: 'NotAuthorizedException',
    });
  });

  it('is told what is no address', async () => {
    await expect(createAdmin(pool, realWorld, 'nobody')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
