import type { Queryable } from '../database/queryable.ts';

/** A job that waits, runs or has failed for good. */
export interface StoredJob {
  readonly data: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly isDead: boolean;
}

/** The jobs of the kinds whose names match a pattern of LIKE, without those that ended well. */
export async function storedJobs(pool: Queryable, kind: string): Promise<StoredJob[]> {
  const { rows } = await pool.query<StoredJob>(
    `select payload as data, attempts, attempts >= max_attempts as "isDead"
     from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier like $1 order by job.id`,
    [kind],
  );
  return rows;
}

/** Deletes the jobs of the kinds whose names match a pattern of LIKE. */
export async function dropJobs(pool: Queryable, kind: string): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs where task_identifier like $1))`,
    [kind],
  );
}
