import { describe, expect, it } from 'vitest';
import { openTestAccounts } from '../testing/open-test-accounts.server.ts';
import {
  confirmedPerson,
  freshEmail,
  goodPassword,
  signIn,
  studentForm,
} from '../testing/people.server.ts';

const app = await openTestAccounts();
const wrong = 'Wrong-password-1!';

describe('Someone who signs in', () => {
  it('gets a token that works behind Bearer, and a cookie scripts cannot read', async () => {
    const email = await confirmedPerson(app);
    const answer = await app.post('/sign-in/email', { email, password: goodPassword });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^quad\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).not.toMatch(/Secure/);

    const { token }: { token: string } = answer.json();
    for (const aside of [{ token }, { cookie: cookie.split(';')[0] ?? '' }]) {
      expect((await app.get('/get-session', aside)).json()).toMatchObject({ user: { email } });
    }
  });

  it('cannot use the bare token of the table', async () => {
    const email = await confirmedPerson(app);
    await signIn(app, email);
    const { rows } = await app.database.pool.query<{ token: string }>(
      'select s.token from session s join account a on a.id = s.account_id where a.email = $1',
      [email],
    );
    const token = rows[0]?.token ?? '';
    expect((await app.get('/get-session', { token })).json()).toBeNull();
    expect(
      (await app.get('/get-session', { token: `${token}.${'A'.repeat(43)}=` })).json(),
    ).toBeNull();
  });

  it('with a wrong password hears the same as with an address no one has', async () => {
    const email = await confirmedPerson(app);
    const known = await app.post('/sign-in/email', { email, password: wrong });
    const unknown = await app.post('/sign-in/email', { email: freshEmail(), password: wrong });
    expect(known.statusCode).toBe(401);
    expect(known.json()).toEqual({
      code: 'NotAuthorizedException',
      message: 'Incorrect email or password.',
    });
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });

  it('unconfirmed is told so only with the right password', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email));
    const guessed = await app.post('/sign-in/email', { email, password: wrong });
    expect(guessed.json()).toMatchObject({ code: 'NotAuthorizedException' });
    const right = await app.post('/sign-in/email', { email, password: goodPassword });
    expect(right.statusCode).toBe(403);
    expect(right.json()).toMatchObject({ code: 'UserNotConfirmedException' });
    expect(right.headers['set-cookie']).toBeUndefined();
  });

  it('after ten wrong passwords must wait, with the right one, too', async () => {
    const email = await confirmedPerson(app);
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await app.post('/sign-in/email', { email, password: wrong });
      expect(answer.json()).toMatchObject({ code: 'NotAuthorizedException' });
    }
    const answer = await app.post('/sign-in/email', { email, password: goodPassword });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'LimitExceededException' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is held up in the same way where there is no account', async () => {
    const email = freshEmail();
    const crowd = Array.from({ length: 14 }, () =>
      app.post('/sign-in/email', { email, password: wrong }),
    );
    const codes = (await Promise.all(crowd)).map((answer) => answer.json<{ code: string }>().code);
    expect(codes.filter((code) => code === 'NotAuthorizedException')).toHaveLength(10);
    expect(codes.filter((code) => code === 'LimitExceededException')).toHaveLength(4);
  });

  it('with the right password has all tries again', async () => {
    const email = await confirmedPerson(app);
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 6; tries += 1)
        await app.post('/sign-in/email', { email, password: wrong });
      expect(await signIn(app, email)).not.toBe('');
    }
  });

  it('and out again has no session', async () => {
    const token = await signIn(app, await confirmedPerson(app));
    expect((await app.post('/sign-out', {}, { token })).json()).toEqual({ success: true });
    expect((await app.get('/get-session', { token })).json()).toBeNull();
  });
});

describe('A page of another site', () => {
  it('cannot sign anyone in, out or change anything with a cookie', async () => {
    const email = await confirmedPerson(app);
    const answer = await app.post('/sign-in/email', { email, password: goodPassword });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const headers = { origin: 'https://evil.example' };
    for (const path of ['/sign-out', '/update-user', '/delete-user', '/revoke-sessions']) {
      const refused = await app.post(path, { name: 'x' }, { cookie, headers });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ code: 'FORBIDDEN' });
    }
    const crossSite = await app.post(
      '/sign-in/email',
      { email, password: goodPassword },
      { headers: { ...headers, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } },
    );
    expect(crossSite.statusCode).toBe(403);
    expect((await app.get('/get-session', { cookie })).json()).toMatchObject({ user: { email } });
  });

  it('is told from our own, under any name of this machine and without a referrer', async () => {
    const email = await confirmedPerson(app);
    const answer = await app.post('/sign-in/email', { email, password: goodPassword });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const name = (headers: Record<string, string>) =>
      app.post('/update-user', { name: 'Ada' }, { cookie, headers });
    for (const headers of [
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
      { origin: 'http://localhost:3000', host: 'localhost:3000' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ])
      expect((await name(headers)).statusCode).toBe(200);
    for (const headers of [
      { origin: 'http://evil.example:3000', host: 'evil.example:3000' },
      { origin: 'http://localhost:4000', host: 'localhost:3000' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: '' },
    ])
      expect((await name(headers)).statusCode).toBe(403);
  });

  it('cannot have someone led elsewhere after signing in', async () => {
    const email = await confirmedPerson(app);
    for (const callbackURL of [
      'https://evil.example/',
      '//evil.example',
      String.raw`/\evil.example`,
    ]) {
      const answer = await app.post('/sign-in/email', {
        email,
        password: goodPassword,
        callbackURL,
      });
      expect(answer.statusCode).toBe(403);
    }
  });
});
