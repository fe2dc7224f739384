import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import {
  freePort,
  startServer,
  type RunningServer,
} from '../../../../tests/support/processes/run-quad.fixture.server.ts';
import { openDatabaseAt } from '../../../platform/database/database.server.ts';
import { migrate } from '../../../platform/database/migrate.server.ts';
import { silentLog } from '../../../platform/log.ts';
import { startMailServer } from '../../../platform/testing/mail-server.server.ts';
import { serverPrograms } from '../../../platform/testing/server-programs.server.ts';
import { startTestCluster } from '../../../platform/testing/test-cluster.server.ts';
import { newRegistrant, register } from '../testing/registrant.fixture.server.ts';
import { startEmailsWorker } from '../testing/start-emails-worker.fixture.server.ts';

/** RUSH_MINUTES=5 makes it long; by default it takes half a minute. */
const minutes = Number(process.env['RUSH_MINUTES'] ?? 0.5);
const perMinute = 500;
const people = Math.round(perMinute * minutes);
const addresses = Math.min(500, people);
const kills = 5;

const cluster = await startTestCluster(serverPrograms());
const connectionString = cluster.address('postgres');
const database = openDatabaseAt('server', connectionString, { log: silentLog });
const { pool } = database;
await migrate(database);
const mailServer = await startMailServer();
const port = String(await freePort());
const variables = {
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: connectionString,
  DATA_DIR: cluster.cluster.folder,
  SECRET: 's'.repeat(40),
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'no-reply@quad.example',
  TRUST_PROXY: 'loopback',
  DEMO: 'off',
};
let app: RunningServer = await startServer(variables);
const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await app.kill();
  for (const end of ending) await end();
  await mailServer.close();
  await database.close();
  await cluster.remove();
});

interface Written {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly status: string;
}

it(`each of ${people} people who register at ${perMinute} a minute through ${addresses} addresses has one place and one confirmation, though the process is killed ${kills} times`, async () => {
  await pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, time_zone, published_at)
     values (gen_random_uuid(), 'The rush', 'rush', now() + interval '30 days', now() + interval '31 days',
             now() + interval '20 days', 'booth', 'Etc/UTC', now())`,
  );
  const registrants = Array.from({ length: people }, (_, n) => newRegistrant(n, n % addresses));
  let acknowledged = 0;
  const rush = Promise.all(
    registrants.map(async (one, n) => {
      await pause((n * 60_000) / perMinute);
      await register(variables.PUBLIC_URL, 'rush', one);
      acknowledged += 1;
    }),
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    // The kills are spread over the rush, each in the middle of active work.
    const enough = (people * (kill - 0.5 + Math.random() * 0.4)) / kills;
    const hasCome = () => acknowledged >= Math.min(people - 5, Math.floor(enough));
    const polling = { timeout: 300_000, interval: 5 };
    // A rejected registration ends the test at once.
    await Promise.race([rush, expect.poll(hasCome, polling).toBe(true)]);
    await app.kill();
    app = await startServer(variables);
  }
  await rush;

  // A process of a later hour handles the killed ones' unfinished work.
  ending.push(await startEmailsWorker(connectionString, mailServer.url, 15));
  const underWay = async () =>
    (await pool.query(`select 1 from mail where status in ('queued', 'sending')`)).rowCount;
  await expect.poll(underWay, { timeout: 120_000, interval: 100 }).toBe(0);

  // Everyone who got a success has a row, and no one has two.
  const { rows } = await pool.query<{ email: string }>('select email from fair_attendee');
  const everyone = registrants.map(({ email }) => email).sort();
  expect(rows.map(({ email }) => email).sort()).toEqual(everyone);

  // The seat counters count each of them once, however often a process was killed.
  const { rows: seats } = await pool.query<{ taken: number; wrong: number }>(
    `select s.taken, recount_seats(s.fair_id) as wrong from seats_taken s where session = 0`,
  );
  expect(seats).toEqual([{ taken: everyone.length, wrong: 0 }]);

  // Everyone gets one confirmation; only people who had to retry get a second email.
  const { rows: mails } = await pool.query<Written>(
    'select message_id as id, kind, recipient, status from mail',
  );
  const confirmed = mails.filter(({ kind }) => kind === 'registration-done');
  expect(confirmed.map(({ recipient }) => recipient).sort()).toEqual(everyone);
  const tries = new Map(registrants.map(({ email, tries }) => [email, tries]));
  const others = mails.filter(({ kind }) => kind !== 'registration-done');
  expect(
    others.filter(
      ({ kind, recipient }) => kind !== 'registration-again' || (tries.get(recipient) ?? 0) < 2,
    ),
  ).toEqual([]);

  // What is recorded as sent has arrived; only emails in flight at a kill came again, under the
  // same name, or are listed as unknown.
  const arrivals = new Map<string, number>();
  for (const { messageId = '' } of mailServer.received)
    arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1);
  expect(mails.filter(({ id, status }) => status === 'sent' && !arrivals.has(id))).toEqual([]);
  expect(mails.filter(({ status }) => !['sent', 'unknown'].includes(status))).toEqual([]);
  const known = new Set(mails.map(({ id }) => id));
  expect([...arrivals.keys()].filter((id) => !known.has(id))).toEqual([]);
  const { rows: doubtful } = await pool.query<{ id: string }>(
    'select message_id as id from mail where unknown_at is not null',
  );
  const inDoubt = new Set(doubtful.map(({ id }) => id));
  expect([...arrivals].filter(([id, count]) => count > 1 && !inDoubt.has(id))).toEqual([]);
  expect([...arrivals.values()].filter((count) => count > 2)).toEqual([]);
  if (process.env['RUSH_MINUTES'])
    process.stdout.write(
      `${JSON.stringify({
        people,
        rows: rows.length,
        mails: mails.length,
        again: others.length,
        arrived: mailServer.received.length,
        inDoubt: inDoubt.size,
        unknown: mails.filter(({ status }) => status === 'unknown').length,
        tries: [...tries.values()].reduce((sum, count) => sum + count, 0),
      })}\n`,
    );
}, 900_000);
