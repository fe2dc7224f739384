import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  run,
  runOnce,
  type Job,
  type RunnerOptions,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type pg from 'pg';
import { readRows } from '../database/read-rows.ts';
import { within } from '../monitoring/within.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import type { AnyJobHandler } from './jobs.ts';
import { queueTime } from './queue-clock.server.ts';
import { taskOf, trackJob, type RunningJob } from './run-attempt.server.ts';

export interface WorkerOptions {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  readonly handlers: readonly AnyJobHandler[];
  /** Jobs that this process runs at once, besides those of kinds with slots of their own. */
  readonly slots?: number;
  /** Milliseconds for which `stop` waits for handlers, and once more after their signal. */
  readonly grace?: number;
}

export interface WorkerLocks {
  readonly names: readonly string[];
  readonly isBusy: boolean;
}

/** The part of the queue that runs jobs in this process. */
export interface JobWorker {
  start(): void;
  /** Runs what is due by the database's clock, once; answers how many jobs were begun. */
  runOnce(): Promise<number>;
  /** The names under which this process locks jobs now, and whether it runs any. */
  readonly locks: () => WorkerLocks;
  /** Claims nothing new, lets running jobs finish, and puts back those that react to the signal. */
  stop(): Promise<void>;
}

/** Milliseconds between two heartbeats. */
const heartbeat = 5000;
/** Milliseconds between two looks for what came due without a notification. */
const poll = 2000;
/**
 * Milliseconds after the end of a job that blocked others of its queue. The library unlocks the queue
 * in the background, and looks again only at the next poll.
 */
const looksAfterQueue = [10, 50, 250];

