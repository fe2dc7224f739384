import type pg from 'pg';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import { countJobs, type JobCounts } from './count-jobs.server.ts';
import { requeueDead } from './dead-jobs.server.ts';
import { enqueueJob } from './enqueue-job.server.ts';
import type { AnyJobHandler, Jobs, JobSchedule } from './jobs.ts';
import { affectedBy, openEngine } from './open-engine.server.ts';
import { refuseStandstill } from './refuse-standstill.server.ts';
import { handlerOf, ruleOf, setUpSchedules, tickSchedules } from './tick-schedules.server.ts';
import { createWorkLoop } from './work-loop.server.ts';

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
  const { pool, world, log, schedules } = options;
  const opened = world.now();
  const handlers = [...options.handlers, ...schedules.map(handlerOf)];
  const rules = new Map(schedules.map((schedule) => [schedule.name, ruleOf(schedule)]));
  const engine = await openEngine({ pool, world, log, kinds: handlers.map(({ kind }) => kind) });
  await setUpSchedules(pool, world, schedules);
  const enqueue: Jobs['enqueue'] = async (tx, kind, data, how) => {
    const id = await enqueueJob(engine, world, tx, kind, data, how);
    loop.wake();
    return id;
  };
  const loop = createWorkLoop({
    engine,
    pool,
    world,
    log,
    handlers,
    rules,
    tick: () => tickSchedules(pool, world, { enqueue }, schedules),
    ...(options.grace === undefined ? {} : { grace: options.grace }),
  });
  return {
    enqueue,
    async cancel(tx, kind, id) {
      return affectedBy(await engine.boss.cancel(kind.name, id, engine.on(tx))) > 0;
    },
    async retryDead(ids) {
      const { requeued } = await requeueDead(engine, pool, { ids });
      loop.wake();
      return requeued;
    },
    runDue: () => loop.runDue(),
    start: () => loop.start(),
    probe: () => refuseStandstill(pool, world, { since: opened, rules }),
    count: () => countJobs(pool, world),
    stop: () => loop.stop(),
    async close() {
      await loop.stop();
      await engine.close();
    },
  };
}
