import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { signSessionToken } from '../../src/features/accounts/callers/session-token.server.ts';
import { openDatabaseAt } from '../../src/platform/database/database.server.ts';
import { silentLog } from '../../src/platform/log.ts';
import { realWorld } from '../../src/platform/real-world.server.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { serverPrograms } from '../../src/platform/testing/server-programs.server.ts';
import { startTestCluster } from '../../src/platform/testing/test-cluster.server.ts';
import { LiveClient } from '../support/live-client.fixture.server.ts';
import { startServer, type RunningServer } from '../support/processes/run-quad.fixture.server.ts';

const secret = 'tests-only-tests-only-tests-only-tests-only';
const folder = await mkdtemp(join(tmpdir(), 'quad-session-'));
const cluster = await startTestCluster(serverPrograms());
const processes: RunningServer[] = [];
const start = async () => {
  const app = await startServer({
    DATABASE_URL: cluster.address('postgres'),
    SECRET: secret,
    DATA_DIR: folder,
    DEMO: 'off',
  });
  processes.push(app);
  return app;
};
let alive = await start();
const database = openDatabaseAt('server', cluster.address('postgres'), { log: silentLog });
const { pool } = database;
const clients: LiveClient[] = [];
afterAll(async () => {
  for (const client of clients) client.close();
  await Promise.all(processes.map((app) => app.kill()));
  await database.close();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});

const fairId = realWorld.newId();
await pool.query(
  `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, published_at)
   values ($1, 'A fair', 'killed', now(), now() + interval '5 hours', now() - interval '1 day', 'booth',
     now())`,
  [fairId],
);
const session = {
  number: 1,
  title: 'Session 1',
  startTime: new Date().toISOString(),
  lengthMinutes: 45,
  exhibitors: [],
};
await pool.query(
  `insert into fair_webinar (id, fair_id, details, webinar_status) values ($1, $2, $3, 'live')`,
  [realWorld.newId(), fairId, JSON.stringify({ sessions: [session] })],
);

/** Someone with an account, who is registered unless they run the fair. */
async function person(type: 'student' | 'admin') {
  const id = realWorld.newId();
  const token = Buffer.from(realWorld.randomBytes(24)).toString('base64url');
  await pool.query(
    `insert into account (id, email, email_verified, name, user_type)
     values ($1::uuid, $1::uuid || '@fair.test', true, 'Maya', $2)`,
    [id, type],
  );
  await pool.query(
    `insert into session (account_id, token, expires_at, updated_at)
     values ($1, $2, now() + interval '7 days', now())`,
    [id, token],
  );
  if (type === 'student')
    await pool.query(
      `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, user_id,
         owner, dob, consent, confirmed_at)
       values (gen_random_uuid(), $2, 'student', 'Ada', 'Byron', $1::uuid || '@fair.test', $1, $1,
         '2009-05-01', true, now())`,
      [id, fairId],
    );
  const signed = signSessionToken(secret, token);
  const call = async (query: string): Promise<unknown> => {
    const response = await fetch(`${alive.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${signed}` },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as {
      readonly data: { readonly it: unknown } | null;
      readonly errors?: unknown;
    };
    expect(errors).toBeUndefined();
    return data?.it;
  };
  await call('mutation { it: joinSession(fair: "killed", session: 1) { url } }');
  return { token: signed, call };
}

test('a killed process takes nothing of a session along, and who follows it misses nothing', async () => {
  const [host, ada, ben, cat] = [
    await person('admin'),
    await person('student'),
    await person('student'),
    await person('student'),
  ];
  const room = `{ it: sessionRoom(fair: "killed", session: 1) {
    runId run { startedAt endedAt steps { kind seconds } } } }`;
  const { runId } = (await host.call(room)) as { readonly runId: string };
  const conduct = (given: string) =>
    host.call(`mutation { it: conductSession(runId: "${runId}", ${given}) { startedAt } }`);
  const ask = (who: typeof ada, text: string) =>
    who.call(`mutation { it: askInSession(runId: "${runId}", text: "${text}",
      clientKey: "${text}") { id } }`) as Promise<{ readonly id: string }>;
  const vote = (who: typeof ada, id: string) =>
    who.call(`mutation { it: voteInSession(questionId: "${id}", isFor: true) { votes } }`);
  const questions = (who: typeof ada) =>
    who.call(`{ it: sessionQuestions(runId: "${runId}") { questions { body votes } } }`);

  const heard: unknown[] = [];
  const follower = new LiveClient(
    () => `${alive.address.replace('http', 'ws')}/graphql`,
    cat.token,
    [
      {
        query: `subscription ($after: String) { onSessionNews(runId: "${runId}", after: $after) {
          run { steps { seconds } } question { body } votes { votes } } }`,
        next: ({ onSessionNews: news }) => heard.push(news),
        resync: () => heard.push('resync'),
      },
    ],
  );
  clients.push(follower);
  await follower.connect();
  await conduct('action: START');
  const first = await ask(ada, 'First?');
  await vote(ben, first.id);
  // The process dies before it has told of this vote.
  await vote(cat, first.id);
  const before = await ada.call(room);

  const second = await start();
  await alive.kill();
  alive = second;
  expect(await ada.call(room)).toEqual(before);
  // Someone whose browser didn’t hear that it arrived sends it again.
  expect(await ask(ada, 'First?')).toEqual(first);
  await vote(ben, first.id);
  expect(await questions(ben)).toEqual({ questions: [{ body: 'First?', votes: 2 }] });
  await conduct('action: EXTEND, from: 0, seconds: 60');
  await ask(ben, 'Second?');

  const none = { run: null, question: null, votes: null };
  const all = [
    { ...none, question: { body: 'First?' } },
    { ...none, votes: { votes: 1 } },
    { ...none, votes: { votes: 2 } },
    { ...none, run: { steps: [{ seconds: 2760 }] } },
    { ...none, question: { body: 'Second?' } },
  ];
  await eventually(() => {
    for (const news of all) expect(heard).toContainEqual(news);
  });
  expect(heard).not.toContain('resync');
  for (const body of ['First?', 'Second?'])
    expect(heard.filter((news) => JSON.stringify(news).includes(body))).toHaveLength(1);
  expect(follower.errors).toEqual([]);
});
