import type pg from 'pg';
import { readRows } from '../database/read-rows.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import { countJobs, type JobCounts } from './count-jobs.server.ts';
import { requeueDead } from './dead-jobs.server.ts';
import type { AnyJobHandler, Jobs, JobSchedule, EnqueueOptions } from './jobs.ts';
import { createWorker } from './open-worker.server.ts';
import { followWorld, queueTime, startClock } from './queue-clock.server.ts';
import { createTending } from './tend-jobs.server.ts';
import { handlerOf, ruleOf, setUpSchedules } from './tick-schedules.server.ts';
import type { Queryable } from '../database/queryable.ts';
import type { JobKind } from './job-kind.ts';

/** Seconds that a due job may wait while none of its kind is running. */
const timeLimit = 120;

/**
 * Rejects if jobs have been due for two minutes and none of their kind is running, or if a schedule
 * of `rules` (by its name) was due as long ago and has not been enqueued. A process younger than
 * that, by `since`, has had no time yet.
 */
async function refuseStandstill(
  pool: Queryable,
  world: World,
  { since, rules }: { readonly since: Date; readonly rules: ReadonlyMap<string, string> },
): Promise<void> {
  const now = world.now().getTime();
  const latest = new Date(now - timeLimit * 1000);
  const rows = await readRows(pool, { kind: 'text' })(
    `select task_identifier as kind from graphile_worker.jobs
     group by 1
     having bool_or(locked_at is null and attempts < max_attempts and run_at <= $1)
       and not bool_or(locked_at is not null)
     union select name from job_clock
       where next_at <= $2
         and (name, rule) in (select * from unnest($3::text[], $4::text[]))
     order by 1`,
    [queueTime(pool, world, latest), latest, [...rules.keys()], [...rules.values()]],
  );
  const kinds = rows.map(({ kind }) => kind);
  const isNew = now - since.getTime() < timeLimit * 1000;
  if (kinds.length > 0 && !isNew) throw new Error(`Jobs stand still: ${kinds.join(', ')}.`);
}

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
  /** What else a dead process left behind; looked for when its jobs are. */
  readonly recover?: () => Promise<void>;
  /** Milliseconds for which `close` waits for handlers before they get their signal. */
  readonly grace?: number;
}

/**
 * Opens the job queue: jobs can be enqueued at once, and run from `start` on.
 *
 * @throws Error if two kinds or schedules share a name: one would run in place of the other
 */
export async function openJobs(options: JobQueueOptions): Promise<JobQueue> {
  const { pool, world, schedules } = options;
  const opened = world.now();
  const handlers = [...options.handlers, ...schedules.map(handlerOf)];
  const kinds = new Map(handlers.map(({ kind }) => [kind.name, kind]));
  if (kinds.size < handlers.length) throw new Error('Two kinds of jobs have one name.');
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

interface QueueParts {
  readonly pool: Queryable;
  readonly world: World;
  /** The kinds that have a handler, by name. */
  readonly kinds: ReadonlyMap<string, Omit<JobKind<object>, 'parse'>>;
}

/** Enqueues in the caller's transaction; see `Jobs.enqueue`. */
async function enqueueJob<Data extends object>(
  { pool, world, kinds }: QueueParts,
  tx: Queryable,
  kind: JobKind<Data>,
  data: Data,
  { at, key }: EnqueueOptions = {},
): Promise<string> {
  const id = world.newId();
  const { name, retries, concurrency } = kinds.get(kind.name) ?? kind;
  const [row] = await readRows(tx, { id: 'text?' })({
    name: 'jobs-enqueue',
    text: 'select enqueue_job($1, $2, $3, $4, $5, $6, $7, $8) as id',
    values: [
      id,
      name,
      JSON.stringify(data),
      queueTime(pool, world, at),
      at !== undefined,
      retries + 1,
      key ?? null,
      queueOf(name, concurrency, id),
    ],
  });
  return row?.id ?? id;
}

/**
 * The queue of a job, of which one job runs at a time across all processes. A kind that allows more
 * has as many queues.
 */
function queueOf(name: string, concurrency: number | undefined, id: string): string | null {
  if (concurrency === undefined) return null;
  const queueIndex = Number.parseInt(id.slice(-6), 16) % concurrency;
  return queueIndex === 0 ? name : `${name}-${queueIndex}`;
}
