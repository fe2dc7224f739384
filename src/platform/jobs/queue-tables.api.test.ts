import { Logger, runMigrations } from 'graphile-worker';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabaseAt } from '../database/database.server.ts';
import { readPromises } from '../database/migrating/what-contracts.fixture.server.ts';
import { silentLog } from '../log.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import { findJob } from './jobs-command.server.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { testJobs } from './test-jobs.fixture.server.ts';

const database = await testDatabase();
const { pool } = database;

it('an operator has after the migrations the very tables that the engine of this Quad expects', async () => {
  const before = await readPromises(pool);
  expect([...before.keys()]).toContain('column graphile_worker._private_jobs.payload');
  // What the library itself would change.
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  expect(await readPromises(pool)).toEqual(before);
});

it('processes that start at the same moment do not get in each other’s way', async () => {
  const others = Array.from({ length: 4 }, () =>
    openDatabaseAt(database.kind, database.connectionString, { log: silentLog }),
  );
  onTestFinished(async () => void (await Promise.all(others.map((other) => other.close()))));
  await pool.query('delete from graphile_worker._private_tasks');
  const queues = await Promise.all(others.map((other) => testJobs(other.pool)));
  await queues[0]?.jobs.enqueue(pool, sampleJob, { what: 'call back' });
  const counts = await Promise.all(queues.map(({ jobs }) => jobs.runDue()));
  expect(counts.reduce((all, count) => all + count, 0)).toBe(1);
  const { rows } = await pool.query('select identifier from graphile_worker._private_tasks');
  expect(rows).toEqual([{ identifier: 'sample' }]);
});

it('an operator who starts a Quad that tries longer has jobs tried longer from then on', async () => {
  const { world } = await testJobs(pool);
  const patient = { ...sampleJob, retries: 20 };
  const { jobs } = await testJobs(pool, { world, kind: patient });
  await jobs.enqueue(pool, patient, { what: 'call back' });
  const { rows } = await pool.query('select max_attempts from graphile_worker.jobs');
  expect(rows).toEqual([{ max_attempts: 21 }]);
});

it('the engine goes by the clock of the server, in the past as in the future', async () => {
  for (const instant of ['1999-12-31T12:00:00Z', '2031-05-05T12:00:00Z']) {
    const world = worldAt(instant);
    const { jobs } = await testJobs(pool, { world });
    const at = new Date(world.now().getTime() + 60_000);
    const id = await jobs.enqueue(pool, sampleJob, { what: 'call back' }, { at });
    expect(await jobs.runDue()).toBe(0);
    expect((await findJob(pool, world, id))?.dueAt).toEqual(at);
    world.advance(60_000);
    expect(await jobs.runDue()).toBe(1);
    expect(await findJob(pool, world, id)).toMatchObject({ state: 'completed' });
  }
});
