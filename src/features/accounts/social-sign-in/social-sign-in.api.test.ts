import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestAccounts, testUrl } from '../testing/open-test-accounts.server.ts';
import { providerClient, startOpenIdProvider } from '../testing/openid-provider.server.ts';
import { confirmedPerson, freshEmail, studentForm } from '../testing/people.server.ts';
import { socialRedirectAlert } from './account-alerts.ts';

const redirectUris = ['google', 'microsoft'].map((name) => `${testUrl}/api/auth/callback/${name}`);
const google = await startOpenIdProvider({ redirectUris });
const microsoft = await startOpenIdProvider({
  redirectUris,
  tenant: '5b2c1f9e-1111-4222-8333-abcdefabcdef',
});
const app = await openTestAccounts({
  google: { ...providerClient, issuer: google.issuer },
  microsoft: { ...providerClient, issuer: microsoft.issuer },
});
const { pool } = app.database;
const providers = { google, microsoft };
type Name = keyof typeof providers;

afterEach(() => vi.useRealTimers());

/** Begins at our page, goes to the provider and stops at the endpoint that leads back. */
async function go(name: Name) {
  const began = await app.post('/sign-in/social', { provider: name, callbackURL: '/app' });
  const { url }: { url: string } = began.json();
  const cookie = String(began.headers['set-cookie']).split(';')[0] ?? '';
  return { url: new URL(url), cookie, back: await providers[name].visit(url) };
}

/** Comes back through our endpoint; `link` is the cookie that the code for an unproven address needs. */
async function comeBack({ back, cookie }: { back: URL; cookie: string }) {
  const answer = await app.fastify.inject({
    method: 'GET',
    url: `${back.pathname}${back.search}`,
    headers: { cookie },
  });
  const target = new URL(String(answer.headers.location), testUrl);
  const cookies = String(answer.headers['set-cookie']);
  const token = /quad\.session_token=([^;]+)/.exec(cookies)?.[1];
  const link = /quad\.link=[^;]+/.exec(cookies)?.[0];
  return { answer, target, token, link, error: target.searchParams.get('error') };
}

const signInAt = async (name: Name) => comeBack(await go(name));
/** Enters the mailed code in the browser that has this cookie, or in one that has none. */
const enterCode = (link: string | undefined, code: string, further = {}) =>
  app.post('/sign-in/social/code', { ...further, code }, link ? { cookie: link } : {});
const whoIs = async (token = '') => (await app.get('/get-session', { token })).json<unknown>();
const linksOf = async (email: string) =>
  (
    await pool.query<{ provider_id: string; subject: string }>(
      `select m.provider_id, m.subject from sign_in_method m join account a on a.id = m.account_id
       where a.email = $1 and m.provider_id <> 'credential'`,
      [email],
    )
  ).rows;

describe('Someone with an account who signs in with Google', () => {
  it('is led to the app, signed in, and is recognized the next time by subject', async () => {
    const email = await confirmedPerson(app);
    const sub = `g-${email}`;
    google.person = { sub, email, email_verified: true, name: 'Ada' };
    const first = await signInAt('google');
    expect(first.target.href).toBe(`${testUrl}/app`);
    expect(await whoIs(first.token)).toMatchObject({ user: { email, name: 'Ada Lovelace' } });
    expect(await linksOf(email)).toEqual([
      { provider_id: 'google', subject: `${google.issuer}#${sub}` },
    ]);

    google.person = { sub, email: freshEmail('moved'), email_verified: false };
    expect(await whoIs((await signInAt('google')).token)).toMatchObject({ user: { email } });
  });

  it('leaves none of the tokens of the provider behind', async () => {
    const { rows } = await pool.query(
      `select 1 from sign_in_method where provider_id <> 'credential'
         and (access_token is not null or refresh_token is not null or id_token is not null)`,
    );
    expect(rows).toEqual([]);
  });

  it('asks for openid, profile and email only, with PKCE, nonce and a state', async () => {
    const { url } = await go('google');
    expect(url.searchParams.get('scope')?.split(' ').toSorted()).toEqual([
      'email',
      'openid',
      'profile',
    ]);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('nonce')).toMatch(/.{20,}/);
    expect(url.searchParams.get('state')).toMatch(/.{20,}/);
    expect(url.searchParams.get('response_type')).toBe('code');
  });

  it('cannot ask for other scopes, bring a token along or sign up this way', async () => {
    for (const further of [
      { scopes: ['https://www.googleapis.com/auth/drive'] },
      { idToken: { token: 'a.b.c' } },
      { requestSignUp: true },
      { additionalParams: { prompt: 'none' } },
      { additionalData: { link: {} } },
    ]) {
      const answer = await app.post('/sign-in/social', { provider: 'google', ...further });
      expect(answer.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    expect((await app.post('/sign-in/social', { provider: 'github' })).statusCode).toBe(400);
    const away = { provider: 'google', callbackURL: 'https://evil.example/' };
    expect((await app.post('/sign-in/social', away)).statusCode).toBe(403);
  });
});

describe('Someone without an account', () => {
  it('is told so and has none afterwards', async () => {
    google.person = { sub: 'g-2', email: freshEmail('nobody'), email_verified: true };
    const before = await app.count('account');
    const { target, error, token } = await signInAt('google');
    expect(target.pathname).toBe('/login');
    expect(socialRedirectAlert(error)?.message).toBe(
      'Account not found.  Please Sign Up with this email first.',
    );
    expect(token).toBeUndefined();
    expect(await app.count('account')).toBe(before);
  });

  it('whose sign-up waits for its code is not let in by Google', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email));
    google.person = { sub: 'g-3', email, email_verified: true };
    const { error, token } = await signInAt('google');
    expect(socialRedirectAlert(error)?.message).toBe('Sign in failed.  Please try again.');
    expect(token).toBeUndefined();
    expect(await linksOf(email)).toEqual([]);
  });

  it('without an address at the provider is asked to try again', async () => {
    google.person = { sub: 'g-4' };
    const { error, token } = await signInAt('google');
    expect(socialRedirectAlert(error)?.message).toBe('Sign in failed.  Please try again.');
    expect(token).toBeUndefined();
  });
});

