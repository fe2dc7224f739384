import type { Queryable } from '../database/queryable.ts';
import { jsonOf, readRows, row, type RowOf } from '../database/read-rows.ts';
import type { World } from '../world.ts';
import { jobState } from './count-jobs.server.ts';
import { reasonSql } from './dead-jobs.server.ts';
import { queueTime, worldTime } from './queue-clock.server.ts';

const foundJob = row({
  id: 'text',
  kind: 'text',
  // One of `JobState`, or `completed`.
  state: 'text',
  enqueuedAt: 'timestamp',
  dueAt: 'timestamp',
  attempts: 'number',
  // The last failure; null when it has had none.
  reason: 'text?',
  // As it was enqueued: ids and figures.
  data: jsonOf<object>(),
});
/** All that is known about a job. */
export type FoundJob = RowOf<typeof foundJob>;

/** Finds a job, including dead and finished ones, by its id; null if there is none. */
export async function findJob(pool: Queryable, world: World, id: string): Promise<FoundJob | null> {
  const [found] = await readRows(pool, foundJob)(
    `select key as id, task_identifier as kind, ${jobState} as state, created_at as "enqueuedAt",
            run_at as "dueAt", attempts,
            case when last_error is not null then ${reasonSql} end as reason,
            (select payload from graphile_worker._private_jobs as stored
             where stored.id = job.id) as data
     from graphile_worker.jobs as job where key = $2`,
    [queueTime(pool, world), id],
  );
  if (found) {
    const { enqueuedAt, dueAt, ...job } = found;
    return {
      ...job,
      enqueuedAt: worldTime(pool, world, enqueuedAt),
      dueAt: worldTime(pool, world, dueAt),
    };
  }
  const [finished] = await readRows(pool, foundJob)(
    `select id, kind, 'completed' as state, enqueued_at as "enqueuedAt", due_at as "dueAt",
            attempts, null as reason, data
     from finished_job where id = $1`,
    [id],
  );
  return finished ?? null;
}
