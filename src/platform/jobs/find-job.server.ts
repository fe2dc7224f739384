import type { Queryable } from '../database/queryable.ts';
import type { World } from '../world.ts';
import { jobState } from './count-jobs.server.ts';
import { reasonSql } from './dead-jobs.server.ts';
import { queueTime, worldTime } from './queue-clock.server.ts';

/** All that is known about a job. */
export interface FoundJob {
  readonly id: string;
  readonly kind: string;
  /** One of `JobState`, or `completed`. */
  readonly state: string;
  readonly enqueuedAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
  /** The last failure; null when it has had none. */
  readonly reason: string | null;
  /** As it was enqueued: ids and figures. */
  readonly data: object;
}

/** Finds a job, including dead and finished ones, by its id; null if there is none. */
export async function findJob(pool: Queryable, world: World, id: string): Promise<FoundJob | null> {
  const waiting = await pool.query<FoundJob>(
    `select key as id, task_identifier as kind, ${jobState} as state, created_at as "enqueuedAt",
            run_at as "dueAt", attempts,
            case when last_error is not null then ${reasonSql} end as reason,
            (select payload from graphile_worker._private_jobs as stored
             where stored.id = job.id) as data
     from graphile_worker.jobs as job where key = $2`,
    [queueTime(pool, world), id],
  );
  const found = waiting.rows[0];
  if (found) {
    const { enqueuedAt, dueAt, ...job } = found;
    return {
      ...job,
      enqueuedAt: worldTime(pool, world, enqueuedAt),
      dueAt: worldTime(pool, world, dueAt),
    };
  }
  const finished = await pool.query<FoundJob>(
    `select id, kind, 'completed' as state, enqueued_at as "enqueuedAt", due_at as "dueAt",
            attempts, null as reason, data
     from finished_job where id = $1`,
    [id],
  );
  return finished.rows[0] ?? null;
}
