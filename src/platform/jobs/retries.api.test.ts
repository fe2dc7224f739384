import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.server.ts';
import { countJobs } from './count-jobs.server.ts';
import { discardDead, listDead, requeueDead } from './dead-jobs.server.ts';
import { findJob } from './jobs-command.server.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { testJobs } from './test-jobs.fixture.server.ts';

const { pool } = await testDatabase();

const hour = 3_600_000;

/** An error message with personal data. */
class Unlucky extends Error {
  readonly code = 'EUNLUCKY';
}

const failing = () => Promise.reject(new Unlucky('ada@people.test was unlucky.'));

describe('a job that fails', () => {
  it('is tried again after growing waits, nine times in all, and is dead then', async () => {
    const { jobs, done, world } = await testJobs(pool, { run: failing });
    const id = await jobs.enqueue(pool, sampleJob, { what: 'call back' });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      const failed = world.now().getTime();
      expect(await jobs.runDue()).toBe(1);
      const { dueAt, state } = (await findJob(pool, world, id)) ?? {};
      if (!dueAt || state === 'dead') break;
      waits.push((dueAt.getTime() - failed) / 1000);
      world.moveTo(dueAt.toISOString());
      world.advance(-1);
      expect(await jobs.runDue()).toBe(0);
      world.advance(2);
    }
    expect(await countJobs(pool, world)).toMatchObject({ sample: { later: 0, dead: 1 } });
    expect(done.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(waits).toHaveLength(8);
    // The nth wait is e^n seconds, after the time that the attempt takes.
    waits.forEach((wait, n) => {
      expect(wait).toBeGreaterThanOrEqual(Math.floor(Math.exp(n + 1)));
      expect(wait).toBeLessThan(Math.exp(n + 1) + 60);
    });
  });

  it('succeeds in the end when what was in the way has gone', async () => {
    let luck = false;
    const { jobs, done, world } = await testJobs(pool, {
      run: () => (luck ? Promise.resolve() : failing()),
    });
    await jobs.enqueue(pool, sampleJob, { what: 'call back' });
    await jobs.runDue();
    luck = true;
    world.advance(hour);
    expect(await jobs.runDue()).toBe(1);
    expect(done.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(await countJobs(pool, world)).toEqual({});
  });

  it('gets its signal when it takes too long, and is tried again', async () => {
    const { jobs, done, world } = await testJobs(pool, {
      kind: { ...sampleJob, timeLimit: 1 },
      run: (_data, { signal, attempt }) =>
        attempt > 1
          ? Promise.resolve()
          : new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => reject(new Error('Stopped.')));
            }),
    });
    await jobs.enqueue(pool, sampleJob, { what: 'call back' });
    expect(await jobs.runDue()).toBe(1);
    world.advance(hour);
    expect(await jobs.runDue()).toBe(1);
    expect(done.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it('whose data cannot be read is dead in the end like any other', async () => {
    const { jobs, done, world } = await testJobs(pool);
    await jobs.enqueue(
      pool,
      { ...sampleJob, parse: (data) => data as never },
      JSON.parse('{"a":1}'),
    );
    for (let n = 0; n < 9; n += 1) {
      await jobs.runDue();
      world.advance(hour);
    }
    expect(done).toEqual([]);
    expect(await listDead(pool)).toMatchObject([{ kind: 'sample', attempts: 9 }]);
  });
});

describe('an operator who looks at what has died', () => {
  async function withDead() {
    let luck = false;
    const test = await testJobs(pool, {
      kind: { ...sampleJob, retries: 0 },
      run: () => (luck ? Promise.resolve() : failing()),
    });
    const id = await test.jobs.enqueue(pool, sampleJob, { what: 'call back' }, { key: 'ada' });
    await test.jobs.runDue();
    return { ...test, id, haveLuck: () => (luck = true) };
  }

  it('sees what failed and where, and not whom it was about', async () => {
    const { id } = await withDead();
    const dead = await listDead(pool);
    expect(dead).toMatchObject([{ id, kind: 'sample', attempts: 1 }]);
    expect(dead[0]?.reason).toMatch(/^Error EUNLUCKY retries\.api\.test\.ts:\d+:\d+$/);
    const { rows } = await pool.query<{ row: string }>(
      'select j::text as row from graphile_worker._private_jobs j',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain('ada@people');
  });

  it('has it done again, with all its attempts', async () => {
    const { id, world, jobs, done, haveLuck } = await withDead();
    haveLuck();
    expect(await requeueDead(pool, world, { ids: [id] })).toEqual({ requeued: 1, superseded: 0 });
    expect(await jobs.runDue()).toBe(1);
    expect(done.map(({ what, attempt }) => [what, attempt])).toEqual([
      ['call back', 1],
      ['call back', 1],
    ]);
    expect(await listDead(pool)).toEqual([]);
  });

  it('need not have it done again when another of its key waits', async () => {
    const { world, jobs } = await withDead();
    await jobs.enqueue(pool, sampleJob, { what: 'call back' }, { key: 'ada' });
    const requeued = await requeueDead(pool, world, { kind: 'sample' });
    expect(requeued).toEqual({ requeued: 0, superseded: 1 });
    expect(await listDead(pool)).toEqual([]);
  });

  it('discards it', async () => {
    const { world } = await withDead();
    expect(await discardDead(pool, { kind: 'another' })).toBe(0);
    expect(await discardDead(pool, 'all')).toBe(1);
    expect(await countJobs(pool, world)).toEqual({});
  });
});
