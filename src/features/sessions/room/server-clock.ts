/** A reading of the server’s clock, in milliseconds of two clocks. */
interface Reading {
  /** Of the page’s clock when it asked, and when the answer was there. */
  readonly asked: number;
  readonly answered: number;
  /** What the server’s clock said in between. */
  readonly server: number;
}

/** How far the server’s clock is ahead of the page’s, and by how much that may be wrong. */
export interface Offset {
  readonly ms: number;
  readonly uncertainty: number;
}

/** Milliseconds by which two clocks can drift apart in a second. */
const drift = 0.05;

/**
 * The best of what readings tell (Cristian’s algorithm): the server read its clock somewhere between
 * question and answer, so that the shortest wait is the most exact. An old reading loses its worth
 * as clocks drift.
 */
export function offsetOf(readings: readonly Reading[]): Offset | null {
  const latest = readings.at(-1)?.answered ?? 0;
  const offsets = readings.map(({ asked, answered, server }) => ({
    ms: server - (asked + answered) / 2,
    uncertainty: (answered - asked) / 2 + ((latest - answered) / 1000) * drift,
  }));
  return offsets.reduce<Offset | null>(
    (best, one) => (best === null || one.uncertainty < best.uncertainty ? one : best),
    null,
  );
}

/** The clocks were set, or another process answers: what was known before is no longer true. */
function contradicts(known: Offset, readings: readonly Reading[]): boolean {
  const fresh = offsetOf(readings.slice(-1));
  return fresh !== null && Math.abs(fresh.ms - known.ms) > fresh.uncertainty + known.uncertainty;
}

/** Readings that are kept. */
const kept = 12;
/** Readings at first, and milliseconds between them; later, milliseconds between two. */
const atFirst = { readings: 5, pause: 400 };
const later = 20_000;

interface Clock {
  /** The server’s time by what is known, in milliseconds since 1970. */
  now(): number;
  close(): void;
}

interface ClockParts {
  /** The page’s clock, which never jumps. */
  readonly own: () => number;
  /** Asks the server for its time. */
  readonly ask: () => Promise<number>;
  /** The server’s time when this begins, roughly. */
  readonly first: number;
}

/** Follows the server’s clock with readings of it. */
export function followClock({ own, ask, first }: ClockParts): Clock {
  const begin = own();
  let readings: readonly Reading[] = [];
  let offset = first - begin;
  let isClosed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function read(): Promise<void> {
    try {
      const asked = own();
      const server = await ask();
      const before = offsetOf(readings);
      readings = [...readings, { asked, answered: own(), server }].slice(-kept);
      if (before && contradicts(before, readings)) readings = readings.slice(-1);
      offset = offsetOf(readings)?.ms ?? offset;
      failures = 0;
    } catch {
      // Without the network, the clock goes on as it is known.
      failures += 1;
    }
    if (isClosed) return;
    const pause = readings.length < atFirst.readings ? atFirst.pause * 2 ** failures : later;
    timer = setTimeout(() => void read(), Math.min(later, pause));
  }
  void read();
  return {
    now: () => own() + offset,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
