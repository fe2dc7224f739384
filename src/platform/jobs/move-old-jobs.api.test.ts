import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import { listDead } from './dead-jobs.server.ts';
import { findJob } from './jobs-command.server.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { testJobs } from './test-jobs.fixture.server.ts';

const { pool } = await testDatabase();

/** The clock of the machine, as the processes of both releases have it. */
const now = () => worldAt(new Date().toISOString());

beforeEach(() => pool.query('delete from jobs.job'));

/** A job as a process of the previous release stores it in pg-boss. */
async function oldJob(columns: Readonly<Record<string, unknown>>): Promise<string> {
  const id = now().newId();
  const all = { id, name: 'sample', policy: 'short', data: '{"what":"old"}', singleton_key: id };
  const row = { ...all, retry_limit: 8, ...columns };
  await pool.query(`select jobs.create_queue(name, '{"policy": "short"}')
    from unnest(array['sample', 'dead']) name where name not in (select name from jobs.queue)`);
  await pool.query(
    `insert into jobs.job (${Object.keys(row).join(', ')})
     values (${Object.keys(row)
       .map((_, n) => `$${n + 1}`)
       .join(', ')})`,
    Object.values(row),
  );
  return id;
}

const left = async () => (await pool.query('select from jobs.job')).rowCount;

it('an operator who upgrades finds what waited done, once and under its id, also if an older process adds to it', async () => {
  const { jobs, done, world } = await testJobs(pool, { world: now() });
  const first = await oldJob({ start_after: world.now() });
  expect(await jobs.runDue()).toBe(1);
  const later = await oldJob({ start_after: world.now() });
  world.advance(60_000);
  expect(await jobs.runDue()).toBe(1);
  expect(done.map(({ id, what }) => [id, what])).toEqual([
    [first, 'old'],
    [later, 'old'],
  ]);
  expect(await left()).toBe(0);
});

it('what an older process put off is done when it is due, and has the tries that are left', async () => {
  const { jobs, done, world } = await testJobs(pool, { world: now() });
  const at = new Date(world.now().getTime() + 3_600_000);
  await oldJob({ start_after: at });
  const failed = await oldJob({ start_after: at, state: 'retry', retry_count: 2 });
  expect(await jobs.runDue()).toBe(0);
  expect(await left()).toBe(0);
  expect(await findJob(pool, world, failed)).toMatchObject({ state: 'later', attempts: 3 });
  world.advance(3_600_000);
  expect(await jobs.runDue()).toBe(2);
  expect(done.map(({ attempt }) => attempt).sort()).toEqual([1, 4]);
});

it('what an older process has in hand stays with it, unless that process has died', async () => {
  const { jobs, done, world } = await testJobs(pool, { world: now() });
  await oldJob({ state: 'active', started_on: world.now(), heartbeat_on: world.now() });
  expect(await jobs.runDue()).toBe(0);
  expect(await left()).toBe(1);
  world.advance(3_600_000);
  expect(await jobs.runDue()).toBe(1);
  expect(done).toMatchObject([{ what: 'old', attempt: 2 }]);
});

it('of one key there is still one job', async () => {
  const { jobs, done, world } = await testJobs(pool, { world: now() });
  await oldJob({ start_after: world.now(), singleton_key: 'fair-7' });
  const own = await jobs.enqueue(pool, sampleJob, { what: 'new' }, { key: 'fair-7' });
  expect(await jobs.runDue()).toBe(1);
  expect(done).toMatchObject([{ id: own, what: 'new' }]);
});

it('an operator still finds what had died, and why', async () => {
  const { jobs, world } = await testJobs(pool, { world: now() });
  const source = { source_id: now().newId(), source_name: 'sample', source_retry_count: 8 };
  await oldJob({
    ...source,
    name: 'dead',
    source_output: '{"reason": "Error", "code": "EUNLUCKY", "place": "a.ts:1:2"}',
    created_on: world.now(),
  });
  expect(await jobs.runDue()).toBe(0);
  expect(await listDead(pool)).toEqual([
    {
      id: source.source_id,
      kind: 'sample',
      diedAt: world.now(),
      attempts: 9,
      reason: 'Error EUNLUCKY a.ts:1:2',
    },
  ]);
});
