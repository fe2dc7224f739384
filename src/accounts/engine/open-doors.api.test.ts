import { expect, it } from 'vitest';
import { openTestAccounts, testSecret, testUrl } from '../testing/open-test-accounts.server.ts';
import { createMailer } from '../../platform/email/mailer.server.ts';
import { silentLog } from '../../platform/log.ts';
import { realWorld } from '../../platform/real-world.server.ts';
import { testBrand } from '../../platform/testing/test-brand.ts';
import { startEngine } from './engine.server.ts';
import { openDoors } from './open-doors.ts';

const house = await openTestAccounts();
const client = { clientId: 'quad', clientSecret: 'secret', issuer: 'http://127.0.0.1:9' };
const engine = startEngine({
  pool: house.database.pool,
  libraryPool: house.database.identityPool,
  world: realWorld,
  log: silentLog,
  mailer: createMailer({ world: realWorld, delivery: 'mailbox', domain: 'quad.test' }),
  secret: testSecret,
  publicUrl: testUrl,
  brand: testBrand,
  google: client,
  microsoft: client,
});

/** Every door the library has, ours among them. */
const doors = Object.values(engine.api).flatMap((endpoint) => {
  const path: unknown = 'path' in endpoint ? endpoint.path : undefined;
  if (typeof path !== 'string') return [];
  const { method } = endpoint.options;
  return [method].flat().map((one) => `${one} ${path}`);
});

it('A stranger finds exactly these doors open', () => {
  expect(Object.keys(openDoors).toSorted()).toEqual([
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

it('Every open door has something behind it', () => {
  const behind = doors.map((door) => door.replace(':id', 'google'));
  const missing = Object.keys(openDoors).filter((door) => !behind.includes(door));
  expect(missing).toEqual(['GET /callback/microsoft']);
});

it('A stranger finds every other door of the library shut', async () => {
  const shut = doors.filter((door) => !Object.hasOwn(openDoors, door) && !door.includes(':id'));
  expect(shut.length).toBeGreaterThan(15);
  for (const door of shut) {
    const [method = '', path = ''] = door.split(' ');
    const url = `/api/auth${path.replace(/:\w+/g, 'x')}`;
    const answer = await house.app.inject({
      method: method === 'GET' ? 'GET' : 'POST',
      url,
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    expect(`${door} ${answer.statusCode}`).toBe(`${door} 404`);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});

it.each([
  '/sign-in/email/',
  '//sign-in/email',
  '/sign-in%2Femail',
  '/SIGN-IN/email',
  '/callback/github',
])('A stranger who writes a door in another way finds it shut: %s', async (path) => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await house.app.inject({ method, url: `/api/auth${path}` });
    expect([404, 405]).toContain(answer.statusCode);
  }
});

it('Only GET and POST knock at all', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const) {
    const answer = await house.app.inject({ method, url: '/api/auth/get-session' });
    expect(answer.statusCode).toBe(404);
  }
});
