import type { Log } from '../log.ts';

/** When the postman looks into the outbox. */
export interface Watch {
  start(): void;
  /** Looks soon, and again for a while: the sender's transaction may take a moment to commit. */
  wake(): void;
  /** There is room again: looks at once, if the last look may have left something. */
  more(): void;
  isOpen(): boolean;
  /** Looks no more; resolves when the look under way has ended. */
  stop(): Promise<void>;
}

interface WatchOptions {
  /** Takes what there is; `more`: there may be more than there was room for. */
  readonly look: () => Promise<{ readonly more: boolean }>;
  /** Milliseconds between looks when nobody wakes the watch. */
  readonly poll: number;
  readonly log: Log;
}

/** Milliseconds after a wake-up. */
const looksAfterWake = [10, 40, 150, 500, 2000];

/** Looks when woken, when there is room again, and every now and then. */
export function watchOutbox({ look, poll, log }: WatchOptions): Watch {
  let looks: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerIsPoll = false;
  let open = false;
  let looking: Promise<void> | undefined;
  /** Somebody asked for a look while one was under way. */
  let again = false;
  /** The outbox may hold more than there was room for. */
  let mayHoldMore = false;

  function lookNow(): void {
    if (!open) return;
    again = looking !== undefined;
    if (again) return;
    clearTimeout(timer);
    looking = look()
      .then(({ more }) => {
        mayHoldMore = more;
      })
      .catch((error: unknown) => {
        log.error(
          { event: 'email.outbox_read_failed', err: error },
          'The email worker can’t read the outbox.',
        );
      })
      .finally(() => {
        looking = undefined;
        if (again) lookNow();
        else sleep();
      });
  }

  function sleep(): void {
    if (!open) return;
    const next = looks.shift();
    timerIsPoll = next === undefined;
    timer = setTimeout(lookNow, next ?? poll);
    timer.unref();
  }

  return {
    start() {
      open = true;
      lookNow();
    },
    wake() {
      looks = [...looksAfterWake];
      if (!open || looking || !timerIsPoll) return;
      clearTimeout(timer);
      sleep();
    },
    more() {
      if (mayHoldMore || looking) lookNow();
    },
    isOpen: () => open,
    async stop() {
      open = false;
      clearTimeout(timer);
      await looking;
    },
  };
}
