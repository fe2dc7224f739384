import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/app/create-app.ts';
import { readEnv } from '../../src/platform/env.server.ts';
import { createLog } from '../../src/platform/monitoring/log.server.ts';
import { realWorld } from '../../src/platform/real-world.server.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { startMailServer } from '../../src/platform/testing/mail-server.server.ts';
import { atEnd, testDatabase } from '../../src/platform/testing/test-database.server.ts';

const mail = await startMailServer();
// One connection of each kind: code that takes a second one before it releases the first hangs.
const database = await testDatabase({ pools: { requests: 4, jobs: 2, signIn: 1, identity: 1 } });
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
  log: createLog({ level: 'silent' }),
  buildId: 'test',
});
atEnd(() => app.close().then(() => mail.close()));

const call = (url: string, payload?: object, token?: string) =>
  app.fastify.inject({
    method: payload ? 'POST' : 'GET',
    url,
    ...(payload ? { payload } : {}),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

const student = (name: string) => ({
  email: `${name}@students.example`,
  password: 'Xylophone-99!',
  name,
  user_type: 'student',
  birth_date: '2008-03-14',
});

/** Enters the code that was emailed, signs in, and answers the token of the session. */
async function confirmAndSignIn(email: string, password: string): Promise<string> {
  const otp = await eventually(() => {
    const { text = '' } =
      mail.received.find(({ to }) => [to].flat().some((one) => one?.text.includes(email))) ?? {};
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code === undefined) throw new Error(`No code has come to ${email}.`);
    return code;
  });
  expect((await call('/api/auth/email-otp/verify-email', { email, otp })).statusCode).toBe(200);
  const signedIn = await call('/api/auth/sign-in/email', { email, password });
  expect(signedIn.statusCode).toBe(200);
  return String(signedIn.headers['set-auth-token']);
}

test('people sign up and sign in, email goes out and jobs go on while readers hold every connection', async () => {
  await app.events.ready;
  const held = await Promise.all(Array.from({ length: 4 }, () => database.pool.connect()));
  onTestFinished(() => {
    for (const client of held) client.release();
  });
  const people = ['ada', 'ben', 'cyd'].map(student);

  const signedUp = await Promise.all(people.map((one) => call('/api/auth/sign-up/email', one)));
  expect(signedUp.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);

  for (const { email, password } of people) {
    const token = await confirmAndSignIn(email, password);
    const session = await call('/api/auth/get-session', undefined, token);
    expect(session.json()).toMatchObject({ user: { email } });
  }

  const cleared = async () => {
    const { rows } = await held[0]!.query<{ n: number }>(
      "select count(*)::int as n from finished_job where kind = 'sweep-mail'",
    );
    expect(rows[0]?.n).toBeGreaterThan(0);
  };
  await held[0]?.query("update job_clock set next_at = now() where name = 'sweep-mail'");
  await eventually(cleared);

  const ready = await call('/readyz');
  expect(ready.json()).toEqual({ status: 'ok' });
  const figures = await call('/metrics');
  expect(figures.body).toContain('quad_database_connections{pool="requests",state="used"} 4');
});

test('a class that changes its passwords at once keeps no one out', async () => {
  await app.events.ready;
  const people = ['dora', 'elif', 'finn', 'gus'].map(student);
  const tokens: string[] = [];
  for (const one of people) {
    expect((await call('/api/auth/sign-up/email', one)).statusCode).toBe(200);
    tokens.push(await confirmAndSignIn(one.email, one.password));
  }

  const passwords = { currentPassword: 'Xylophone-99!', newPassword: 'Marimba-77!' };
  const changed = tokens.map((token) => call('/api/auth/change-password', passwords, token));
  const session = await call('/api/auth/get-session', undefined, tokens[0]);
  expect(session.statusCode).toBe(200);
  const answers = await Promise.all(changed);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});
