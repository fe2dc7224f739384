/** The scope of a poll: everything, or only kinds with a backlog. */
export type Extent = 'all' | 'rest';

interface RhythmOptions {
  /** Looks once; never rejects. */
  readonly look: (extent: Extent) => Promise<void>;
  /** Polling interval in milliseconds without a wake-up. */
  readonly poll: number;
}

/** When to poll for work: one poll at a time, periodically, and soon after a wake-up. */
export interface LookRhythm {
  start(): void;
  /** Something may have been written: look soon, and again until its transaction has committed. */
  wake(): void;
  /** Looks as soon as the look that is under way has ended. */
  lookNow(extent: Extent): void;
  /** No further looks; resolves when the last has ended. */
  stop(): Promise<void>;
}

/** Milliseconds after a wake-up: the writer's transaction may take a moment to commit. */
const looksAfterWake = [10, 40, 150, 500];

/** Makes the rhythm in which a process looks for work. */
export function createLookRhythm({ look, poll }: RhythmOptions): LookRhythm {
  let running = false;
  let looking: Promise<void> | undefined;
  let next: Extent | undefined;
  let soon: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let timerIsPoll = false;

  function lookNow(extent: Extent): void {
    if (!running) return;
    if (looking) {
      if (next !== 'all') next = extent;
      return;
    }
    if (extent === 'all') cancelTimer();
    looking = look(extent).finally(() => {
      looking = undefined;
      const following = next;
      next = undefined;
      setTimer();
      if (following) lookNow(following);
    });
  }

  /** Schedules the next poll, unless an earlier one is scheduled. */
  function setTimer(): void {
    if (!running || (timer && !(timerIsPoll && soon.length > 0))) return;
    cancelTimer();
    const wait = soon.shift();
    timerIsPoll = wait === undefined;
    timer = setTimeout(() => {
      timer = undefined;
      lookNow('all');
    }, wait ?? poll);
    timer.unref();
  }

  function cancelTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    lookNow,
    start() {
      running = true;
      lookNow('all');
    },
    wake() {
      soon = [...looksAfterWake];
      if (!looking) setTimer();
    },
    async stop() {
      running = false;
      cancelTimer();
      await looking;
    },
  };
}
