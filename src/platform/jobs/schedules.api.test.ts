import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import type { JobSchedule } from './jobs.ts';
import { neighboringJobs, testJobs } from './test-jobs.fixture.server.ts';

const { pool } = await testDatabase();

const hour = 3_600_000;

/** A schedule that notes when it was done, and those notes. */
function noted(every: string, zone = 'America/New_York') {
  const times: string[] = [];
  const world = worldAt('2026-03-07T06:00:00Z');
  const schedule: JobSchedule = {
    name: 'round',
    every,
    zone,
    run: () => Promise.resolve(void times.push(world.now().toISOString())),
  };
  return { times, world, schedules: [schedule] };
}

describe('what comes round at half past two at night in New York', () => {
  it('is done once a day, on both sides of the night in which the clocks go on', async () => {
    const { times, ...options } = noted('30 2 * * *');
    const { jobs, world } = await testJobs(pool, options);
    for (let hours = 0; hours < 72; hours += 0.5) {
      await jobs.runDue();
      world.advance(hour / 2);
    }
    expect(times).toEqual([
      '2026-03-07T07:30:00.000Z',
      '2026-03-08T07:30:00.000Z',
      '2026-03-09T06:30:00.000Z',
    ]);
  });

  it('is done once in the night in which the clocks go back', async () => {
    const { times, world, ...options } = noted('30 1 * * *');
    world.moveTo('2026-10-31T06:00:00Z');
    const { jobs } = await testJobs(pool, { ...options, world });
    for (let hours = 0; hours < 49; hours += 0.5) {
      await jobs.runDue();
      world.advance(hour / 2);
    }
    expect(times).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z']);
  });
});

describe('what comes round every hour', () => {
  it('is done by one of several processes', async () => {
    const { times, ...options } = noted('0 * * * *');
    const offices = [await testJobs(pool, options), await neighboringJobs(pool, options)];
    for (let hours = 0; hours < 5; hours += 1) {
      options.world.advance(hour);
      await Promise.all(offices.map(({ jobs }) => jobs.runDue()));
    }
    expect(times).toHaveLength(5);
  });

  it('is made up for once when nothing has run for a day, and goes on from there', async () => {
    const { times, ...options } = noted('0 * * * *');
    const { jobs, world } = await testJobs(pool, options);
    world.advance(24 * hour + 1000);
    await jobs.runDue();
    world.advance(hour / 2);
    await jobs.runDue();
    expect(times).toEqual(['2026-03-08T06:00:01.000Z']);
    world.advance(hour / 2);
    await jobs.runDue();
    expect(times).toHaveLength(2);
  });

  it('is not done twice when someone starts Quad anew in between', async () => {
    const { times, ...options } = noted('0 * * * *');
    const { jobs, world } = await testJobs(pool, options);
    world.advance(hour);
    await jobs.runDue();
    const later = await neighboringJobs(pool, options);
    await later.jobs.runDue();
    expect(times).toHaveLength(1);
  });

  it('follows a new rule from the start of the Quad that has it', async () => {
    const { times, ...options } = noted('0 * * * *');
    await testJobs(pool, options);
    const often = options.schedules.map((schedule) => ({ ...schedule, every: '*/10 * * * *' }));
    const { jobs, world } = await neighboringJobs(pool, { ...options, schedules: often });
    world.advance(600_000);
    await jobs.runDue();
    expect(times).toHaveLength(1);
  });
});

describe('while two releases run side by side, what comes round every hour', () => {
  const names = async () => {
    const { rows } = await pool.query<{ name: string }>('select name from job_clock order by name');
    return rows.map(({ name }) => name);
  };

  it('goes on in the newer one when a process of the older one, which lacks it, starts', async () => {
    const { times, ...options } = noted('0 * * * *');
    const newer = await testJobs(pool, options);
    await neighboringJobs(pool, { world: options.world, schedules: [] });
    options.world.advance(hour);
    await newer.jobs.runDue();
    expect(times).toHaveLength(1);
  });

  it('goes on in the older one when a process of the newer one, which gave it up, starts', async () => {
    const { times, ...options } = noted('0 * * * *');
    const older = await testJobs(pool, options);
    const newer = await neighboringJobs(pool, { world: options.world, schedules: [] });
    options.world.advance(hour);
    await newer.jobs.runDue();
    await older.jobs.runDue();
    expect(times).toHaveLength(1);
    options.world.advance(hour);
    await newer.jobs.probe();
  });

  it.each(['older', 'newer'])(
    'goes by the rules of both, whichever starts last (%s)',
    async (last) => {
      const { times, ...options } = noted('0 * * * *');
      const often = options.schedules.map((schedule) => ({ ...schedule, every: '*/30 * * * *' }));
      const [first, second] =
        last === 'older' ? [often, options.schedules] : [options.schedules, often];
      const offices = [
        await testJobs(pool, { ...options, schedules: first }),
        await neighboringJobs(pool, { ...options, schedules: second }),
      ];
      for (let halves = 0; halves < 4; halves += 1) {
        options.world.advance(hour / 2);
        for (const { jobs } of offices) await jobs.runDue();
      }
      expect(new Set(times)).toEqual(
        new Set(['06:30', '07:00', '07:30', '08:00'].map((at) => `2026-03-07T${at}:00.000Z`)),
      );
    },
  );

  it('is forgotten a month after the last release that had it', async () => {
    const { world, schedules } = noted('0 * * * *');
    await testJobs(pool, { world, schedules });
    world.advance(29 * 24 * hour);
    await neighboringJobs(pool, { world, schedules: [] });
    expect(await names()).toEqual(['round']);
    world.advance(3 * 24 * hour);
    await neighboringJobs(pool, { world, schedules: [] });
    expect(await names()).toEqual([]);
  });
});
