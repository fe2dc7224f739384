import { afterAll, expect, it } from 'vitest';
import { openPool } from '../../../platform/database/pool.server.ts';
import { createMailer } from '../../../platform/email/mailer.server.ts';
import { silentLog } from '../../../platform/log.ts';
import { realWorld } from '../../../platform/real-world.server.ts';
import { testBrand } from '../../../platform/testing/test-brand.ts';
import { openAccounts } from './accounts.server.ts';
import { signSessionToken } from '../callers/session-token.server.ts';

// No one listens on port 1.
const pool = openPool({
  connectionString: 'postgres://quad@127.0.0.1:1/quad',
  log: silentLog,
  size: 2,
});
afterAll(() => pool.end());
const secret = 'the secret of a server without a database';
const accounts = openAccounts({
  pool,
  libraryPool: pool,
  secret,
  world: realWorld,
  log: silentLog,
  mailer: createMailer({ world: realWorld, delivery: 'mailbox', domain: 'quad.test' }),
  publicUrl: 'http://127.0.0.1:3000',
  brand: testBrand,
  answerFloor: 0,
});

it.each([
  ['POST', '/sign-in/email'],
  ['POST', '/sign-up/email'],
  ['POST', '/email-otp/request-password-reset'],
  ['POST', '/change-password'],
  ['GET', '/get-session'],
  ['GET', '/list-sessions'],
])('While the database is away everyone is asked to come back: %s %s', async (method, path) => {
  const answer = await accounts.call({
    method,
    path,
    headers: new Headers({
      'content-type': 'application/json',
      authorization: `Bearer ${signSessionToken(secret, 'a-session')}`,
    }),
    body: JSON.stringify({ email: 'ada@demo.test', password: 'Quad-demo-2026!' }),
    address: '127.0.0.1',
  });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});
