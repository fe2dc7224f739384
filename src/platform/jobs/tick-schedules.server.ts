import type pg from 'pg';
import type { Queryable } from '../database/queryable.ts';
import { transaction } from '../database/transaction.server.ts';
import type { World } from '../world.ts';
import { jobKind, noData } from './job-kind.ts';
import type { AnyJobHandler, Jobs, JobSchedule } from './jobs.ts';
import { nextTime } from './next-time.ts';

/** A schedule is a kind of job of its own, of which one runs at a time. */
export function handlerOf(schedule: JobSchedule): AnyJobHandler {
  const kind = jobKind({ name: schedule.name, parse: noData, retries: 3, concurrency: 1 });
  return { kind, start: (_data, run) => schedule.run(run) };
}

/** Writes down when each schedule comes round for the first time, or anew when its rule has changed. */
export async function setUpSchedules(
  pool: Queryable,
  world: World,
  schedules: readonly JobSchedule[],
): Promise<void> {
  const names = schedules.map(({ name }) => name);
  await pool.query('delete from job_schedule where name <> all($1)', [names]);
  const { rows } = await pool.query<{ name: string; rule: string }>(
    'select name, rule from job_schedule',
  );
  const known = new Map(rows.map(({ name, rule }) => [name, rule]));
  const others = schedules.filter((schedule) => known.get(schedule.name) !== ruleOf(schedule));
  if (others.length === 0) return;
  await pool.query(
    `insert into job_schedule (name, rule, next_at)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[])
     on conflict (name) do update set rule = excluded.rule, next_at = excluded.next_at
     where job_schedule.rule <> excluded.rule`,
    [
      others.map(({ name }) => name),
      others.map(ruleOf),
      others.map(({ every, zone }) => nextTime(every, zone, world.now())),
    ],
  );
}

/**
 * Enqueues a job for each schedule that has come round, and moves it on from now: what was missed
 * while nothing ran is made up for once. Of several processes one finds it due.
 */
export async function tickSchedules(
  pool: pg.Pool,
  world: World,
  jobs: Pick<Jobs, 'enqueue'>,
  schedules: readonly JobSchedule[],
): Promise<void> {
  await transaction(pool, async (tx) => {
    const now = world.now();
    const { rows } = await tx.query<{ name: string }>(
      `select name from job_schedule where name = any($1) and next_at <= $2
       order by name for update skip locked`,
      [schedules.map(({ name }) => name), now],
    );
    const due = new Set(rows.map(({ name }) => name));
    for (const schedule of schedules.filter(({ name }) => due.has(name))) {
      const { kind } = handlerOf(schedule);
      await jobs.enqueue(tx, { ...kind, parse: noData }, {}, { key: schedule.name });
      await tx.query('update job_schedule set next_at = $2 where name = $1', [
        schedule.name,
        nextTime(schedule.every, schedule.zone, now),
      ]);
    }
  });
}

function ruleOf({ every, zone }: JobSchedule): string {
  return `${every} ${zone}`;
}
