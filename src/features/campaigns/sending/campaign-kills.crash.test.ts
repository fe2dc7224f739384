import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openDatabaseAt } from '../../../platform/database/database.server.ts';
import { migrate } from '../../../platform/database/migrate.server.ts';
import { countBatch } from '../../../platform/email/mail-batch.server.ts';
import { jobHandler } from '../../../platform/jobs/jobs.ts';
import { openJobs } from '../../../platform/jobs/open-jobs.server.ts';
import { silentLog } from '../../../platform/log.ts';
import { realWorld } from '../../../platform/real-world.server.ts';
import { startMailServer } from '../../../platform/testing/mail-server.server.ts';
import { serverPrograms } from '../../../platform/testing/server-programs.server.ts';
import { startTestCluster } from '../../../platform/testing/test-cluster.server.ts';
import { storeBodies } from '../campaign-record.server.ts';
import { addCrowd } from '../testing/add-members.server.ts';
import { campaignStep } from './campaign-step.ts';

const cluster = await startTestCluster(serverPrograms());
const connectionString = cluster.address('postgres');
const database = openDatabaseAt('server', connectionString, { log: silentLog });
const { pool } = database;
await migrate(database);
const server = await startMailServer();
const crowd = 500;
await addCrowd(pool, crowd);

const jobs = await openJobs({
  pool,
  world: realWorld,
  log: silentLog,
  // Never started: it only enqueues.
  handlers: [jobHandler({ kind: campaignStep, async run() {} })],
  schedules: [],
});
const workers = new Set<ChildProcess>();
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await jobs.close();
  await server.close();
  await database.close();
  await cluster.remove();
});
beforeEach(async () => {
  await pool.query('delete from campaign');
  await pool.query('delete from mail_batch');
  server.received.length = 0;
});

/** Starts a process that sends campaigns; its clock is ahead of those that were killed. */
async function startWorker(minutes: number): Promise<ChildProcess> {
  const file = join(import.meta.dirname, 'testing/campaign-worker.fixture.server.ts');
  const worker = spawn('node', [file, connectionString, server.url, String(minutes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.add(worker);
  await once(worker.stdout, 'data');
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  workers.delete(worker);
}

async function queueCampaign(): Promise<string> {
  const id = realWorld.newId();
  await pool.query(
    `insert into campaign (id, audience, subject, send_at, send_time, status, created_at, updated_at)
     values ($1, 'STUDENTS', 'Hello', now(), 'now', 'scheduled', now(), now())`,
    [id],
  );
  await jobs.enqueue(pool, campaignStep, { campaignId: id });
  await storeBodies(pool, id, { html: '<p>Hi {{lastName}}</p>', text: 'Hi {{lastName}}' });
  return id;
}

const progressOf = async (id: string) => {
  const { rows } = await pool.query<{ status: string; put_in: number }>(
    `select status, (select count(*)::int from mail where batch_id = c.id) as put_in
     from campaign c where id = $1`,
    [id],
  );
  return rows[0]!;
};

const isOver = ({ status }: { readonly status: string }) => status === 'sent';

const polling = { timeout: 120_000, interval: 50 };

/** No reader gets it twice, none is left out, and uncertain deliveries are listed. */
async function judge(id: string) {
  await expect.poll(() => progressOf(id), polling).toEqual({ status: 'sent', put_in: crowd });
  const { mails = {} } = (await countBatch(pool, id)) ?? {};
  const { rows } = await pool.query<{ recipient: string; status: string }>(
    'select recipient, status from mail where batch_id = $1',
    [id],
  );
  const arrived = server.received.map(({ to }) => (to && !Array.isArray(to) ? to.text : ''));
  const got = new Set(arrived);
  expect(arrived).toHaveLength(got.size);
  expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(crowd);
  const missing = rows.filter(({ recipient }) => !got.has(recipient));
  expect(missing.filter(({ status }) => status !== 'unknown')).toEqual([]);
  expect((mails['sent'] ?? 0) + (mails['unknown'] ?? 0)).toBe(crowd);
}

it(`nobody of ${crowd} gets a campaign twice or is forgotten though its process is killed twelve times`, async () => {
  const id = await queueCampaign();
  for (let kills = 0; kills < 12; kills += 1) {
    const before = server.received.length;
    const { put_in: putIn } = await progressOf(id);
    const more = Math.floor(Math.random() * 20);
    // However late a kill comes on a busy machine, work remains for the next one.
    server.behave(
      ...Array.from({ length: more + 10 }, () => 'accept' as const),
      ...Array.from({ length: crowd }, () => 'hold' as const),
    );
    const worker = await startWorker((kills + 1) * 5);
    const isEnough = async () => {
      // Early kills hit while recipients are queued, later ones while email is being sent.
      const isPutIn = kills < 3 && (await progressOf(id)).put_in > putIn;
      return isPutIn || server.received.length > before + more;
    };
    await expect.poll(isEnough, { ...polling, interval: 1 }).toBe(true);
    await pause(Math.random() * 30);
    await kill(worker);
    expect(isOver(await progressOf(id))).toBe(false);
  }
  server.behave();
  await startWorker(13 * 5);
  await judge(id);
});

it(`nor when two processes send it and now one, now the other is killed`, async () => {
  const id = await queueCampaign();
  let minutes = 500;
  let survivor: ChildProcess | undefined;
  for (let round = 0; round < 10; round += 1) {
    const pair = await Promise.all([startWorker((minutes += 5)), startWorker(minutes)]);
    if (survivor) await kill(survivor);
    const before = server.received.length;
    const enough = before + 1 + Math.floor(Math.random() * 15);
    await expect
      .poll(async () => server.received.length >= enough || isOver(await progressOf(id)), {
        ...polling,
        interval: 1,
      })
      .toBe(true);
    await pause(Math.random() * 30);
    const [first, second] = Math.random() < 0.5 ? pair : [...pair].reverse();
    await kill(first!);
    survivor = second;
  }
  await judge(id);
});
