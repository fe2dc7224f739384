import { expect, it } from 'vitest';
import { createMailer } from '../../../platform/email/mailer.server.ts';
import { silentLog } from '../../../platform/log.ts';
import { realWorld } from '../../../platform/real-world.server.ts';
import { testBrand } from '../../../platform/testing/test-brand.ts';
import { openTestAccounts, testSecret, testUrl } from '../testing/open-test-accounts.server.ts';
import { startEngine } from './engine.server.ts';
import { openEndpoints } from './open-endpoints.ts';

const app = await openTestAccounts();
const client = { clientId: 'quad', clientSecret: 'secret', issuer: 'http://127.0.0.1:9' };
const engine = startEngine({
  pool: app.database.pool,
  libraryPool: app.database.identityPool,
  world: realWorld,
  log: silentLog,
  mailer: createMailer({ world: realWorld, delivery: 'mailbox', domain: 'quad.test' }),
  secret: testSecret,
  publicUrl: testUrl,
  brand: testBrand,
  google: client,
  microsoft: client,
});

/** Every endpoint the library has, ours among them. */
const endpoints = Object.values(engine.api).flatMap((endpoint) => {
  const path: unknown = 'path' in endpoint ? endpoint.path : undefined;
  if (typeof path !== 'string') return [];
  const { method } = endpoint.options;
  return [method].flat().map((one) => `${one} ${path}`);
});

it('A stranger finds exactly these endpoints open', () => {
  expect(Object.keys(openEndpoints).toSorted()).toEqual([
    'GET /callback/google',
    'GET /callback/microsoft',
    'GET /get-session',
    'GET /list-accounts',
    'GET /list-sessions',
    'GET /passkey/list',
    'POST /change-password',
    'POST /delete-user',
    'POST /delete-user/code',
    'POST /email-otp/request-password-reset',
    'POST /email-otp/reset-password',
    'POST /email-otp/send-verification-otp',
    'POST /email-otp/verify-email',
    'POST /new-password',
    'POST /passkey/add',
    'POST /passkey/add-options',
    'POST /passkey/remove',
    'POST /passkey/rename',
    'POST /passkey/sign-in',
    'POST /passkey/sign-in-options',
    'POST /revoke-other-sessions',
    'POST /revoke-session',
    'POST /revoke-sessions',
    'POST /sign-in/code',
    'POST /sign-in/email',
    'POST /sign-in/link',
    'POST /sign-in/social',
    'POST /sign-in/social/code',
    'POST /sign-in/unlock',
    'POST /sign-out',
    'POST /sign-up/email',
    'POST /two-factor/disable',
    'POST /two-factor/enable',
    'POST /two-factor/generate-backup-codes',
    'POST /two-factor/verify-backup-code',
    'POST /two-factor/verify-totp',
    'POST /unlink-account',
    'POST /update-user',
  ]);
});

it('Every open endpoint has something behind it', () => {
  const behind = endpoints.map((each) => each.replace(':id', 'google'));
  const missing = Object.keys(openEndpoints).filter((each) => !behind.includes(each));
  expect(missing).toEqual(['GET /callback/microsoft']);
});

it('A stranger finds every other endpoint of the library shut', async () => {
  const shut = endpoints.filter(
    (each) => !Object.hasOwn(openEndpoints, each) && !each.includes(':id'),
  );
  expect(shut.length).toBeGreaterThan(15);
  for (const each of shut) {
    const [method = '', path = ''] = each.split(' ');
    const url = `/api/auth${path.replace(/:\w+/g, 'x')}`;
    const answer = await app.fastify.inject({
      method: method === 'GET' ? 'GET' : 'POST',
      url,
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    expect(`${each} ${answer.statusCode}`).toBe(`${each} 404`);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});

it.each([
  '/sign-in/email/',
  '//sign-in/email',
  '/sign-in%2Femail',
  '/SIGN-IN/email',
  '/callback/github',
])('A stranger who writes an endpoint in another way finds it shut: %s', async (path) => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await app.fastify.inject({ method, url: `/api/auth${path}` });
    expect([404, 405]).toContain(answer.statusCode);
  }
});

it('Only GET and POST are answered at all', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const) {
    const answer = await app.fastify.inject({ method, url: '/api/auth/get-session' });
    expect(answer.statusCode).toBe(404);
  }
});
