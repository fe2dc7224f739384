import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testServer } from '../support/test-server.server.ts';

const app = await testServer();
const guide = readFileSync(
  new URL('../../docs/guides/run-it-yourself.md', import.meta.url),
  'utf8',
);

test('an operator finds every figure of the server explained in the guide, and no other', async () => {
  const { body } = await app.fastify.inject({
    url: '/metrics',
    headers: { host: '127.0.0.1:3000' },
  });
  const measured = [...body.matchAll(/^# TYPE (quad_\w+) /gm)].map(([, name]) => name);
  const explained = [...guide.matchAll(/^\| `(quad_\w+)` /gm)].map(([, name]) => name);
  expect(measured.length).toBeGreaterThan(10);
  expect(explained.toSorted()).toEqual(measured.toSorted());
});
