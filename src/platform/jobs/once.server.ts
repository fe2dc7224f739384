import type { Queryable } from '../database/queryable.ts';
import type { World } from '../world.ts';

/** Days for which a job is remembered as done: longer than any is tried again. */
const remembered = 30;

/**
 * Notes in the caller's transaction that a job is done. False when an earlier attempt got to its end
 * without anything knowing: then there is nothing left to do.
 */
export async function isFirstTime(tx: Queryable, world: World, jobId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into job_done (job_id, done_at) values ($1, $2) on conflict do nothing',
    [jobId, world.now()],
  );
  return rowCount === 1;
}

/** Days for which `quad jobs show` knows a finished job. */
const shown = 1;

/** Deletes what is stored about jobs that finished long ago. */
export async function sweepDoneJobs(tx: Queryable, world: World): Promise<void> {
  const daysAgo = (days: number) => new Date(world.now().getTime() - days * 86_400_000);
  await tx.query('delete from job_done where done_at < $1', [daysAgo(remembered)]);
  await tx.query('delete from finished_job where finished_at < $1', [daysAgo(shown)]);
}
