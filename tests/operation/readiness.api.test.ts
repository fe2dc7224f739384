import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { testServer } from '../support/test-server.server.ts';

/** A port where no one answers. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const app = await testServer('2026-11-21T12:00:00Z', {
  env: { SMTP_URL: `smtp://127.0.0.1:${await closedPort()}`, MAIL_FROM: 'fairs@quad.example' },
});
const figures = async () =>
  (await app.fastify.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })).body;

test('visitors still get in while the mail server is unreachable, and the operator sees why email waits', async () => {
  const student = await app.person('student');
  const ready = await app.fastify.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok' }]);
  expect((await student.call('{ me { email } }')).data).toEqual({ me: { email: student.email } });
  await eventually(async () => {
    expect(await figures()).toContain('quad_part_works{part="mail"} 0');
  });
  // Looked at again and again, the process stays.
  for (let times = 0; times < 5; times += 1)
    expect((await app.fastify.inject('/readyz')).statusCode).toBe(200);
});

test('a process that is told to stop says so and answers as before', async () => {
  const neighbor = await app.neighbor();
  neighbor.startStopping();
  const ready = await neighbor.fastify.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'unavailable', failing: ['stopping'] },
  ]);
  const answer = await neighbor.fastify.inject({ url: '/graphql?query={__typename}' });
  expect([answer.statusCode, answer.headers['connection']]).toEqual([200, 'close']);
  expect((await app.fastify.inject('/readyz')).statusCode).toBe(200);
});
