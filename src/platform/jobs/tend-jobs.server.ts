import type pg from 'pg';
import { readRows } from '../database/read-rows.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import type { AnyJobHandler, Jobs, JobSchedule } from './jobs.ts';
import type { WorkerLocks } from './open-worker.server.ts';
import { reclaimJobs } from './reclaim-jobs.server.ts';
import { areSchedulesDue, tickSchedules } from './tick-schedules.server.ts';

interface TendingOptions {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  readonly handlers: readonly AnyJobHandler[];
  readonly schedules: readonly JobSchedule[];
  readonly enqueue: Jobs['enqueue'];
  readonly locks: () => WorkerLocks;
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
  const { pool, world, log, handlers, schedules, locks, enqueue } = options;
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
    if (isTimeFor('reclaimed', reclaimInterval)) await reclaimJobs(pool, { world, log }, locks());
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
