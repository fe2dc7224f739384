import { describe, expect, it } from 'vitest';
import { transaction } from '../database/transaction.server.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { neighboringJobs, testJobs } from './test-jobs.fixture.server.ts';

const { pool } = await testDatabase();

describe('someone whose request leaves work behind', () => {
  it('has it done once, after the request has been written down', async () => {
    const { jobs, done } = await testJobs(pool);
    const id = await transaction(pool, (tx) => jobs.enqueue(tx, sampleJob, { what: 'call back' }));
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    expect(done).toEqual([{ id, what: 'call back', attempt: 1 }]);
  });

  it('leaves none when the request fails', async () => {
    const { jobs, done } = await testJobs(pool);
    const failed = transaction(pool, async (tx) => {
      await jobs.enqueue(tx, sampleJob, { what: 'never' });
      throw new Error('The request fails.');
    });
    await expect(failed).rejects.toThrow('The request fails.');
    expect(await jobs.runDue()).toBe(0);
    expect(done).toEqual([]);
  });

  it('can still leave it while Quad is being stopped; the next one does it', async () => {
    const { jobs, world } = await testJobs(pool);
    await jobs.stop();
    await jobs.enqueue(pool, sampleJob, { what: 'late' });
    const next = await neighboringJobs(pool, { world });
    expect(await next.jobs.runDue()).toBe(1);
  });

  it('has it done at the time that was asked for, and not before', async () => {
    const { jobs, done, world } = await testJobs(pool);
    const at = new Date(world.now().getTime() + 86_400_000);
    await jobs.enqueue(pool, sampleJob, { what: 'tomorrow' }, { at });
    world.advance(86_399_000);
    expect(await jobs.runDue()).toBe(0);
    world.advance(1000);
    expect(await jobs.runDue()).toBe(1);
    expect(done).toMatchObject([{ what: 'tomorrow' }]);
  });
});
