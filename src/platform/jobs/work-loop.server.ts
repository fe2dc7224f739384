import type pg from 'pg';
import { claimJobs, findDueKinds } from './claim-jobs.server.ts';
import type { AnyJobHandler } from './jobs.ts';
import { createLookRhythm, type Extent } from './look-rhythm.server.ts';
import { runJob, type RunningJob, type RunParts } from './run-job.server.ts';

interface LoopOptions extends RunParts {
  readonly pool: pg.Pool;
  readonly handlers: readonly AnyJobHandler[];
  /** The rules of scheduled kinds. */
  readonly rules: ReadonlyMap<string, string>;
  /** Enqueues due schedules. */
  readonly tick: () => Promise<void>;
  /** Jobs that this process does at once. */
  readonly slots?: number;
  /** Polling interval in milliseconds without a wake-up. */
  readonly poll?: number;
  /** Milliseconds for which `stop` waits for handlers, and once more after their signal. */
  readonly grace?: number;
}

export interface WorkLoop {
  /** Something may have been enqueued: look soon, and again until its transaction has committed. */
  wake(): void;
  runDue(): Promise<number>;
  start(): void;
  /** Claims nothing new, lets running jobs finish, and puts back those that react to the signal. */
  stop(): Promise<void>;
}

/** Milliseconds of World between two looks for jobs whose process has died. */
const careInterval = 15_000;

/** Makes the loop that claims and runs jobs. Any number of processes may run one. */
export function createWorkLoop(options: LoopOptions): WorkLoop {
  const { pool, world, log, engine, handlers, rules, tick } = options;
  const { slots = 6, poll = 2000, grace = 5000 } = options;
  const byKind = new Map(handlers.map((handler) => [handler.kind.name, handler]));
  const kindsByRule = new Map([...byKind.keys()].map((kind) => [kind, rules.get(kind) ?? null]));
  const inHand = new Map<RunningJob, string>();
  /** Kinds with more waiting jobs than free slots. */
  const backlogged = new Set<string>();
  let caredAt = 0;
  let stopping: Promise<void> | undefined;

  const rhythm = createLookRhythm({
    poll,
    look: (extent) =>
      setOff(extent).then(
        () => undefined,
        (error: unknown) =>
          log.error({ event: 'jobs.read_failed', err: error }, 'Reading the job queue failed.'),
      ),
  });

  /** Claims jobs for the free slots and starts them; returns how many. */
  async function setOff(extent: Extent): Promise<number> {
    const kinds = extent === 'all' ? await findKinds() : [...backlogged];
    let begun = 0;
    for (const kind of kinds) begun += await begin(kind);
    return begun;
  }

  /** The kinds of which something waits, after everything that the clock asks for is done. */
  async function findKinds(): Promise<readonly string[]> {
    await reclaimExpiredLeases();
    const find = () => findDueKinds(pool, world, kindsByRule);
    let found = await find();
    if (found.some(({ scheduled }) => scheduled)) {
      await tick();
      found = await find();
    }
    return found.filter(({ waiting }) => waiting).map(({ kind }) => kind);
  }

  async function begin(kind: string): Promise<number> {
    const handler = byKind.get(kind);
    if (!handler) return 0;
    // No kind takes more than half of the slots, so a slow one does not block all others.
    const own = [...inHand.values()].filter((name) => name === kind).length;
    const free = Math.min(slots - inHand.size, Math.ceil(slots / 2) - own);
    const claimed = free > 0 ? await claimJobs(engine, pool, handler, free) : [];
    if (claimed.length === free || free <= 0) backlogged.add(kind);
    else backlogged.delete(kind);
    for (const job of claimed) {
      const way = runJob(options, handler, job);
      inHand.set(way, kind);
      void way.done.then(() => {
        inHand.delete(way);
        // Its limit may have been in the way of others.
        if (handler.kind.concurrency !== undefined) backlogged.add(kind);
        if (backlogged.size > 0) rhythm.lookNow('rest');
      });
    }
    return claimed.length;
  }

  /** Retries jobs whose process has died or that take too long; deletes old ones. */
  async function reclaimExpiredLeases(): Promise<void> {
    const now = world.now().getTime();
    if (Math.abs(now - caredAt) < careInterval) return;
    caredAt = now;
    await engine.boss.supervise();
  }

  const allDone = () => Promise.all([...inHand.keys()].map(({ done }) => done));

  async function drain(): Promise<void> {
    await rhythm.stop();
    if (await within(grace, allDone())) return;
    for (const job of inHand.keys()) job.giveBack();
    if (await within(grace, allDone())) return;
    log.warn(
      { event: 'jobs.abort_ignored', count: inHand.size },
      'Jobs ignored their abort signal; another process will run them.',
    );
  }

  return {
    wake: () => rhythm.wake(),
    start: () => rhythm.start(),
    async runDue() {
      for (let count = 0; ;) {
        const begun = await setOff('all');
        const waitedFor = inHand.size;
        await allDone();
        if (begun === 0 && waitedFor === 0) return count;
        count += begun;
      }
    },
    stop: () => (stopping ??= drain()),
  };
}

/** Whether a task finished within some milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), milliseconds);
  try {
    return await Promise.race([work.then(() => true), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
