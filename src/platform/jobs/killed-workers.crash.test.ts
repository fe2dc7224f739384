import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabaseAt } from '../database/database.server.ts';
import { migrate } from '../database/migrate.server.ts';
import { silentLog } from '../log.ts';
import { eventually } from '../testing/eventually.ts';
import { serverPrograms } from '../testing/server-programs.server.ts';
import { startTestCluster } from '../testing/test-cluster.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { testJobs, neighboringJobs } from './test-jobs.fixture.server.ts';

const server = await startTestCluster(serverPrograms());
const address = server.address('postgres');
const database = openDatabaseAt('server', address, { log: silentLog });
const { pool } = database;
await migrate(database);
await pool.query('create table mark (job uuid, what text, phase text, pid int)');
afterAll(() => database.close().then(() => server.remove()));

const program = fileURLToPath(new URL('worker.fixture.server.ts', import.meta.url));
const workers: ChildProcess[] = [];
beforeEach(() => pool.query('delete from mark'));
afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
});

async function startWorker(grace = 20_000): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [program, address, String(grace)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.push(worker);
  await once(worker.stdout, 'data');
  return worker;
}

/** Ends a worker and answers its exit code. */
async function end(worker: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const gone = once(worker, 'exit');
  worker.kill(signal);
  const [code] = (await gone) as unknown[];
  return code;
}

async function marks(phase: 'begun' | 'ended'): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    'select what from mark where phase = $1 order by what',
    [phase],
  );
  return rows.map(({ what }) => what);
}

/** A job queue on real time that can be advanced. */
const jobQueue = () => testJobs(pool, { world: worldAt(new Date().toISOString()) });

describe('an operator who stops Quad while it works', () => {
  it('has what is in hand finished first', async () => {
    const { jobs } = await jobQueue();
    await jobs.enqueue(pool, sampleJob, { what: 'until told' });
    const worker = await startWorker();
    await eventually(async () => expect(await marks('begun')).toHaveLength(1));
    expect(await end(worker, 'SIGTERM')).toBe(0);
    expect(await marks('ended')).toEqual(['until told']);
    expect(await jobs.count()).toEqual({});
  });

  it('has what does not come to an end put back, for another process to begin at once', async () => {
    const { jobs, world } = await jobQueue();
    await jobs.enqueue(pool, sampleJob, { what: 'for ever' });
    const worker = await startWorker(100);
    await eventually(async () => expect(await marks('begun')).toHaveLength(1));
    expect(await end(worker, 'SIGTERM')).toBe(0);
    expect(await marks('ended')).toEqual([]);
    const other = await neighboringJobs(pool, { world });
    world.moveTo(new Date().toISOString());
    expect(await other.jobs.runDue()).toBe(1);
    // It counts as the first attempt still: nothing had failed.
    expect(other.done).toMatchObject([{ what: 'for ever', attempt: 1 }]);
  });
});

it('a job that heeds no signal does not hold up the stop, and is done by another later', async () => {
  const { jobs, world, done } = await jobQueue();
  await jobs.enqueue(pool, sampleJob, { what: 'against all signals' });
  const worker = await startWorker(100);
  await eventually(async () => expect(await marks('begun')).toHaveLength(1));
  expect(await end(worker, 'SIGTERM')).toBe(0);
  for (let minutes = 0; minutes < 3; minutes += 1) {
    world.advance(60_000);
    await jobs.runDue();
  }
  expect(done).toMatchObject([{ what: 'against all signals', attempt: 2 }]);
});

it('a job whose process is killed is done by another, when its lease has run out and not before', async () => {
  const { jobs, world, done } = await jobQueue();
  await jobs.enqueue(pool, sampleJob, { what: 'for ever' });
  const worker = await startWorker();
  await eventually(async () => expect(await marks('begun')).toHaveLength(1));
  await end(worker, 'SIGKILL');
  world.moveTo(new Date().toISOString());
  world.advance(20_000);
  expect(await jobs.runDue()).toBe(0);
  world.advance(60_000);
  // Now it is known to have failed, and is tried again after the usual wait.
  expect(await jobs.runDue()).toBe(0);
  world.advance(60_000);
  expect(await jobs.runDue()).toBe(1);
  expect(done).toMatchObject([{ what: 'for ever', attempt: 2 }]);
  expect(await jobs.count()).toEqual({});
});

it('two processes do three hundred jobs, each once', async () => {
  const { jobs } = await jobQueue();
  // Both are there first: one that starts late on a busy machine would find nothing left.
  const pair = await Promise.all([startWorker(), startWorker()]);
  for (let n = 0; n < 300; n += 1) await jobs.enqueue(pool, sampleJob, { what: `slow ${n}` });
  await eventually(async () => expect(await jobs.count()).toEqual({}));
  for (const worker of pair) expect(await end(worker, 'SIGTERM')).toBe(0);
  const { rows } = await pool.query<{ jobs: number; marks: number; workers: number }>(
    `select count(distinct job)::int as jobs, count(*)::int as marks,
            count(distinct pid)::int as workers from mark where phase = 'ended'`,
  );
  expect(rows).toEqual([{ jobs: 300, marks: 300, workers: 2 }]);
});

it('no job is lost when one process after the other is killed, and only what was in hand is done twice', async () => {
  const { jobs, world } = await jobQueue();
  const kills = 5;
  for (let n = 0; n < 400; n += 1) await jobs.enqueue(pool, sampleJob, { what: `slow ${n}` });
  for (let kill = 1; kill <= kills; kill += 1) {
    const worker = await startWorker();
    await eventually(async () => {
      expect((await marks('ended')).length).toBeGreaterThanOrEqual(kill * 30);
    });
    await end(worker, 'SIGKILL');
  }
  world.moveTo(new Date().toISOString());
  const finished = async () => Object.keys(await jobs.count()).length === 0;
  while (!(await finished())) {
    world.advance(60_000);
    await jobs.runDue();
  }
  const { rows } = await pool.query<{ done: number; twice: number }>(
    `select count(*)::int as done, count(*) filter (where attempts > 1)::int as twice
     from finished_job`,
  );
  expect(rows[0]?.done).toBe(400);
  // A process has three slots for one kind of job.
  expect(rows[0]?.twice).toBeLessThanOrEqual(kills * 3);
});
