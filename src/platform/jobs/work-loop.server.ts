import type pg from 'pg';
import { claimJobs, findDueKinds, type DueKind } from './claim-jobs.server.ts';
import type { AnyJobHandler } from './jobs.ts';
import { runJob, type RunningJob, type RunParts } from './run-job.server.ts';

interface LoopOptions extends RunParts {
  readonly pool: pg.Pool;
  readonly handlers: readonly AnyJobHandler[];
  /** Enqueues what has come round by the clock. */
  readonly tick: () => Promise<void>;
  /** Jobs that this process does at once. */
  readonly slots?: number;
  /** Milliseconds between two looks when nobody wakes the loop. */
  readonly poll?: number;
  /** Milliseconds for which `stop` waits for handlers before it asks for their jobs back. */
  readonly grace?: number;
}

export interface WorkLoop {
  /** Something may have been enqueued: look soon, and again until its transaction has committed. */
  wake(): void;
  runDue(): Promise<number>;
  start(): void;
  /** Takes nothing new, lets what is in hand come to its end, and puts back what does not. */
  stop(): Promise<void>;
}

/** Milliseconds after a wake-up: the caller's transaction may take a moment to commit. */
const looksAfterWake = [10, 40, 150, 500];

/** Milliseconds of World between two looks for jobs whose process has died. */
const careInterval = 15_000;

/** Makes the loop that claims and runs jobs. Any number of processes may run one. */
export function createWorkLoop(options: LoopOptions): WorkLoop {
  const { pool, world, log, engine, handlers, tick } = options;
  const { slots = 6, poll = 2000, grace = 5000 } = options;
  const byKind = new Map(handlers.map((handler) => [handler.kind.name, handler]));
  const inHand = new Map<RunningJob, string>();
  let caredAt = 0;
  let looks: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let timerIsPoll = false;
  let running = false;
  let looking: Promise<void> | undefined;
  let again = false;
  /** Something was left lying because all hands were full. */
  let more = false;

  /** Claims for the free hands and sets off; answers how many jobs were begun. */
  async function setOff(): Promise<number> {
    await careForTheDead();
    let due = await findDueKinds(pool, world, [...byKind.keys()]);
    if (due.some(({ scheduled }) => scheduled)) {
      await tick();
      due = await findDueKinds(pool, world, [...byKind.keys()]);
    }
    more = false;
    let begun = 0;
    for (const found of due) begun += await begin(found);
    return begun;
  }

  async function begin({ kind, waiting }: DueKind): Promise<number> {
    const handler = byKind.get(kind);
    if (!waiting || !handler) return 0;
    // No kind takes more than half of the hands: a slow one does not hold up all others.
    const own = [...inHand.values()].filter((name) => name === kind).length;
    const free = Math.min(slots - inHand.size, Math.ceil(slots / 2) - own);
    if (free <= 0) {
      more = true;
      return 0;
    }
    const claimed = await claimJobs(engine, pool, handler, free);
    for (const job of claimed) {
      const way = runJob(options, handler, job);
      inHand.set(way, kind);
      void way.done.then(() => {
        inHand.delete(way);
        if (more) look();
      });
    }
    if (claimed.length === free) more = true;
    return claimed.length;
  }

  /** Jobs whose process has died, or that take too long, are tried again; old ones are forgotten. */
  async function careForTheDead(): Promise<void> {
    const now = world.now().getTime();
    if (Math.abs(now - caredAt) < careInterval) return;
    caredAt = now;
    await engine.boss.supervise();
  }

  function look(): void {
    if (!running) return;
    again = looking !== undefined;
    if (again) return;
    clearTimeout(timer);
    looking = setOff()
      .then(() => undefined)
      .catch((error: unknown) => {
        log.error({ err: error }, 'The list of jobs cannot be read.');
      })
      .finally(() => {
        looking = undefined;
        if (again) look();
        else sleep();
      });
  }

  function sleep(): void {
    if (!running) return;
    const next = looks.shift();
    timerIsPoll = next === undefined;
    timer = setTimeout(look, next ?? poll);
    timer.unref();
  }

  const allDone = () => Promise.all([...inHand.keys()].map(({ done }) => done));

  return {
    wake() {
      looks = [...looksAfterWake];
      if (!running || looking || !timerIsPoll) return;
      clearTimeout(timer);
      sleep();
    },
    async runDue() {
      for (let count = 0; ;) {
        const begun = await setOff();
        const waitedFor = inHand.size;
        await allDone();
        if (begun === 0 && waitedFor === 0) return count;
        count += begun;
      }
    },
    start() {
      running = true;
      look();
    },
    async stop() {
      running = false;
      clearTimeout(timer);
      await looking;
      const late = setTimeout(() => {
        for (const job of inHand.keys()) job.giveBack();
      }, grace);
      await allDone();
      clearTimeout(late);
    },
  };
}
