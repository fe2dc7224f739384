import type pg from 'pg';
import { readRows, row, textOf, type RowOf } from '../database/read-rows.ts';
import { transaction } from '../database/transaction.server.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import { failureText } from './dead-jobs.server.ts';
import type { WorkerLocks } from './open-worker.server.ts';
import { queueTime } from './queue-clock.server.ts';

/** Seconds without a heartbeat after which a process counts as dead. */
const lease = 45;
/** Seconds before the jobs of a dead process are tried again. */
const wait = 15;

const lostJob = row({
  id: 'text',
  worker: 'text',
  fate: textOf<'retried' | 'dead' | 'canceled'>(),
});
type LostJob = RowOf<typeof lostJob>;

/**
 * Unlocks the jobs of processes that have died; the library itself would wait for four hours. Each
 * counts as a failed attempt. A process that runs no job also unlocks what it claimed without
 * learning of it, when the connection broke.
 */
export async function reclaimJobs(
  pool: pg.Pool,
  { world, log }: { readonly world: World; readonly log: Log },
  own: WorkerLocks,
): Promise<void> {
  const now = queueTime(pool, world);
  const oldest = new Date(world.now().getTime() - lease * 1000);
  await pool.query('delete from job_worker where seen_at < $1', [oldest]);
  await transaction(pool, async (tx) => {
    const rows = await readRows(tx, lostJob)(
      `select id::text, locked_by as worker,
              case when key is null then 'canceled'
                   when attempts >= max_attempts then 'dead' else 'retried' end as fate
       from graphile_worker.jobs
       where locked_by is not null
         and case when locked_by = any($1) then not $2 and locked_at < $3
             else not exists (select from job_worker where name = locked_by) end`,
      [own.names, own.isBusy, new Date(now.getTime() - lease * 1000)],
    );
    if (rows.length === 0) return;
    const those = (fate: LostJob['fate']) =>
      rows.filter((job) => job.fate === fate).map(({ id }) => id);
    await tx.query('select graphile_worker.force_unlock_workers($1)', [
      [...new Set(rows.map(({ worker }) => worker))],
    ]);
    await tx.query('select from graphile_worker.reschedule_jobs($1::bigint[], run_at := $2)', [
      those('retried'),
      new Date(now.getTime() + wait * 1000),
    ]);
    await tx.query('select from graphile_worker.permanently_fail_jobs($1::bigint[], $2)', [
      those('dead'),
      failureText(world, 'process died'),
    ]);
    await tx.query('select from graphile_worker.complete_jobs($1::bigint[])', [those('canceled')]);
    log.warn(
      { event: 'jobs.reclaimed', count: rows.length },
      'Unlocked jobs of a process that died.',
    );
  });
}
