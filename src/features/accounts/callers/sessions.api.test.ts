import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestAccounts } from '../testing/open-test-accounts.server.ts';
import { confirmedPerson, goodPassword, signIn } from '../testing/people.server.ts';

const app = await openTestAccounts();
const newPassword = 'Another-demo-2027!';

afterEach(() => vi.useRealTimers());

const sessionOf = async (token: string) =>
  (await app.get('/get-session', { token })).json<unknown>();

describe('Someone who is signed in', () => {
  it('sees where, and ends one session, the others or all', async () => {
    const email = await confirmedPerson(app);
    const [phone, laptop, school] = [
      await signIn(app, email),
      await signIn(app, email),
      await signIn(app, email),
    ];
    const list = (await app.get('/list-sessions', { token: phone })).json<{ token: string }[]>();
    expect(list).toHaveLength(3);

    const atSchool = list.find(({ token }) => school.startsWith(token))?.token;
    await app.post('/revoke-session', { token: atSchool }, { token: phone });
    expect(await sessionOf(school)).toBeNull();
    await app.post('/revoke-other-sessions', {}, { token: phone });
    expect(await sessionOf(laptop)).toBeNull();
    expect(await sessionOf(phone)).not.toBeNull();
    await app.post('/revoke-sessions', {}, { token: phone });
    expect(await sessionOf(phone)).toBeNull();
  });

  it('cannot end the session of someone else', async () => {
    const mine = await signIn(app, await confirmedPerson(app));
    const theirs = await signIn(app, await confirmedPerson(app));
    const token = theirs.split('.')[0];
    await app.post('/revoke-session', { token }, { token: mine });
    expect(await sessionOf(theirs)).not.toBeNull();
  });

  it('who asked not to be remembered is forgotten after a day', async () => {
    const email = await confirmedPerson(app);
    const answer = await app.post('/sign-in/email', {
      email,
      password: goodPassword,
      rememberMe: false,
    });
    expect(String(answer.headers['set-cookie'])).not.toMatch(/session_token=[^;]+; Max-Age/);
    const { token }: { token: string } = answer.json();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 23 * 3_600_000);
    expect(await sessionOf(token)).not.toBeNull();
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    expect(await sessionOf(token)).toBeNull();
  });

  it('who does not come back for a fortnight is signed out', async () => {
    const token = await signIn(app, await confirmedPerson(app));
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 14 * 24 * 3_600_000 + 1000);
    expect(await sessionOf(token)).toBeNull();
  });

  it('changes the password with the old one, and only so; it ends the other sessions', async () => {
    const email = await confirmedPerson(app);
    const token = await signIn(app, email);
    const other = await signIn(app, email);
    const change = (currentPassword: string, chosen: string, further = {}) =>
      app.post('/change-password', { currentPassword, newPassword: chosen, ...further }, { token });
    expect((await change('Wrong-password-1!', newPassword)).json()).toMatchObject({
      code: 'NotAuthorizedException',
    });
    expect((await change(goodPassword, 'weak')).json()).toMatchObject({
      code: 'InvalidPasswordException',
    });
    expect((await change(goodPassword, 'Passw0rd!')).json()).toMatchObject({
      code: 'InvalidPasswordException',
    });
    expect(await sessionOf(other)).not.toBeNull();
    const changed = await change(goodPassword, newPassword, { revokeOtherSessions: false });
    expect(changed.statusCode).toBe(200);
    expect(await sessionOf(other)).toBeNull();
    expect(await sessionOf(token)).toBeNull();
    expect((await app.mailsTo(email)).at(-1)).toMatchObject({
      kind: 'security-notice',
      text: expect.stringContaining('Your password was changed') as string,
    });
    expect(await sessionOf(changed.json<{ token: string }>().token)).not.toBeNull();
    expect(await signIn(app, email, newPassword)).not.toBe('');
  });

  it('cannot guess the old password on and on', async () => {
    const token = await signIn(app, await confirmedPerson(app));
    const codes = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const body = { currentPassword: `Wrong-password-${tries}!`, newPassword };
      codes.push(
        (await app.post('/change-password', body, { token })).json<{ code: string }>().code,
      );
    }
    expect(codes.slice(10)).toEqual(['LimitExceededException', 'LimitExceededException']);
  });

  it('changes name, time zone and language, and nothing an admin or a link decides', async () => {
    const token = await signIn(app, await confirmedPerson(app));
    const update = (body: object) => app.post('/update-user', body, { token });
    expect(
      (await update({ name: 'Ada', time_zone: 'America/Denver', locale: 'es' })).statusCode,
    ).toBe(200);
    expect(await sessionOf(token)).toMatchObject({
      user: { name: 'Ada', time_zone: 'America/Denver', locale: 'es' },
    });
    for (const body of [
      { user_type: 'admin' },
      { email: 'other@demo.test' },
      { emailVerified: true },
      { image: 'https://evil.example/x.png' },
      { approved_at: '2026-01-01T00:00:00Z' },
      { college_id: 'x' },
      { must_set_password: false },
      { id: 'x' },
    ]) {
      const answer = await update({ name: 'Eve', ...body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [Object.keys(body)[0] ?? '']: 'You can’t set this.' },
      });
    }
    expect(await sessionOf(token)).toMatchObject({ user: { name: 'Ada', user_type: 'student' } });
  });
});

describe('A stranger', () => {
  it('is asked to sign in at every endpoint for people', async () => {
    for (const path of ['/list-sessions', '/list-accounts']) {
      const answer = await app.get(path);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    for (const [path, body] of [
      ['/revoke-session', { token: 'x' }],
      ['/revoke-sessions', {}],
      ['/revoke-other-sessions', {}],
      ['/update-user', { name: 'x' }],
      ['/unlink-account', { accountId: 'x' }],
      ['/delete-user', { password: goodPassword }],
      ['/delete-user/code', {}],
      ['/change-password', { currentPassword: goodPassword, newPassword }],
    ] as const) {
      expect((await app.post(path, body)).statusCode).toBe(401);
    }
  });
});
