import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/create-app.ts';
import { readEnv } from '../../src/platform/env.server.ts';
import { createLog } from '../../src/platform/monitoring/log.server.ts';
import { realWorld } from '../../src/platform/real-world.server.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { startMailServer } from '../../src/platform/testing/mail-server.server.ts';
import { testDatabase } from '../../src/platform/testing/test-database.server.ts';

// The whole log, including each request.
const lines: string[] = [];
const log = createLog({
  level: 'debug',
  destination: { write: (line) => void lines.push(line) },
});
const mail = await startMailServer();
const database = await testDatabase();
const app = await createApp({
  env: readEnv({
    SECRET: 'tests-only-tests-only-tests-only-tests-only',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    DATA_DIR: '/nonexistent',
    SMTP_URL: mail.url,
    MAIL_FROM: 'fairs@quad.example',
  }),
  database,
  world: realWorld,
  log,
  buildId: 'test',
});

/** The person's data, input and secrets; none of it may be in the log. */
const person = {
  email: 'zebulonia@quixotry.example',
  password: 'Xylophone-99!',
  name: 'Zebulonia Quixotry',
  school: 'Wimbleford Academy',
  birthday: '2008-03-14',
  words: 'I would like to study ichthyology.',
};
const secrets: string[] = Object.values(person);

async function send(method: 'GET' | 'POST', url: string, payload?: unknown, token?: string) {
  const answer = await app.fastify.inject({
    method,
    url,
    ...(payload === undefined
      ? {}
      : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Quixotry-Browser/1.0',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return { status: answer.statusCode, token: answer.headers['set-auth-token'], body: answer.body };
}

const lastCode = () => {
  const text = mail.received.at(-1)?.text ?? '';
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error('No code has come.');
  return code;
};

describe('a person who comes, fails, succeeds and meets a broken server', () => {
  test('is nowhere in the log of it', async () => {
    // Email that is refused, deferred, and lost on the way.
    mail.behave({ rcpt: 451 }, 'vanish');
    const { email, password, name, words } = person;
    const signUp = { email, password, name, user_type: 'student', birth_date: '2008-03-14' };
    await send('POST', '/api/auth/sign-up/email', { ...signUp, password: 'Weak-Quixotry' });
    const signedUp = await send('POST', '/api/auth/sign-up/email', signUp);
    expect([signedUp.status, signedUp.body]).toEqual([200, expect.any(String)]);
    await send('POST', '/api/auth/sign-in/email', { email, password });
    await send('POST', '/api/auth/email-otp/verify-email', { email, otp: '000000' });
    await eventually(async () => {
      const { rows } = await database.pool.query('select from mail where attempts > 0');
      expect(rows).toHaveLength(1);
    });
    mail.behave();
    await send('POST', '/api/auth/email-otp/send-verification-otp', {
      email,
      type: 'email-verification',
    });
    const code = await eventually(lastCode);
    secrets.push(code);
    await send('POST', '/api/auth/email-otp/verify-email', { email, otp: code });
    await send('POST', '/api/auth/sign-in/email', { email, password: 'Wrong-Quixotry-1!' });
    const signedIn = await send('POST', '/api/auth/sign-in/email', { email, password });
    expect(signedIn.status).toBe(200);
    const token = String(signedIn.token);
    secrets.push(token, token.split('.')[0] ?? token);

    // Calls that are wrong in every way, with what the person wrote in them.
    const student = `mutation ($input: CreateStudentInput!) { createStudent(input: $input) { id } }`;
    const ask = (query: string, variables: object) =>
      send('POST', '/graphql', { query, variables }, token);
    await ask(student, { input: { firstName: name, school: person.school } });
    await ask(`{ getStudent(id: "${words}") { id } }`, {});
    await ask(`query { ${words} `, {});
    await send('POST', '/graphql', `{"query": "${words}`, token);
    await send('GET', `/nothing-here/${encodeURIComponent(email)}?token=${token}`);
    await send('POST', '/graphql', { query: '{ me { email } }' }, `${token}x${words.slice(0, 3)}`);

    // A server with a failure: the database repeats values in its errors.
    await database.pool.query('alter table session rename to session_gone');
    await ask('{ me { email } }', {});
    await send('POST', '/api/auth/sign-in/email', { email, password });
    await database.pool.query('alter table session_gone rename to session');
    await database.pool.query(
      `alter table account add constraint strange check (name <> '${name}') not valid`,
    );
    await send('POST', '/api/auth/update-user', { name, image: words }, token);

    const said = lines.join('').toLowerCase();
    expect(lines.length).toBeGreaterThan(20);
    expect(said).toMatch(/"event":"auth.request_failed"/);
    for (const secret of secrets) expect(said).not.toContain(secret.toLowerCase());
    expect(said).not.toMatch(/quixotry|zebulonia|ichthyology|wimbleford/);
    await app.close();
    await mail.close();
  });
});
