import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { neighboringJobs, testJobs } from './test-jobs.fixture.server.ts';

const { pool } = await testDatabase();

const minute = 60_000;

describe('someone who watches whether Quad keeps up', () => {
  it('is told when jobs are due and no one does them', async () => {
    const { jobs, world } = await testJobs(pool);
    await jobs.probe();
    await jobs.enqueue(pool, sampleJob, { what: 'call back' });
    world.advance(2 * minute - 1000);
    await jobs.probe();
    world.advance(2000);
    await expect(jobs.probe()).rejects.toThrow('Jobs stand still: sample.');
    await jobs.runDue();
    await jobs.probe();
  });

  it('is not alarmed by what has come due while no Quad ran, for as long as one needs to do it', async () => {
    const { jobs, world } = await testJobs(pool);
    await jobs.enqueue(pool, sampleJob, { what: 'call back' });
    world.advance(60 * minute);
    const next = await neighboringJobs(pool, { world });
    await next.jobs.probe();
    world.advance(2 * minute);
    await expect(next.jobs.probe()).rejects.toThrow('Jobs stand still: sample.');
  });

  it('is not alarmed by jobs for later, nor by dead ones', async () => {
    const { jobs, world } = await testJobs(pool, {
      kind: { ...sampleJob, retries: 0 },
      run: () => Promise.reject(new Error('No luck.')),
    });
    await jobs.enqueue(pool, sampleJob, { what: 'fails' });
    await jobs.runDue();
    await jobs.enqueue(pool, sampleJob, { what: 'then' }, { at: new Date('2030-01-01') });
    world.advance(10 * minute);
    await jobs.probe();
    expect(await jobs.count()).toEqual({ sample: { due: 0, later: 1, active: 0, dead: 1 } });
  });

  it('is not alarmed while jobs of the kind are in hand, however many wait', async () => {
    const hold = Promise.withResolvers<void>();
    const { jobs, world, done } = await testJobs(pool, { run: () => hold.promise });
    for (let n = 0; n < 10; n += 1) await jobs.enqueue(pool, sampleJob, { what: String(n) });
    const running = jobs.runDue();
    await eventually(() => expect(done).toHaveLength(3));
    world.advance(10 * minute);
    await jobs.probe();
    expect(await jobs.count()).toEqual({ sample: { due: 7, later: 0, active: 3, dead: 0 } });
    hold.resolve();
    await running;
  });

  it('is told when a schedule has come round and no one has noticed', async () => {
    const round = { name: 'round', every: '0 * * * *', zone: 'UTC', run: () => Promise.resolve() };
    const { jobs, world } = await testJobs(pool, { schedules: [round] });
    world.advance(63 * minute);
    await expect(jobs.probe()).rejects.toThrow('Jobs stand still: round.');
    await jobs.runDue();
    await jobs.probe();
  });
});
