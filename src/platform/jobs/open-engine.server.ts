import { PgBoss, type Db } from 'pg-boss';
import type { Queryable } from '../database/queryable.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import type { JobKind } from './job-kind.ts';

/** The database schema of the jobs; migrations/0011-jobs.sql creates it. */
const schema = 'jobs';

/** The queue for jobs whose last attempt has failed. */
export const deadQueue = 'dead';

/** Seconds without a heartbeat after which a job's process counts as dead. */
export const lease = 45;

const day = 86_400;
/** Seconds for which pending and dead jobs are kept: years, not forever. */
const keepWaiting = 3 * 365 * day;
/** Seconds for which finished jobs are kept, to see what became of them. */
const keepDone = day;

/** pg-boss on our connections and our clock; it starts nothing itself. */
export interface Engine {
  readonly boss: PgBoss;
  /** The same statements on the connection of a caller's transaction. */
  on(tx: Queryable): { readonly db: Db };
  close(): Promise<void>;
}

interface EngineOptions {
  readonly pool: Queryable;
  readonly world: World;
  readonly log: Log;
  readonly kinds: readonly Omit<JobKind<object>, 'parse'>[];
}

/** Opens the engine and ensures a queue for each kind, configured as the kind says. */
export async function openEngine({ pool, world, log, kinds }: EngineOptions): Promise<Engine> {
  const boss = new PgBoss({
    db: databaseFor(pool, world),
    schema,
    clock: clockOf(world),
    // Our migrations create the tables, and our own loop decides what runs when.
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: false,
    reindex: false,
    monitorVacuum: false,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) =>
    log.warn({ event: 'jobs.engine_error', err: error }, 'Job queue error.'),
  );
  await boss.start();
  await setUpQueues(boss, kinds);
  return {
    boss,
    on: (tx) => ({ db: databaseFor(tx, world) }),
    close: () => boss.stop({ close: false, graceful: false }),
  };
}

/** How many jobs a command of the engine has met; its types keep that to themselves. */
export function affectedBy(response: object): number {
  return 'affected' in response ? Number(response.affected) : 0;
}

/**
 * The engine's statements call job_now() for the time. World's time replaces it, so that the whole
 * app has one clock, and a test can move it.
 */
function databaseFor(queryable: Queryable, world: World): Db {
  return {
    executeSql(text, values) {
      const now = `'${world.now().toISOString()}'::timestamptz`;
      return queryable.query(text.replaceAll(`${schema}.job_now()`, now), values);
    },
  };
}

/** World provides the time; timers are Node's, and keep no process alive. */
function clockOf(world: World) {
  return {
    now: () => world.now().getTime(),
    setTimeout: (call: () => void, wait: number) => setTimeout(call, wait).unref(),
    clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
    setInterval: (call: () => void, wait: number) => setInterval(call, wait).unref(),
    clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
  };
}

async function setUpQueues(
  boss: PgBoss,
  kinds: readonly Omit<JobKind<object>, 'parse'>[],
): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(deadQueue)) {
    await boss.createQueue(deadQueue, { retentionSeconds: keepWaiting });
  }
  for (const kind of kinds) {
    const wanted = settingsOf(kind);
    const found = known.get(kind.name);
    if (!found)
      await boss.createQueue(kind.name, { ...wanted, policy: 'short', deadLetter: deadQueue });
    else if (!isSetUpAs(found, wanted)) await boss.updateQueue(kind.name, wanted);
  }
}

function settingsOf(kind: Omit<JobKind<object>, 'parse'>) {
  return {
    retryLimit: kind.retries,
    retryDelay: kind.firstRetry,
    retryBackoff: true,
    retryDelayMax: kind.longestRetry,
    expireInSeconds: kind.timeLimit,
    heartbeatSeconds: lease,
    retentionSeconds: keepWaiting,
    deleteAfterSeconds: keepDone,
  };
}

function isSetUpAs(found: object, wanted: object): boolean {
  const values = new Map(Object.entries(found));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}