/** Makes the worker of a process. Any number of processes may run one. */
export function createWorker(options: WorkerOptions): JobWorker {
  const { pool, world, log, handlers, slots = 6, grace = 5000 } = options;
  const inHand = new Map<string, RunningJob>();
  const pools = new Map<string, WorkerPool>();
  const returned: Job[] = [];
  const turns = takeTurns();
  const isStopping = () => stopping !== undefined;
  let isKnown = false;
  let begun = 0;
  let stopping: Promise<void> | undefined;
  let lasting: WorkerPool | undefined;
  let ended = Promise.resolve();
  let beats: NodeJS.Timeout | undefined;

  const taskList = Object.fromEntries(
    handlers.map((handler) => [
      handler.kind.name,
      taskOf(
        {
          ...options,
          running: (job) => inHand.get(job.id) ?? trackJob(job),
          giveBack: (job) => returned.push(job),
        },
        handler,
      ),
    ]),
  );
  const once = settings(false);
  const always = settings(true);

  function settings(isLasting: boolean): RunnerOptions {
    return {
      pgPool: pool,
      schema: 'graphile_worker',
      taskList,
      parsedCronItems: [],
      concurrency: handlers.reduce((sum, { kind }) => sum + (kind.slots ?? 0), slots),
      pollInterval: poll,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: grace,
      events: listen(isLasting),
      logger: loggerTo(log),
      forbiddenFlags: claim,
      // A stop waits for what is written in batches.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    };
  }

  function listen(isLasting: boolean): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      pools.set(workerPool.id, workerPool);
      if (isLasting) lasting = workerPool;
      isKnown = false;
      beats ??= setInterval(() => void beat().catch(noteMissedBeat), heartbeat).unref();
    });
    events.on('pool:gracefulShutdown', () => {
      if (isLasting) lasting = undefined;
    });
    events.on('pool:release', ({ workerPool }) => {
      pools.delete(workerPool.id);
      if (pools.size > 0) return;
      clearInterval(beats);
      beats = undefined;
    });
    events.on('job:start', ({ job }) => {
      inHand.set(job.id, trackJob(job));
      begun += 1;
      turns.end();
    });
    events.on('worker:getJob:empty', turns.end);
    events.on('worker:getJob:error', turns.end);
    events.on('job:complete', ({ job }) => {
      inHand.delete(job.id);
      if (job.job_queue_id === null) return;
      for (const wait of looksAfterQueue) setTimeout(() => lasting?.nudge(1), wait).unref();
    });
    return events;
  }

  /**
   * Called by the library before each claim; answers which kinds to skip. No kind takes more than its
   * own slots, or half of the shared ones, so a slow one doesn't block all others. One slot claims at a
   * time, or several would pass this check at once.
   */
  async function claim(): Promise<string[]> {
    await turns.take();
    // A lock by a name without a heartbeat counts as one of a dead process.
    if (!isKnown) await beat();
    const taken = new Map<string, number>();
    let shared = 0;
    for (const { kind } of inHand.values()) taken.set(kind, (taken.get(kind) ?? 0) + 1);
    for (const { kind } of handlers)
      if (kind.slots === undefined) shared += taken.get(kind.name) ?? 0;
    const isFull = ({ name, slots: own }: AnyJobHandler['kind']) =>
      (taken.get(name) ?? 0) >= (own ?? Math.ceil(slots / 2)) ||
      (own === undefined && shared >= slots);
    return handlers.flatMap(({ kind }) => (isFull(kind) ? [kind.name] : []));
  }

  /** Sends a heartbeat, and signals jobs that were canceled or that another process has taken over. */
  async function beat(): Promise<void> {
    const jobs = [...inHand];
    const rows = await readRows(pool, { id: 'number', isCanceled: 'boolean' })({
      name: 'jobs-heartbeat',
      text: `with beat as (
               insert into job_worker (name, seen_at) select unnest($1::text[]), $2
               on conflict (name) do update set seen_at = excluded.seen_at)
             select id, key is null as "isCanceled" from graphile_worker.jobs
             where id = any($3::bigint[]) and locked_by = any($1)`,
      values: [[...pools.keys()], world.now(), jobs.map(([id]) => id)],
    });
    isKnown = true;
    const own = new Map(rows.map(({ id, isCanceled }) => [id, isCanceled]));
    for (const [id, job] of jobs) {
      const isCanceled = own.get(Number(id));
      if (isCanceled === undefined) job.stop('lost');
      else if (isCanceled) job.stop('canceled');
    }
  }

  const noteMissedBeat = (error: unknown) =>
    log.warn({ event: 'jobs.heartbeat_failed', err: error }, 'Writing a job heartbeat failed.');

  /** Runs the library until `stop`, and again when it gives up because the database was away. */
  async function keepRunning(): Promise<void> {
    while (!isStopping()) {
      try {
        const runner = await run(always);
        if (!isStopping()) await runner.promise;
        else await runner.stop();
      } catch (error) {
        log.error(
          { event: 'jobs.worker_failed', err: error },
          'The job worker failed; restarting.',
        );
      }
      if (!isStopping()) {
        await pause(1000);
        await handBack();
      }
    }
  }

  /** Puts interrupted jobs back as if they had not started; otherwise they are retried later. */
  async function handBack(): Promise<void> {
    try {
      for (const { id, attempts } of returned.splice(0)) {
        await pool.query(
          `select from graphile_worker.reschedule_jobs(
             array[$1::bigint], run_at := $2, attempts := $3)`,
          [id, queueTime(pool, world), attempts - 1],
        );
      }
    } catch (error) {
      log.warn({ event: 'jobs.return_failed', err: error }, 'Returning interrupted jobs failed.');
    }
  }

  async function drain(): Promise<void> {
    for (const workerPool of pools.values())
      Promise.resolve(workerPool.gracefulShutdown()).catch(() => undefined);
    const released = Promise.all([...pools.values()].map(({ promise }) => promise));
    // The library gives the signal after the first half.
    await within(2 * grace + 500, Promise.allSettled([ended, released])).catch(() =>
      log.warn(
        { event: 'jobs.abort_ignored', count: inHand.size },
        'Jobs ignored their abort signal; another process will run them.',
      ),
    );
    clearInterval(beats);
    await handBack();
  }

  return {
    start() {
      ended = keepRunning();
    },
    async runOnce() {
      const before = begun;
      if (!isStopping()) await runOnce(once);
      return begun - before;
    },
    locks: () => ({ names: [...pools.keys()], isBusy: inHand.size > 0 }),
    stop: () => (stopping ??= drain()),
  };
}

/** One after the other: a turn lasts until `end`. */
function takeTurns(): { readonly take: () => Promise<void>; readonly end: () => void } {
  let last = Promise.resolve();
  let end = () => {};
  return {
    async take() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      end = resolve;
    },
    end: () => end(),
  };
}

/** What the library reports. Quad logs the failures of jobs itself. */
function loggerTo(log: Log): Logger {
  return new Logger(() => (level, message, { failure }) => {
    // A slot needs a connection only for moments: fewer of them than slots are meant.
    if (message.includes('maxPoolSize')) return;
    if ((level === 'error' || level === 'warning') && failure !== true)
      log.warn({ event: 'jobs.worker_notice', notice: message }, 'Notice of the job worker.');
  });
}
