import type pg from 'pg';
import { readRows } from '../database/read-rows.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import { countJobs, type JobCounts } from './count-jobs.server.ts';
import { requeueDead } from './dead-jobs.server.ts';
import { enqueueJob } from './enqueue-job.server.ts';
import type { AnyJobHandler, Jobs, JobSchedule } from './jobs.ts';
import { createWorker } from './open-worker.server.ts';
import { followWorld, queueTime, startClock } from './queue-clock.server.ts';
import { refuseStandstill } from './refuse-standstill.server.ts';
import { createTending } from './tend-jobs.server.ts';
import { handlerOf, ruleOf, setUpSchedules } from './tick-schedules.server.ts';

/** The job services of the app. */
export interface JobQueue extends Jobs {
  /** Starts polling for work. */
  start(): void;
  /** For `quad_part_works`: rejects if due jobs are stalled. */
  probe(): Promise<void>;
  count(): Promise<JobCounts>;
  /** Claims nothing new, and finishes running jobs or puts them back; enqueuing still works. */
  stop(): Promise<void>;
  /** Stops, and releases the database. */
  close(): Promise<void>;
}

export interface JobQueueOptions {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  readonly handlers: readonly AnyJobHandler[];
  readonly schedules: readonly JobSchedule[];
  /** Milliseconds for which `close` waits for handlers before they get their signal. */
  readonly grace?: number;
}

/** Opens the job queue: jobs can be enqueued at once, and run from `start` on. */
export async function openJobs(options: JobQueueOptions): Promise<JobQueue> {
  const { pool, world, schedules } = options;
  const opened = world.now();
  const handlers = [...options.handlers, ...schedules.map(handlerOf)];
  const kinds = new Map(handlers.map(({ kind }) => [kind.name, kind]));
  const rules = new Map(schedules.map((schedule) => [schedule.name, ruleOf(schedule)]));
  startClock(pool, world);
  await setUpSchedules(pool, world, schedules);
  const enqueue: Jobs['enqueue'] = (tx, kind, data, how) =>
    enqueueJob({ pool, world, kinds }, tx, kind, data, how);
  const worker = createWorker({ ...options, handlers });
  const tending = createTending({ ...options, handlers, enqueue, locks: worker.locks });
  return {
    enqueue,
    async cancel(tx, _kind, id) {
      const [row] = await readRows(tx, { isCanceled: 'boolean' })(
        `with waiting as (delete from job_key where job_id = $1::uuid)
         select (graphile_worker.remove_job($1::text)).id is not null as "isCanceled"`,
        [id],
      );
      return row?.isCanceled === true;
    },
    async retryDead(ids) {
      const { requeued } = await requeueDead(pool, world, { ids });
      return requeued;
    },
    async runDue() {
      for (let count = 0; ;) {
        await followWorld(pool, world);
        await tending.tend();
        const begun = (await isAnyDue(pool, [...kinds.keys()], queueTime(pool, world)))
          ? await worker.runOnce()
          : 0;
        if (begun === 0) return count;
        count += begun;
      }
    },
    start() {
      worker.start();
      tending.start();
    },
    probe: () => refuseStandstill(pool, world, { since: opened, rules }),
    count: () => countJobs(pool, world),
    async stop() {
      await tending.stop();
      await worker.stop();
    },
    async close() {
      await tending.stop();
      await worker.stop();
    },
  };
}

async function isAnyDue(pool: pg.Pool, kinds: readonly string[], now: Date): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'jobs-due',
    text: `select from graphile_worker.jobs
           where locked_at is null and attempts < max_attempts and run_at <= $2
             and task_identifier = any($1) limit 1`,
    values: [kinds, now],
  });
  return rowCount === 1;
}