describe.each([
  ['says the address is not verified', false],
  ['says "false"', 'false'],
  ['says "true" in letters', 'true'],
  ['says 1', 1],
])('When Google %s', (_what, emailVerified) => {
  it('no one is linked without the code mailed to the address', async () => {
    const email = await confirmedPerson(app);
    google.person = { sub: `g-${email}`, email, email_verified: emailVerified };
    const { target, error, token } = await signInAt('google');
    expect(target.pathname).toBe('/login');
    expect(error).toBe('code_wanted');
    expect(token).toBeUndefined();
    expect(await linksOf(email)).toEqual([]);
  });
});

describe('Someone who signs in with Microsoft, which vouches for no address', () => {
  it('enters the mailed code the first time and is recognized from then on', async () => {
    const email = await confirmedPerson(app);
    const sub = `m-${email}`;
    microsoft.person = { sub, email: email.toUpperCase() };
    const first = await signInAt('microsoft');
    expect(first.error).toBe('code_wanted');
    expect(socialRedirectAlert(first.error)).toBeNull();
    const code = await app.lastCode(email);
    const linked = await enterCode(first.link, code);
    expect(linked.statusCode).toBe(200);
    const { token }: { token: string } = linked.json();
    expect(await whoIs(token)).toMatchObject({ user: { email } });
    expect(String(linked.headers['set-cookie'])).toMatch(/quad\.session_token=/);
    expect(String(linked.headers['set-cookie'])).toMatch(/quad\.link=; Max-Age=0/);
    const tenant = microsoft.issuer.replace('common', '5b2c1f9e-1111-4222-8333-abcdefabcdef');
    expect(await linksOf(email)).toEqual([
      { provider_id: 'microsoft', subject: `${tenant}#${sub}` },
    ]);

    const second = await signInAt('microsoft');
    expect(second.target.href).toBe(`${testUrl}/app`);
    expect(await whoIs(second.token)).toMatchObject({ user: { email } });
    expect((await enterCode(first.link, code)).json()).toMatchObject({
      code: 'CodeMismatchException',
    });
  });

  it('is not linked by the right code in another browser, whatever a link brought along', async () => {
    const email = await confirmedPerson(app);
    microsoft.person = { sub: `m-${email}`, email };
    const stranger = await signInAt('microsoft');
    // Nothing in the address could be sent on to whom the mailbox belongs.
    expect(stranger.target.href).toBe(`${testUrl}/login?error=code_wanted`);
    const set = String(stranger.answer.headers['set-cookie']);
    expect(set).toMatch(/quad\.link=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);

    const code = await app.lastCode(email);
    const challenge = stranger.link?.split('=')[1] ?? '';
    const others = await signInAt('microsoft');
    for (const link of [undefined, 'quad.link=', `quad.link=${'x'.repeat(22)}`, others.link]) {
      const answer = await enterCode(link, code, { challenge });
      expect(answer.json()).toMatchObject({ code: 'CodeMismatchException' });
      expect(answer.cookies).toEqual([]);
    }
    expect(await linksOf(email)).toEqual([]);
    expect((await enterCode(stranger.link, code)).statusCode).toBe(200);
  });

  it('has the cookie for the code sent over https only, by this host only', async () => {
    const publicUrl = 'https://fairs.example';
    const at = `${publicUrl}/api/auth/callback/microsoft`;
    const provider = await startOpenIdProvider({ redirectUris: [at] });
    const secure = await openTestAccounts({
      publicUrl,
      microsoft: { ...providerClient, issuer: provider.issuer },
    });
    const email = freshEmail();
    provider.person = { sub: email, email };
    const began = await secure.post('/sign-in/social', { provider: 'microsoft' });
    const back = await provider.visit(began.json<{ url: string }>().url);
    const cookie = String(began.headers['set-cookie']).split(';')[0] ?? '';
    const answer = await secure.get(`/callback/microsoft${back.search}`, { headers: { cookie } });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /__Host-quad\.link=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
  });

  it('sees the same with an address no one has, and no code fits', async () => {
    const email = freshEmail('nobody');
    microsoft.person = { sub: 'm-2', email };
    const { target, error, link } = await signInAt('microsoft');
    expect(target.pathname).toBe('/login');
    expect(error).toBe('code_wanted');
    expect(await app.mailsTo(email)).toEqual([]);
    expect(link).toMatch(/=[\w-]{22}$/);
    const answer = await enterCode(link, '123456');
    expect(answer.json()).toMatchObject({ code: 'CodeMismatchException' });
  });

  it('has three tries at the code, for ten minutes, with their own challenge', async () => {
    const email = await confirmedPerson(app);
    microsoft.person = { sub: `m-${email}`, email };
    const { link } = await signInAt('microsoft');
    const code = await app.lastCode(email);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 3; tries += 1) await enterCode(link, wrong);
    expect((await enterCode(link, code)).json()).toMatchObject({ code: 'CodeMismatchException' });

    const { link: again } = await signInAt('microsoft');
    const late = await app.lastCode(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect((await enterCode(again, late)).json()).toMatchObject({ code: 'ExpiredCodeException' });
    expect(await linksOf(email)).toEqual([]);
  });
});

