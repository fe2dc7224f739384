/** Something that has bytes waiting. */
export interface Flushable {
  flush(): void;
}

/** The share of its time that writing may take; when it takes longer, more is written at once. */
const share = 1 / 2;

/** Gathers what wants to be written and writes it together: at once after a rest, else at intervals. */
class Flusher {
  readonly #interval: number;
  #waiting = new Set<Flushable>();
  #planned = false;
  #next = -Infinity;

  constructor(interval: number) {
    this.#interval = interval;
  }

  add(flushable: Flushable): void {
    this.#waiting.add(flushable);
    if (this.#planned) return;
    this.#planned = true;
    const wait = this.#next - performance.now();
    // Not in this very moment: what one change means for a whole crowd is still being handed in.
    if (wait <= 0) setImmediate(() => this.#flush());
    else setTimeout(() => this.#flush(), wait);
  }

  #flush(): void {
    const began = performance.now();
    const waiting = this.#waiting;
    this.#waiting = new Set();
    for (const flushable of waiting) flushable.flush();
    this.#next = began + Math.max(this.#interval, (performance.now() - began) / share);
    this.#planned = false;
  }
}

export interface Flushers {
  add(flushable: Flushable, crowd: number): void;
  /** Counts a reader that was too slow. */
  cutOff(): void;
  /** Readers cut off so far. */
  readonly cutOffs: number;
}

export interface FlusherOptions {
  /** Milliseconds between two writes to one connection; default 10. */
  readonly interval?: number;
  /** The same for payloads to a large audience; default 100. */
  readonly crowdInterval?: number;
  /** Number of subscribers from which an audience is large; default 5,000. */
  readonly crowd?: number;
}

/** The rhythm in which this process writes: socket writes are what a core runs out of first. */
export function openFlushers(options: FlusherOptions = {}): Flushers {
  const { interval = 10, crowdInterval = 100, crowd: large = 5_000 } = options;
  const usual = new Flusher(interval);
  const crowded = new Flusher(crowdInterval);
  let cutOffs = 0;
  return {
    add: (flushable, crowd) => (crowd > large ? crowded : usual).add(flushable),
    cutOff: () => void (cutOffs += 1),
    get cutOffs() {
      return cutOffs;
    },
  };
}
