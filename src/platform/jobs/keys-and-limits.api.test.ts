import { describe, expect, it } from 'vitest';
import { transaction } from '../database/transaction.server.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { eventually } from '../testing/eventually.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { neighboringJobs, testJobs } from './test-jobs.fixture.server.ts';

const { pool } = await testDatabase({ pools: { requests: 15 } });

describe('someone who asks for the same thing again', () => {
  it('gets one job while it waits, and another once it has begun', async () => {
    const { jobs, done } = await testJobs(pool);
    const first = await jobs.enqueue(pool, sampleJob, { what: 'count' }, { key: 'fair-7' });
    expect(await jobs.enqueue(pool, sampleJob, { what: 'again' }, { key: 'fair-7' })).toBe(first);
    await jobs.enqueue(pool, sampleJob, { what: 'other' }, { key: 'fair-8' });
    expect(await jobs.runDue()).toBe(2);
    expect(done.map(({ what }) => what).sort()).toEqual(['count', 'other']);
    expect(await jobs.enqueue(pool, sampleJob, { what: 'count' }, { key: 'fair-7' })).not.toBe(
      first,
    );
    expect(await jobs.runDue()).toBe(1);
  });

  it('gets one job when twenty ask in the same moment', async () => {
    const { jobs } = await testJobs(pool);
    const ids = await Promise.all(
      Array.from({ length: 20 }, () =>
        transaction(pool, (tx) => jobs.enqueue(tx, sampleJob, { what: 'count' }, { key: 'one' })),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await jobs.runDue()).toBe(1);
  });

  it('is not disturbed by others who ask without a key', async () => {
    const { jobs } = await testJobs(pool);
    for (const what of ['a', 'b', 'c']) await jobs.enqueue(pool, sampleJob, { what });
    expect(await jobs.runDue()).toBe(3);
  });
});

describe('someone who changes their mind', () => {
  it('takes back what waits, or nothing when their transaction fails', async () => {
    const { jobs } = await testJobs(pool);
    const id = await jobs.enqueue(pool, sampleJob, { what: 'call back' });
    const failed = transaction(pool, async (tx) => {
      expect(await jobs.cancel(tx, sampleJob, id)).toBe(true);
      throw new Error('No, do.');
    });
    await expect(failed).rejects.toThrow('No, do.');
    expect(await jobs.cancel(pool, sampleJob, id)).toBe(true);
    expect(await jobs.cancel(pool, sampleJob, id)).toBe(false);
    expect(await jobs.runDue()).toBe(0);
  });

  it('stops what is under way, and it is not tried again', async () => {
    const { jobs, done, world } = await testJobs(pool, {
      run: (_data, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('Stopped.')));
        }),
    });
    const id = await jobs.enqueue(pool, sampleJob, { what: 'long' });
    const running = jobs.runDue();
    await eventually(() => expect(done).toHaveLength(1));
    expect(await jobs.cancel(pool, sampleJob, id)).toBe(true);
    await running;
    world.advance(86_400_000 - 1);
    expect(await jobs.runDue()).toBe(0);
  });
});

describe('work of which only so much may be done at once', () => {
  /** Runs `count` jobs in three processes and answers the most that were under way at once. */
  async function mostAtOnce(concurrency: number | undefined, count: number): Promise<number> {
    let underWay = 0;
    let most = 0;
    const options = {
      kind: { ...sampleJob, concurrency },
      async run() {
        underWay += 1;
        most = Math.max(most, underWay);
        await pool.query('select pg_sleep(0.02)');
        underWay -= 1;
      },
    };
    const first = await testJobs(pool, options);
    const offices = [first, await neighboringJobs(pool, options)];
    offices.push(await neighboringJobs(pool, options));
    for (let n = 0; n < count; n += 1) {
      await first.jobs.enqueue(pool, sampleJob, { what: String(n) });
    }
    for (let left = count; left > 0;) {
      const ran = await Promise.all(offices.map(({ jobs }) => jobs.runDue()));
      left -= ran.reduce((all, one) => all + one, 0);
    }
    const seen = offices.flatMap(({ done }) => done.map(({ what }) => what));
    expect(seen.sort()).toEqual(Array.from({ length: count }, (_, n) => String(n)).sort());
    return most;
  }

  it('is never done more often at once, over three processes', async () => {
    expect(await mostAtOnce(2, 20)).toBe(2);
    expect(await mostAtOnce(1, 8)).toBe(1);
  });

  it('is done by all hands when there is no limit, each job once', async () => {
    expect(await mostAtOnce(undefined, 60)).toBeGreaterThan(3);
  });
});

it('work that is done one at a time goes on as soon as there is room, without anyone looking in', async () => {
  const { jobs, done } = await testJobs(pool, { kind: { ...sampleJob, concurrency: 1 } });
  for (let n = 0; n < 40; n += 1) await jobs.enqueue(pool, sampleJob, { what: String(n) });
  jobs.start();
  // One for each regular look would take eighty seconds.
  await eventually(() => expect(done).toHaveLength(40));
});

it('a slow kind of work leaves half of the hands to others', async () => {
  const hold = Promise.withResolvers<void>();
  let others = 0;
  const schedule = {
    name: 'every-minute',
    every: '* * * * *',
    zone: 'UTC',
    run: () => Promise.resolve(void (others += 1)),
  };
  const { jobs, done, world } = await testJobs(pool, {
    run: () => hold.promise,
    schedules: [schedule],
  });
  for (let n = 0; n < 8; n += 1) await jobs.enqueue(pool, sampleJob, { what: String(n) });
  jobs.start();
  await eventually(() => expect(done).toHaveLength(3));
  world.advance(60_000);
  await eventually(() => expect(others).toBe(1));
  expect(done).toHaveLength(3);
  hold.resolve();
  await eventually(() => expect(done).toHaveLength(8));
});

it('work with hands of its own waits for no other, and takes none from it', async () => {
  const hold = Promise.withResolvers<void>();
  let slow = 0;
  const { jobs, done, world } = await testJobs(pool, {
    kind: { ...sampleJob, slots: 2 },
    run: ({ what }) => (what === 'quick' ? Promise.resolve() : hold.promise),
    schedules: Array.from({ length: 8 }, (_, index) => ({
      name: `slow-${index}`,
      every: '* * * * *',
      zone: 'UTC',
      run() {
        slow += 1;
        return hold.promise;
      },
    })),
  });
  jobs.start();
  world.advance(60_000);
  await eventually(() => expect(slow).toBe(6));
  await jobs.enqueue(pool, sampleJob, { what: 'quick' });
  await eventually(() => expect(done).toHaveLength(1));
  for (let n = 0; n < 4; n += 1) await jobs.enqueue(pool, sampleJob, { what: String(n) });
  await eventually(() => expect(done).toHaveLength(3));
  expect(slow).toBe(6);
  hold.resolve();
  await eventually(() => expect([done.length, slow]).toEqual([5, 8]));
});

it('two kinds of work cannot share a name', async () => {
  const twice = { every: '* * * * *', zone: 'UTC', run: () => Promise.resolve() };
  await expect(
    testJobs(pool, {
      schedules: [
        { ...twice, name: 'nightly' },
        { ...twice, name: 'nightly' },
      ],
    }),
  ).rejects.toThrow('Two kinds of jobs have one name.');
});
