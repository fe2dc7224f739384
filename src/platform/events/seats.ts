/** Counts lasting connections against the number there is room for. */
export class Seats {
  readonly #count: number;
  #taken = 0;

  constructor(count: number) {
    this.#count = count;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Takes a seat if one is free; the answer says so. */
  take(): boolean {
    if (this.#taken >= this.#count) return false;
    this.#taken += 1;
    return true;
  }

  leave(): void {
    this.#taken -= 1;
  }
}

/** Files beside the connections: the database, logs, and what a request opens for a moment. */
const reserve = 200;

/**
 * How many lasting connections there is room for within a limit of open files: nine tenths, so that
 * the rest of the house goes on working when the last seat is taken.
 */
export function seatsWithin(openFiles: number): number {
  return Math.max(1, Math.floor(openFiles * 0.9) - reserve);
}
