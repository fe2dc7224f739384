import type { Queryable } from '../database/queryable.ts';
import { describeReason } from './dead-jobs.server.ts';
import { deadQueue } from './open-engine.server.ts';

/** All that is known about a job. */
export interface FoundJob {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly enqueuedAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
  /** The last failure; null when it has had none. */
  readonly reason: string | null;
  /** As it was enqueued: ids and figures. */
  readonly data: object;
}

/**
 * Finds a job, including dead ones, by the id under which it was enqueued; null if there is none.
 */
export async function findJob(pool: Queryable, id: string): Promise<FoundJob | null> {
  const { rows } = await pool.query<Omit<FoundJob, 'reason'> & { output: unknown }>(
    `select coalesce(source_id, id) as id, coalesce(source_name, name) as kind,
            case when name = $2 then 'dead' else state::text end as state,
            coalesce(source_created_on, created_on) as "enqueuedAt", start_after as "dueAt",
            case when started_on is null and source_id is null then 0
                 else coalesce(source_retry_count, retry_count) + 1 end as attempts,
            coalesce(source_output, output) as output, data
     from jobs.job_common where $1::uuid in (id, source_id) and (name = $2 or state <> 'failed')
     order by created_on desc limit 1`,
    [id, deadQueue],
  );
  const [row] = rows;
  if (!row) return null;
  const { output, ...job } = row;
  return { ...job, reason: output === null ? null : describeReason(output) };
}
