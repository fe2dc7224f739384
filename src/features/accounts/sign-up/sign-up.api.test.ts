import { describe, expect, it } from 'vitest';
import { openTestAccounts } from '../testing/open-test-accounts.server.ts';
import {
  confirmedPerson,
  freshEmail,
  goodPassword,
  studentForm,
} from '../testing/people.server.ts';

const app = await openTestAccounts();

describe('Someone who signs up', () => {
  it('gets a code by mail, is signed in by it and known', async () => {
    const email = freshEmail();
    const answer = await app.post('/sign-up/email', studentForm(email, { time_zone: 'UTC' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      token: null,
      user: { email, emailVerified: false, user_type: 'student', time_zone: 'UTC' },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');

    const otp = await app.lastCode(email);
    const confirmed = await app.post('/email-otp/verify-email', { email, otp });
    expect(confirmed.statusCode).toBe(200);
    expect(String(confirmed.headers['set-cookie'])).toMatch(/quad\.session_token=/);

    const signedIn = await app.post('/sign-in/email', { email, password: goodPassword });
    for (const answer of [confirmed, signedIn]) {
      const { token }: { token: string } = answer.json();
      const session = await app.get('/get-session', { token });
      expect(session.json()).toMatchObject({ user: { email, user_type: 'student' } });
    }
  });

  it('may leave the name open and write the address in capitals', async () => {
    const email = freshEmail();
    const form = studentForm(email.toUpperCase(), { name: undefined });
    expect((await app.post('/sign-up/email', form)).json()).toMatchObject({
      user: { email, name: '' },
    });
  });

  it.each(['parent', 'counselor', 'college'])(
    'as a %s is asked for no birth date',
    async (type) => {
      const form = studentForm(freshEmail(), { user_type: type, birth_date: undefined });
      const answer = await app.post('/sign-up/email', form);
      expect(answer.json()).toMatchObject({ user: { user_type: type } });
    },
  );

  it('cannot slip in what others decide', async () => {
    const email = freshEmail();
    for (const further of [
      { approved_at: '2026-01-01T00:00:00Z' },
      { must_set_password: true },
      { deleted_at: '2026-01-01T00:00:00Z' },
    ]) {
      const answer = await app.post('/sign-up/email', studentForm(email, further));
      expect(answer.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    const form = studentForm(email, { emailVerified: true, image: 'https://evil.example/x.png' });
    expect((await app.post('/sign-up/email', form)).json()).toMatchObject({
      user: { emailVerified: false, image: null },
    });
  });

  it('with an address that has an account is told so, in capitals, too', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email));
    for (const again of [email, email.toUpperCase()]) {
      const answer = await app.post('/sign-up/email', studentForm(again));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'UsernameExistsException' });
    }
    expect(await app.mailsTo(email)).toHaveLength(1);
  });

  it('twice at the same instant makes one account; every other call is told it exists', async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.post('/sign-up/email', studentForm(email))),
    );
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'welcome');
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'UsernameExistsException'),
      'welcome',
    ]);
    expect(await app.mailsTo(email)).toHaveLength(1);
  });

  it('with a password that breaks a rule reads the rule', async () => {
    const form = studentForm(freshEmail(), { password: 'quad-demo-2026' });
    const answer = await app.post('/sign-up/email', form);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'InvalidPasswordException',
      message: 'Password must contain at least 1 uppercase letter.',
      fields: { password: 'Password must contain at least 1 uppercase letter.' },
    });
  });

  it.each(['P@ssw0rd', 'Passw0rd!', 'aaaaaaaA1!', 'Lovelace1!'])(
    'with a password that others try first is refused, and no account is made: %s',
    async (password) => {
      const email = freshEmail();
      const answer = await app.post('/sign-up/email', studentForm(email, { password }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        code: 'InvalidPasswordException',
        message: 'There was an issue using this password.  Please try a different password.',
        fields: {
          password:
            'This password is easy to guess. Try a longer one, or a few words that don’t belong together.',
        },
      });
      expect(await app.mailsTo(email)).toEqual([]);
    },
  );

  it('with wrong fields is told which', async () => {
    const answer = await app.post('/sign-up/email', { user_type: 'admin', email: 'x' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'Please enter a valid email address.', password: 'Required.' },
    });
    expect((await app.post('/sign-up/email', {})).json()).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('by a form without JavaScript is welcome as well', async () => {
    const email = freshEmail();
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(
        Object.entries({
          email,
          password: goodPassword,
          user_type: 'student',
          birth_date: '2009-05-01',
        }),
      ).toString(),
    });
    expect(answer.json()).toMatchObject({ user: { email } });
  });
});

describe('A child under thirteen', () => {
  it('is turned away neutrally, and nothing about it is written', async () => {
    const tables = ['account', 'sign_in_method', 'verification', 'mail', 'session', 'mailed_code'];
    const before = await Promise.all(tables.map((table) => app.count(table)));
    const email = freshEmail('child');
    const form = studentForm(email, { birth_date: '2016-05-01' });
    const answer = await app.post('/sign-up/email', form);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      code: 'FORBIDDEN',
      message:
        'We can’t sign you up with these details. A parent or guardian can register and attend instead.',
    });
    expect(await Promise.all(tables.map((table) => app.count(table)))).toEqual(before);
  });

  it('learns nothing of an account its address may have', async () => {
    const email = await confirmedPerson(app);
    const form = studentForm(email, { birth_date: '2016-05-01' });
    expect((await app.post('/sign-up/email', form)).statusCode).toBe(403);
  });
});

describe('The birth date', () => {
  const kept = async (email: string) => {
    const { rows } = await app.database.pool.query<{ birth: string | null }>(
      'select birth_date::text as birth from account where email = $1',
      [email],
    );
    return rows[0]?.birth;
  };

  it('of a student is kept with the account, and shown to no program that signs in', async () => {
    const email = await confirmedPerson(app);
    expect(await kept(email)).toBe('2009-05-01');
    const signedIn = await app.post('/sign-in/email', { email, password: goodPassword });
    const { token }: { token: string } = signedIn.json();
    const session = await app.get('/get-session', { token });
    expect(signedIn.body + session.body).not.toContain('2009-05-01');
  });

  it('of anyone else is not, even when it is sent', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email, { user_type: 'parent' }));
    expect(await kept(email)).toBeNull();
  });

  it('cannot be changed beside the profile', async () => {
    const email = await confirmedPerson(app);
    const signedIn = await app.post('/sign-in/email', { email, password: goodPassword });
    const { token }: { token: string } = signedIn.json();
    await app.post('/update-user', { name: 'Ada', birth_date: '1990-01-01' }, { token });
    expect(await kept(email)).toBe('2009-05-01');
  });
});
