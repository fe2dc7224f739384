import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openDatabaseAt } from '../../../platform/database/database.server.ts';
import { migrate } from '../../../platform/database/migrate.server.ts';
import { silentLog } from '../../../platform/log.ts';
import { startMailServer } from '../../../platform/testing/mail-server.server.ts';
import { serverPrograms } from '../../../platform/testing/server-programs.server.ts';
import { startTestCluster } from '../../../platform/testing/test-cluster.server.ts';
import { startEmailsWorker } from '../testing/start-emails-worker.fixture.server.ts';

const cluster = await startTestCluster(serverPrograms());
const connectionString = cluster.address('postgres');
const database = openDatabaseAt('server', connectionString, { log: silentLog });
const { pool } = database;
await migrate(database);
const server = await startMailServer();
const workers = new Set<() => Promise<void>>();
afterAll(async () => {
  for (const end of workers) await end();
  await server.close();
  await database.close();
  await cluster.remove();
});

const people = 200;
const kills = 6;
const polling = { timeout: 120_000, interval: 20 };

async function startWorker(minutes: number): Promise<() => Promise<void>> {
  const end = await startEmailsWorker(connectionString, server.url, minutes);
  workers.add(end);
  return end;
}

const written = async () => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from mail');
  return rows[0]?.count ?? 0;
};

it(`each of ${people} people is told of a moved fair, reminded of a fair or a session, and told of recordings once, though the process is killed ${kills} times`, async () => {
  await pool.query(
    `with made as (
       insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, time_zone, published_at)
       values (gen_random_uuid(), 'Fair', 'fair', now() + interval '7 days 3 hours', now() + interval '8 days',
               now(), 'booth', 'Etc/UTC', now()) returning id)
     insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, consent, created_at, confirmed_at)
     select gen_random_uuid(), id, 'parent', 'Ada', n::text, 'p' || n || '@mail.test', true, now() - interval '1 day', now()
     from made, generate_series(1, ${people}) n`,
  );
  // Now its week begins at once, and people are notified of the change after two minutes.
  await pool.query(`update fair set start_time = now() + interval '7 days', updated_at = now()`);
  // As many others chose a session that starts in an hour, of a fair whose recordings are out.
  await pool.query(
    `with made as (
       insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, time_zone, published_at)
       values (gen_random_uuid(), 'Six', 'six', now() + interval '59 minutes', now() + interval '3 hours',
               now(), '6x6', 'Etc/UTC', now()) returning id),
     webinar as (
       insert into fair_webinar (id, fair_id, webinar_status, recording_links, details)
       select gen_random_uuid(), id, 'published', '{"1": {}}', jsonb_build_object('sessions', jsonb_build_array(jsonb_build_object(
         'number', 1, 'title', 'One', 'startTime', now() + interval '59 minutes', 'lengthMinutes', 45,
         'exhibitors', '[]'::jsonb))) from made),
     recordings as (
       insert into recordings_email (id, fair_id, sessions, asked_at)
       select gen_random_uuid(), id, '{1}', now() from made)
     insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, consent, attending, created_at, confirmed_at)
     select gen_random_uuid(), id, 'parent', 'Ada', n::text, 's' || n || '@mail.test', true, '{1}', now() - interval '1 day', now()
     from made, generate_series(1, ${people}) n`,
  );
  // Their schedules are due again, for those that start five minutes later.
  const first = await startWorker(0);
  await first();
  workers.delete(first);
  let minutes = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const kill9 = await startWorker((minutes += 5));
    const before = await written();
    const target = Math.min(4 * people, before + 1 + Math.floor(Math.random() * 50));
    await expect.poll(written, polling).toBeGreaterThanOrEqual(target);
    await pause(Math.random() * 30);
    await kill9();
    workers.delete(kill9);
  }
  await startWorker(minutes + 5);
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ open: number }>(
        `select (select count(*) from fair_notice where ended_at is null)::int
           + (select count(*) from recordings_email where ended_at is null)::int
           + (select count(*) from mail where status in ('queued', 'sending'))::int as open`,
      );
      return [await written(), rows[0]?.open];
    }, polling)
    .toEqual([4 * people, 0]);
  const { rows } = await pool.query<{ kind: string; emails: number; readers: number }>(
    `select kind, count(*)::int as emails, count(distinct recipient)::int as readers
     from mail group by kind order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'fair-moved', emails: people, readers: people },
    { kind: 'fair-reminder', emails: people, readers: people },
    { kind: 'recordings-out', emails: people, readers: people },
    { kind: 'session-reminder', emails: people, readers: people },
  ]);
  // Emails in flight when a process died go out once more, under the same name; those in flight at
  // another death are listed, and not sent a third time.
  const missing = async () => {
    const arrived = new Set(server.received.map(({ messageId }) => messageId));
    const mails = await pool.query<{ id: string; status: string }>(
      'select message_id as id, status from mail',
    );
    return mails.rows.filter(({ id, status }) => !arrived.has(id) && status !== 'unknown');
  };
  await expect.poll(missing, polling).toEqual([]);
});