describe('A provider that was away when Quad started', () => {
  it('is found as soon as someone wants to sign in with it', async () => {
    // Below the ports that the system deals out.
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const issuer = `http://127.0.0.1:${port}`;
    const early = await openTestAccounts({ google: { ...providerClient, issuer } });
    const start = () => early.post('/sign-in/social', { provider: 'google' });
    expect((await start()).json()).toMatchObject({ code: 'NOT_FOUND' });
    await startOpenIdProvider({ redirectUris, port });
    expect((await start()).json()).toMatchObject({ redirect: true });
  });
});

describe('Someone who wants to sign in with a provider no one configured', () => {
  it('is told that there is no such endpoint', async () => {
    const plain = await openTestAccounts();
    for (const provider of ['google', 'microsoft']) {
      const answer = await plain.post('/sign-in/social', { provider });
      expect(answer.statusCode).toBe(404);
    }
    const answer = await plain.get('/callback/google?code=x&state=y');
    expect(String(answer.headers.location)).toMatch(/\/login\?error=/);
  });
});

describe('The way back', () => {
  it('ends at our page also for someone who comes too often', async () => {
    const email = await confirmedPerson(app);
    microsoft.person = { sub: `m-${email}`, email };
    const errors = [];
    for (let times = 0; times < 7; times += 1) {
      const { answer, target, error } = await signInAt('microsoft');
      expect(answer.statusCode).toBe(302);
      expect(target.pathname).toBe('/login');
      errors.push(error);
    }
    expect(errors.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'code_wanted'));
    expect(errors.at(-1)).toBe('sign_in_failed');
  });

  it('is open for three minutes', async () => {
    const email = await confirmedPerson(app);
    google.person = { sub: `g-${email}`, email, email_verified: true };
    const trip = await go('google');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 3 * 60_000 + 1000);
    const { target, error, token } = await comeBack(trip);
    expect(target.pathname).toBe('/login');
    expect(error).toBe('state_mismatch');
    expect(token).toBeUndefined();
  });

  it('is gone once, also for two who come at the same instant', async () => {
    const email = await confirmedPerson(app);
    google.person = { sub: `g-${email}`, email, email_verified: true };
    const trip = await go('google');
    const both = await Promise.all([comeBack(trip), comeBack(trip)]);
    expect(both.filter(({ token }) => token !== undefined)).toHaveLength(1);
    const replayed = await comeBack(trip);
    expect(replayed.error).toBe('state_mismatch');
    expect(replayed.token).toBeUndefined();
  });

  it('is shut for another browser, another provider and an invented state', async () => {
    const email = await confirmedPerson(app);
    google.person = { sub: `g-${email}`, email, email_verified: true };
    const trip = await go('google');
    expect((await comeBack({ ...trip, cookie: '' })).token).toBeUndefined();

    const other = await go('google');
    const swapped = new URL(other.back.href.replace('/google', '/microsoft'));
    expect((await comeBack({ ...other, back: swapped })).token).toBeUndefined();

    const third = await go('google');
    third.back.searchParams.set('state', 'x'.repeat(32));
    expect((await comeBack(third)).error).toBe('state_mismatch');
  });
});
