import { describe, expect, test } from 'vitest';
import { makeAccount } from '../../src/features/accounts/new-accounts/make-account.server.ts';
import { hashPassword } from '../../src/features/accounts/passwords/hash-password.server.ts';
import { Authenticator } from '../../src/features/accounts/testing/authenticator.server.ts';
import { oneTimeCode, secretOf } from '../../src/features/accounts/testing/one-time-code.server.ts';
import { goodPassword } from '../../src/features/accounts/testing/people.server.ts';
import type { UserType } from '../../src/platform/model/viewer.ts';
import { realWorld } from '../../src/platform/real-world.server.ts';
import { testServer } from '../support/test-server.server.ts';

const origin = 'https://fairs.example.org';
const app = await testServer(new Date().toISOString(), {
  env: { SECOND_FACTOR: 'admins', PUBLIC_URL: origin },
});
const { pool } = app.database;

interface Said {
  readonly code?: string;
  readonly token?: string;
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly id: string;
}
const post = async (path: string, payload: object, token?: string) => {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    payload,
    headers: { origin, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });
  return { status: answer.statusCode, ...answer.json<Said>() };
};
const listOf = async (token: string) =>
  (
    await app.fastify.inject({
      url: '/api/auth/passkey/list',
      headers: { authorization: `Bearer ${token}` },
    })
  ).json<{ id: string; name: string }[]>();
const isAdmin = async (token: string) =>
  (
    await app.fastify.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ listUsers(limit: 1) { items { id } } }' },
      headers: { authorization: `Bearer ${token}` },
    })
  ).json<{ errors?: object[] }>().errors === undefined;
const notices = async (email: string) =>
  (
    await pool.query<{ subject: string }>(
      `select subject from mail where recipient = $1 and kind = 'security-notice' order by id`,
      [email],
    )
  ).rows.map(({ subject }) => subject);

let made = 0;
/** Someone with a password, signed in by it. */
async function person(userType: UserType = 'parent') {
  const email = `holder-${(made += 1)}@people.test`;
  const account = await makeAccount(pool, realWorld, {
    email,
    userType,
    name: 'Ada',
    emailVerified: true,
    approved: true,
  });
  if (!account) throw new Error('No account was made.');
  const { id } = account;
  await pool.query('update account set must_set_password = false where id = $1', [id]);
  await pool.query('update sign_in_method set password = $2 where account_id = $1', [
    id,
    await hashPassword(goodPassword),
  ]);
  const enter = async () =>
    String((await post('/sign-in/email', { email, password: goodPassword })).token);
  return { id, email, enter, token: await enter() };
}

const begin = (token: string) => post('/passkey/add-options', { password: goodPassword }, token);
const add = (token: string, response: object, name = 'My phone') =>
  post('/passkey/add', { name, response }, token);
/** Adds a passkey with a new device. */
async function addOne(token: string): Promise<Authenticator> {
  const device = new Authenticator(origin);
  expect(await add(token, device.create(await begin(token)))).toMatchObject({ status: 200 });
  return device;
}
const options = () => post('/passkey/sign-in-options', {});
const enterBy = (response: object, token?: string) => post('/passkey/sign-in', { response }, token);

describe('someone with a passkey', () => {
  test('adds it by the password, signs in by it alone, renames and removes it, and is told by email', async () => {
    const ada = await person();
    const device = await addOne(ada.token);
    const entered = await enterBy(device.get(await options()));
    expect(entered).toMatchObject({ status: 200, user: { id: ada.id } });
    const token = String(entered.token);
    const [own] = await listOf(token);
    expect(own).toMatchObject({ name: 'My phone' });
    await post('/passkey/rename', { id: own?.id, name: 'Old phone' }, token);
    expect(await listOf(token)).toMatchObject([{ name: 'Old phone' }]);
    expect(
      await post('/passkey/remove', { id: own?.id, password: 'Wrong-Words-1!' }, token),
    ).toMatchObject({ status: 401 });
    expect(
      await post('/passkey/remove', { id: own?.id, password: goodPassword }, token),
    ).toMatchObject({ status: 200 });
    expect(await enterBy(device.get(await options()))).toMatchObject({
      status: 401,
      code: 'NotAuthorizedException',
    });
    expect(await notices(ada.email)).toEqual([
      expect.stringContaining('A passkey was added'),
      expect.stringContaining('A passkey was removed'),
    ]);
  });

  test('has two-step sign-in by it: no code of the app is asked', async () => {
    const ada = await person();
    const begun = await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/two-factor/enable',
      payload: { password: goodPassword },
      headers: { origin, authorization: `Bearer ${ada.token}` },
    });
    const code = oneTimeCode(secretOf(begun.json<{ totpURI: string }>().totpURI));
    const on = await post('/two-factor/verify-totp', { code }, ada.token);
    const device = await addOne(String(on.token));
    expect((await enterBy(device.get(await options()))).token).toEqual(expect.any(String));
  });

  test('gets in though strangers have spent the tries at the password', async () => {
    const ada = await person();
    const device = await addOne(ada.token);
    for (let n = 0; n < 12; n += 1)
      await post('/sign-in/email', { email: ada.email, password: `Wrong-Words-${n}!` });
    expect(
      await post('/sign-in/email', { email: ada.email, password: goodPassword }),
    ).toMatchObject({ status: 429 });
    expect(await enterBy(device.get(await options()))).toMatchObject({ status: 200 });
  });

  test('who is disabled does not get in', async () => {
    const ada = await person();
    const device = await addOne(ada.token);
    await pool.query('update account set disabled_at = now() where id = $1', [ada.id]);
    expect(await enterBy(device.get(await options()))).toMatchObject({ status: 401 });
  });
});

