import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { makeAccount } from '../../src/features/accounts/new-accounts/make-account.server.ts';
import { hashPassword } from '../../src/features/accounts/passwords/hash-password.server.ts';
import { oneTimeCode, secretOf } from '../../src/features/accounts/testing/one-time-code.server.ts';
import { goodPassword } from '../../src/features/accounts/testing/people.server.ts';
import { readEnv } from '../../src/platform/env.server.ts';
import { realWorld } from '../../src/platform/real-world.server.ts';
import { testServer } from '../support/test-server.server.ts';

const app = await testServer(new Date().toISOString(), { env: { SECOND_FACTOR: 'admins' } });
const { pool } = app.database;

const post = (path: string, payload: object, token?: string, cookie?: string) =>
  app.fastify.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie, origin: 'http://127.0.0.1:3000' }),
    },
  });
const ask = async (token: string, query = '{ listUsers { items { id } } }') => {
  const answer = await post('/graphql', { query }, token);
  return answer.json<{
    data?: object | null;
    errors?: { message: string; extensions: { code: string } }[];
  }>();
};
const tokenIn = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-auth-token']);

let made = 0;
/** An admin with a password, signed in. */
async function admin(userType: 'admin' | 'admin6x6' = 'admin') {
  made += 1;
  const email = `admin-${made}@people.test`;
  const account = await makeAccount(pool, realWorld, {
    email,
    userType,
    name: 'Ada',
    emailVerified: true,
    approved: true,
  });
  if (!account) throw new Error('No admin was made.');
  const { id } = account;
  await pool.query('update account set must_set_password = false where id = $1', [id]);
  await pool.query('update sign_in_method set password = $2 where account_id = $1', [
    id,
    await hashPassword(goodPassword),
  ]);
  const enter = () => post('/api/auth/sign-in/email', { email, password: goodPassword });
  return { id, email, enter, token: tokenIn(await enter()) };
}

async function setUp(token: string) {
  const begun = await post('/api/auth/two-factor/enable', { password: goodPassword }, token);
  const secret = secretOf(begun.json<{ totpURI: string }>().totpURI);
  const code = oneTimeCode(secret);
  return {
    secret,
    token: tokenIn(await post('/api/auth/two-factor/verify-totp', { code }, token)),
  };
}

describe.each(['admin', 'admin6x6'] as const)('an account of type %s', (userType) => {
  test('can do nothing by the API before the second step is set up, and everything after it', async () => {
    const { token } = await admin(userType);
    for (const query of [
      '{ me { sub } }',
      '{ listUsers { items { id } } }',
      '{ majors { name } }',
    ]) {
      const { data, errors } = await ask(token, query);
      expect(data ?? null).toBeNull();
      expect(errors?.[0]).toMatchObject({
        message:
          'Set up two-step sign-in first: open /app/second-factor in a browser, or sign in with your code.',
        extensions: { code: 'FORBIDDEN' },
      });
    }
    const ready = await setUp(token);
    expect((await ask(ready.token, '{ me { sub } }')).errors).toBeUndefined();
  });
});

test('an admin who switches it off has no role until it is on again', async () => {
  const { token } = await setUp((await admin()).token);
  expect((await ask(token)).errors).toBeUndefined();
  const off = await post('/api/auth/two-factor/disable', { password: goodPassword }, token);
  expect((await ask(tokenIn(off))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('people of other types are not asked', async () => {
  const student = await app.person('student');
  expect((await student.call('{ me { sub } }')).errors).toBeUndefined();
});

test('an admin who lost the app is helped by another one, which is on record, and by no student', async () => {
  const lost = await admin();
  await setUp(lost.token);
  const helper = await admin();
  const { token } = await setUp(helper.token);
  const reset = `mutation { resetSecondFactor(accountId: "${lost.id}") }`;
  const student = await app.person('student');
  expect((await student.call(reset)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const own = `mutation { resetSecondFactor(accountId: "${helper.id}") }`;
  expect((await ask(token, own)).errors?.[0]?.extensions.code).toBe('CONFLICT');

  expect((await ask(token, reset)).errors).toBeUndefined();
  const again = await lost.enter();
  expect(again.statusCode).toBe(200);
  expect((await ask(tokenIn(again))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const { rows } = await pool.query<{ action: string; account_id: string }>(
    'select action, account_id from audit_entry where subject_id = $1',
    [lost.id],
  );
  expect(rows).toEqual([{ action: 'resetSecondFactor', account_id: helper.id }]);
  const { rows: mails } = await pool.query<{ text: string }>(
    `select text from mail where recipient = $1 and kind = 'security-notice' order by id desc limit 1`,
    [lost.email],
  );
  expect(mails[0]?.text).toContain('An admin reset your two-step sign-in');
});

test('an admin’s session ends after two days away, and after a week in all', async () => {
  const { id } = await admin();
  const { rows } = await pool.query<{ days: number }>(
    `select extract(epoch from expires_at - created_at) / 86400 as days from session
     where account_id = $1`,
    [id],
  );
  expect(Number(rows[0]?.days)).toBeCloseTo(2, 1);
});

test('an admin’s session from before the upgrade ends as early as later ones, and a student’s lives on', async () => {
  const { id, token: begun } = await admin();
  const { token } = await setUp(begun);
  const student = await app.person('student');
  const older = (account: string | null, created: string, renewed: string) =>
    pool.query(
      `update session set created_at = now() - $2::interval, updated_at = now() - $3::interval,
         expires_at = now() - $3::interval + interval '14 days'
       where account_id = $1`,
      [account, created, renewed],
    );
  const daysLeft = async (account: string | null) => {
    const { rows } = await pool.query<{ days: number }>(
      `select extract(epoch from expires_at - now())::float8 / 86400 as days from session
       where account_id = $1 order by expires_at limit 1`,
      [account],
    );
    return rows[0]?.days;
  };
  const file = new URL('../../migrations/0057-links-and-admin-sessions.sql', import.meta.url);
  const upgrade = async () => pool.query(await readFile(file, 'utf8'));

  await older(id, '4 days', '1 hour');
  await older(student.id, '4 days', '1 hour');
  await upgrade();
  expect(await daysLeft(id)).toBeCloseTo(2 - 1 / 24, 1);
  expect(await daysLeft(student.id)).toBeCloseTo(14 - 1 / 24, 1);
  expect((await ask(token)).errors).toBeUndefined();

  await older(id, '9 days', '1 hour');
  await upgrade();
  expect((await ask(token)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await student.call('{ me { sub } }')).errors).toBeUndefined();
});

test.each([
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', DEMO: 'on' }, false],
  [{ NODE_ENV: 'production', SECOND_FACTOR: 'off' }, false],
  [{}, false],
  [{ SECOND_FACTOR: 'admins' }, true],
])('with %j an operator finds it required: %s', (own, required) => {
  const env = readEnv({
    SECRET: 'x'.repeat(40),
    PUBLIC_URL: 'https://fairs.example.org',
    SMTP_URL: 'smtps://user:password@smtp.example.org:465',
    MAIL_FROM: 'fairs@example.org',
    ...own,
  });
  expect(env.adminsNeedSecondFactor).toBe(required);
});
