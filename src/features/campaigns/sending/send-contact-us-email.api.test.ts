import { expect, test } from 'vitest';
import { mailsTo } from '../../../../tests/support/test-mail.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const admin = await app.person('admin');

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const write = (who: Person, body: string) =>
  who.call('query ($body: String!) { sendContactUsEmail(body: $body) }', { body });

test('a visitor writes to the people behind the fairs', async () => {
  const answer = await write(app.guest(), '  When is the next fair?\nBob  ');
  expect(answer.data).toEqual({ sendContactUsEmail: 'Thank you. Your message has been sent.' });
  const [mail] = await mailsTo(app, admin.email);
  expect(mail).toMatchObject({ kind: 'contact-us' });
  expect(mail!.text).toContain('When is the next fair?\nBob\n');
  expect(mail!.text).toContain('a visitor without an account');
});

test('someone with an account can be answered', async () => {
  const student = await app.person('student');
  await write(student, 'Hello');
  const { rows } = await app.database.pool.query<{ headers: object }>(
    `select headers from mail where text like '%Hello%'`,
  );
  expect(rows).toEqual([{ headers: { 'Reply-To': student.email } }]);
});

test('no one is thanked for a message that no one would read', async () => {
  const { pool } = app.database;
  await pool.query(`update account set user_type = 'parent' where id = $1`, [admin.id]);
  expect(codeOf(await write(app.guest(), 'Hello?'))).toBe('CONFLICT');
  await pool.query(`update account set user_type = 'admin' where id = $1`, [admin.id]);
});

test('an empty message, or a novel, is refused', async () => {
  for (const body of ['', '   ', 'x'.repeat(5001)])
    expect(codeOf(await write(app.stranger(), body))).toBe('BAD_USER_INPUT');
});

test('no one sends mail with a link that others follow', async () => {
  const query = encodeURIComponent('{ sendContactUsEmail(body: "Hi") }');
  const response = await app.fastify.inject({ url: `/graphql?query=${query}` });
  expect(response.json<Answer>().errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a robot is stopped after ten messages an hour', async () => {
  const robot = await app.person('student');
  for (let n = 0; n < 10; n += 1) expect(codeOf(await write(robot, 'Buy!'))).toBeUndefined();
  expect(codeOf(await write(robot, 'Buy!'))).toBe('RATE_LIMITED');
  app.world.advance(3_600_001);
  expect(codeOf(await write(robot, 'Buy!'))).toBeUndefined();
});
