import type pg from 'pg';
import { CronExpressionParser } from 'cron-parser';
import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import { transaction } from '../database/transaction.server.ts';
import type { World } from '../world.ts';
import { jobKind, noData } from './job-kind.ts';
import type { AnyJobHandler, Jobs, JobSchedule } from './jobs.ts';

/** Each schedule is a kind of job, of which one runs at a time. */
export function handlerOf(schedule: JobSchedule): AnyJobHandler {
  const kind = jobKind({ name: schedule.name, parse: noData, retries: 3, concurrency: 1 });
  return { kind, start: (_data, run) => schedule.run(run) };
}

/** Days after which an unused schedule clock is deleted. */
const forgottenAfter = 30;

/**
 * Records when each schedule is first due by its rule. Each rule has its own clock, and those of
 * other releases are left alone: their processes may run at the same time, or come back.
 */
export async function setUpSchedules(
  pool: Queryable,
  world: World,
  schedules: readonly JobSchedule[],
): Promise<void> {
  const now = world.now();
  const own = [schedules.map(({ name }) => name), schedules.map(ruleOf)];
  await pool.query(
    `delete from job_clock where next_at < $3
       and (name, rule) not in (select * from unnest($1::text[], $2::text[]))`,
    [...own, new Date(now.getTime() - forgottenAfter * 86_400_000)],
  );
  await pool.query(
    `insert into job_clock (name, rule, next_at)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[])
     on conflict (name, rule) do nothing`,
    [...own, schedules.map(({ every, zone }) => nextTime(every, zone, now))],
  );
}

/** Whether one of the schedules is due. */
export async function areSchedulesDue(
  pool: Queryable,
  world: World,
  schedules: readonly JobSchedule[],
): Promise<boolean> {
  if (schedules.length === 0) return false;
  const { rowCount } = await pool.query({
    name: 'jobs-schedules-due',
    text: `select from job_clock
           where (name, rule) in (select * from unnest($1::text[], $2::text[]))
             and next_at <= $3 limit 1`,
    values: [schedules.map(({ name }) => name), schedules.map(ruleOf), world.now()],
  });
  return rowCount === 1;
}

/**
 * Enqueues a job for each due schedule, and advances it from now: missed runs are made up for once.
 * One of several processes finds it due.
 */
export async function tickSchedules(
  pool: pg.Pool,
  world: World,
  jobs: Pick<Jobs, 'enqueue'>,
  schedules: readonly JobSchedule[],
): Promise<void> {
  await transaction(pool, async (tx) => {
    const now = world.now();
    const rows = await readRows(tx, { name: 'text' })(
      `select name from job_clock
       where (name, rule) in (select * from unnest($1::text[], $2::text[])) and next_at <= $3
       order by name for update skip locked`,
      [schedules.map(({ name }) => name), schedules.map(ruleOf), now],
    );
    const due = new Set(rows.map(({ name }) => name));
    for (const schedule of schedules.filter(({ name }) => due.has(name))) {
      const { kind } = handlerOf(schedule);
      await jobs.enqueue(tx, { ...kind, parse: noData }, {}, { key: schedule.name });
      await tx.query('update job_clock set next_at = $3 where name = $1 and rule = $2', [
        schedule.name,
        ruleOf(schedule),
        nextTime(schedule.every, schedule.zone, now),
      ]);
    }
  });
}

/** The rule of a schedule, as the key of its clock. */
export function ruleOf({ every, zone }: JobSchedule): string {
  return `${every} ${zone}`;
}

/**
 * The first time after `after` at which a cron rule is due in a time zone. A time in an hour that a
 * clock change skips is due after the change, one in a repeated hour once; rules for every hour or
 * less follow elapsed hours. Throws on an invalid rule or zone.
 */
export function nextTime(every: string, zone: string, after: Date): Date {
  return CronExpressionParser.parse(every, { currentDate: after, tz: zone }).next().toDate();
}
