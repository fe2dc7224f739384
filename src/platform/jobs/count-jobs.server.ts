import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import type { World } from '../world.ts';
import { queueTime } from './queue-clock.server.ts';

/** What a job is in, as operators read it. */
export type JobState = 'due' | 'later' | 'active' | 'dead';

/** How many jobs there are, by kind and state. What is done is not counted. */
export type JobCounts = Readonly<Record<string, Readonly<Record<JobState, number>>>>;

/** SQL: the state of a job of `graphile_worker.jobs`; $1 is the time in the queue. */
export const jobState = `case when locked_at is not null then 'active'
  when attempts >= max_attempts then 'dead'
  when run_at <= $1 then 'due' else 'later' end`;

/** Counts the jobs of all kinds. A canceled job has lost its key. */
export async function countJobs(pool: Queryable, world: World): Promise<JobCounts> {
  const rows = await readRows(pool, {
    kind: 'text',
    due: 'number',
    later: 'number',
    active: 'number',
    dead: 'number',
  })(
    `select task_identifier as kind,
            count(*) filter (where state = 'due')::int as due,
            count(*) filter (where state = 'later')::int as later,
            count(*) filter (where state = 'active')::int as active,
            count(*) filter (where state = 'dead')::int as dead
     from (select *, ${jobState} as state from graphile_worker.jobs where key is not null) as job
     group by 1 order by 1`,
    [queueTime(pool, world)],
  );
  return Object.fromEntries(
    rows.map(({ kind, due, later, active, dead }) => [kind, { due, later, active, dead }]),
  );
}
