import type pg from 'pg';
import { readRows, row, textOf, type RowOf } from '../database/read-rows.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import type { AnyJobHandler, Jobs, JobSchedule } from './jobs.ts';
import type { WorkerLocks } from './open-worker.server.ts';
import { areSchedulesDue, tickSchedules } from './tick-schedules.server.ts';
import { transaction } from '../database/transaction.server.ts';
import { failureText } from './dead-jobs.server.ts';
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
async function reclaimJobs(
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

interface TendingOptions {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  readonly handlers: readonly AnyJobHandler[];
  readonly schedules: readonly JobSchedule[];
  readonly enqueue: Jobs['enqueue'];
  readonly locks: () => WorkerLocks;
  readonly recover?: (() => Promise<void>) | undefined;
}

/** What a process does for the queue besides running jobs. */
export interface Tending {
  /** Enqueues due schedules and, at intervals, unlocks jobs of dead processes. */
  tend(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Milliseconds between two looks at the schedules. */
const pace = 2000;
/** Milliseconds of World between two looks for jobs of dead processes. */
const reclaimInterval = 15_000;
/** Milliseconds of World between two looks for jobs of the previous release. */
const moveInterval = 60_000;

/** Makes what looks after schedules and after jobs of dead processes. Each process does it. */
export function createTending(options: TendingOptions): Tending {
  const { pool, world, log, handlers, schedules, locks, enqueue, recover } = options;
  const last = { reclaimed: 0, moved: 0 };
  let timer: NodeJS.Timeout | undefined;
  let tending: Promise<void> | undefined;

  /** Whether it is time again for something; a clock may also have been set back. */
  function isTimeFor(what: keyof typeof last, interval: number): boolean {
    const now = world.now().getTime();
    if (Math.abs(now - last[what]) < interval) return false;
    last[what] = now;
    return true;
  }

  async function tend(): Promise<void> {
    if (isTimeFor('moved', moveInterval)) await moveOldJobs();
    if (isTimeFor('reclaimed', reclaimInterval)) {
      await reclaimJobs(pool, { world, log }, locks());
      await recover?.();
    }
    if (await areSchedulesDue(pool, world, schedules))
      await tickSchedules(pool, world, { enqueue }, schedules);
  }

  /** Takes over what processes of the previous release enqueue; goes with the schema `jobs`. */
  async function moveOldJobs(): Promise<void> {
    const single = handlers
      .filter(({ kind }) => kind.concurrency === 1)
      .map(({ kind }) => kind.name);
    const rows = await readRows(pool, { moved: 'number' })(
      'select move_old_jobs($1, $2) as moved',
      [world.now(), single],
    );
    const moved = rows[0]?.moved ?? 0;
    if (moved > 0)
      log.info({ event: 'jobs.moved', count: moved }, 'Took over jobs of the previous release.');
  }

  const tendNow = () =>
    (tending ??= tend()
      .catch((error: unknown) =>
        log.error({ event: 'jobs.read_failed', err: error }, 'Reading the job queue failed.'),
      )
      .finally(() => (tending = undefined)));

  return {
    tend,
    start() {
      void tendNow();
      timer = setInterval(() => void tendNow(), pace).unref();
    },
    async stop() {
      clearInterval(timer);
      await tending;
    },
  };
}