describe('no one gets in', () => {
  test.each([
    ['from another origin', { origin: 'https://evil.test' }],
    ['with a passkey of another host', { host: 'evil.test' }],
    ['unless the device has verified its holder', { verified: false }],
    ['with a challenge that was never given out', { challenge: 'bm90LWdpdmVuLW91dA' }],
    ['as somebody else', { userHandle: Buffer.from('somebody-else').toString('base64url') }],
  ])('%s', async (_how, lies) => {
    const ada = await person();
    const device = await addOne(ada.token);
    expect(await enterBy(device.get(await options(), lies))).toMatchObject({
      status: 401,
      code: 'NotAuthorizedException',
    });
    expect(await enterBy(device.get(await options()))).toMatchObject({ status: 200 });
  });

  test('with what was sent before: the challenge is spent, and the counter has gone on', async () => {
    const ada = await person();
    const device = await addOne(ada.token);
    const sent = device.get(await options());
    expect(await enterBy(sent)).toMatchObject({ status: 200 });
    expect(await enterBy(sent)).toMatchObject({ status: 401 });
    // A copy of the key that counts from where it was copied.
    const copied = device.get(await options(), { counter: 1 });
    expect(await enterBy(copied)).toMatchObject({ status: 401 });
  });

  test('with a challenge of more than five minutes ago, or one that was for adding', async () => {
    const ada = await person();
    const device = await addOne(ada.token);
    const late = await options();
    app.world.advance(5 * 60_000);
    expect(await enterBy(device.get(late))).toMatchObject({ status: 401 });
    const forAdding = await begin(ada.token);
    expect(await enterBy(device.get(forAdding))).toMatchObject({ status: 401 });
  });

  test('with a passkey that was added from another origin or session, or without the password', async () => {
    const [ada, eve] = [await person(), await person()];
    const device = new Authenticator(origin);
    const refused = { status: 400, code: 'CodeMismatchException' };
    const evil = device.create(await begin(ada.token), { origin: 'https://evil.test' });
    expect(await add(ada.token, evil)).toMatchObject(refused);
    const unverified = device.create(await begin(ada.token), { verified: false });
    expect(await add(ada.token, unverified)).toMatchObject(refused);
    const foreign = device.create(await begin(eve.token));
    expect(await add(ada.token, foreign)).toMatchObject(refused);
    expect(await post('/passkey/add-options', {}, ada.token)).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
    });
    expect(
      await post('/passkey/add-options', { password: 'Wrong-Words-1!' }, ada.token),
    ).toMatchObject({ status: 401 });
    expect(await listOf(ada.token)).toEqual([]);
    const own = await addOne(eve.token);
    expect(own.id).toHaveLength(16);
    const [hers] = await listOf(eve.token);
    expect(
      await post('/passkey/remove', { id: hers?.id, password: goodPassword }, ada.token),
    ).toMatchObject({ status: 404 });
  });
});

describe('an admin', () => {
  test('needs no app: a passkey is the second factor, until it is removed or reset', async () => {
    const ada = await person('admin');
    expect(await isAdmin(ada.token)).toBe(false);
    const device = await addOne(ada.token);
    expect(await isAdmin(ada.token)).toBe(true);
    // The password alone is not enough, nor does it bring another second factor.
    const half = await ada.enter();
    expect(await isAdmin(half)).toBe(false);
    for (const path of ['/two-factor/enable', '/passkey/add-options'])
      expect(await post(path, { password: goodPassword }, half)).toMatchObject({ status: 403 });
    const [own] = await listOf(half);
    expect(
      await post('/passkey/remove', { id: own?.id, password: goodPassword }, half),
    ).toMatchObject({ status: 403 });
    const entered = await enterBy(device.get(await options()), half);
    const token = String(entered.token);
    expect(await isAdmin(token)).toBe(true);
    // The replaced one is over.
    expect((await pool.query('select from session where account_id = $1', [ada.id])).rowCount).toBe(
      2,
    );

    const other = await person('admin');
    await addOne(other.token);
    const reset = await app.fastify.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: `mutation { resetSecondFactor(accountId: "${ada.id}") }` },
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(reset.json()).toEqual({ data: { resetSecondFactor: true } });
    expect(await enterBy(device.get(await options()))).toMatchObject({ status: 401 });
    expect(await isAdmin(token)).toBe(false);
  });

  test('who removes the passkey they came in by has to show a second factor again', async () => {
    const ada = await person('admin');
    await addOne(ada.token);
    const [own] = await listOf(ada.token);
    await post('/passkey/remove', { id: own?.id, password: goodPassword }, ada.token);
    expect(await isAdmin(ada.token)).toBe(false);
  });
});
