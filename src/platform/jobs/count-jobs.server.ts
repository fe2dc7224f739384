import type { Queryable } from '../database/queryable.ts';
import type { World } from '../world.ts';
import { deadQueue } from './open-engine.server.ts';

/** What a job is in, as operators read it. */
export type JobState = 'due' | 'later' | 'active' | 'dead';

/** How many jobs there are, by kind and state. What is done is not counted. */
export type JobCounts = Readonly<Record<string, Readonly<Record<JobState, number>>>>;

/** Counts the jobs of all kinds. */
export async function countJobs(pool: Queryable, world: World): Promise<JobCounts> {
  const { rows } = await pool.query<{ kind: string } & Record<JobState, number>>(
    `select case when name = $2 then source_name else name end as kind,
            count(*) filter (where name <> $2 and state < 'active' and start_after <= $1)::int as due,
            count(*) filter (where name <> $2 and state < 'active' and start_after > $1)::int as later,
            count(*) filter (where name <> $2 and state = 'active')::int as active,
            count(*) filter (where name = $2)::int as dead
     from jobs.job_common where state < 'completed' group by 1 order by 1`,
    [world.now(), deadQueue],
  );
  return Object.fromEntries(
    rows.map(({ kind, due, later, active, dead }) => [kind, { due, later, active, dead }]),
  );
}
