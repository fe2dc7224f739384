import type { Log } from '../../log.ts';

/** Decides when the email worker polls the outbox. */
export interface Watch {
  start(): void;
  /** Looks soon, and again for a while: the sender's transaction may take a moment to commit. */
  wake(): void;
  /** There is capacity again: polls at once if the last poll may have left something. */
  more(): void;
  isOpen(): boolean;
  /** Looks no more; resolves when the look under way has ended. */
  stop(): Promise<void>;
}

interface WatchOptions {
  /** Claims emails; `more`: there may be more than the capacity allowed. */
  readonly look: () => Promise<{ readonly more: boolean }>;
  /** Polling interval in milliseconds without a wake-up. */
  readonly poll: number;
  readonly log: Log;
}

/** Milliseconds after a wake-up. */
const looksAfterWake = [10, 40, 150, 500, 2000];

/** Polls on wake-up, when there is capacity again, and periodically. */
export function watchOutbox({ look, poll, log }: WatchOptions): Watch {
  let looks: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerIsPoll = false;
  let open = false;
  let looking: Promise<void> | undefined;
  /** A poll was requested during a poll. */
  let again = false;
  /** The outbox may have more than the capacity allowed. */
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
