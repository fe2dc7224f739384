import { expect, test } from 'vitest';
import { testServer } from '../support/test-server.server.ts';

const app = await testServer();
const figures = async (of: Pick<typeof app, 'fastify'> = app) =>
  (await of.fastify.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })).body;

test('an operator sees calls by operation and errors by code, whatever names callers make up', async () => {
  const student = await app.person('student');
  await student.call('query MadeUp1 { me { email } }');
  await student.call('query MadeUp2 { a: me { email } b: me { email } }');
  await student.call('query MadeUp3 { me { email } listColleges { items { id } } }');
  await student.call('{ getFairAttendee(id: "00000000-0000-7000-8000-000000000000") { id } }');
  await student.call('mutation { deleteCollege(input: { id: "x" }) { id } }');
  await student.call('{ nothingOfTheKind }');
  const body = await figures();
  expect(body).toContain('quad_graphql_duration_seconds_count{operation="me"} 2');
  expect(body).toContain('quad_graphql_duration_seconds_count{operation="several"} 1');
  expect(body).toMatch(/quad_graphql_errors_total\{operation="deleteCollege",code="\w+"\} 1/);
  expect(body).toContain('quad_graphql_errors_total{operation="none",code="BAD_USER_INPUT"} 1');
  expect(body).not.toContain('MadeUp');
});

test('account endpoints are told apart, and addresses that callers make up are not', async () => {
  await app.fastify.inject({ url: '/api/auth/get-session?x=1' });
  await app.fastify.inject({ url: '/api/auth/made-up-by-a-stranger' });
  const body = await figures();
  expect(body).toContain('route="/api/auth/get-session"');
  expect(body).toContain('route="/api/auth/*"');
  expect(body).not.toContain('made-up-by-a-stranger');
});

test('figures of the whole database are told by one process, and by another when that one has ended', async () => {
  const first = await app.neighbor();
  const second = await app.neighbor();
  const tells = (body: string) => /^quad_jobs\{state="due"\} \d+$/m.test(body);
  await app.database.pool.query('delete from metrics_reporter');
  expect(tells(await figures(first))).toBe(true);
  expect(tells(await figures(second))).toBe(false);
  expect(tells(await figures(first))).toBe(true);
  // Each process reports its own metrics.
  for (const one of [first, second]) expect(await figures(one)).toContain('quad_ready 1');
  await first.close();
  expect(tells(await figures(second))).toBe(true);
  await app.database.pool.query("update metrics_reporter set until = now() - interval '1 s'");
  expect(tells(await figures(app))).toBe(true);
  expect(tells(await figures(second))).toBe(false);
});
