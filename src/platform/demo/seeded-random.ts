/** Seeded random values: the same seed gives the same realistic data. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to 1 (the generator mulberry32, public domain). */
  number(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number between two, both included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.number() * (to - from + 1));
  }

  /** Whether something happens that does so with this probability. */
  happens(probability: number): boolean {
    return this.number() < probability;
  }

  /** One of a list that is not empty. */
  pick<One>(list: readonly One[]): One {
    const found = list[this.whole(0, list.length - 1)];
    if (found === undefined) throw new Error('Nothing can be picked from an empty list.');
    return found;
  }

  /** So many different ones of a list, or all where it has fewer, in the list's order. */
  some<One>(list: readonly One[], count: number): One[] {
    let left = Math.min(count, list.length);
    return list.filter((_, index) => {
      const taken = this.number() * (list.length - index) < left;
      if (taken) left -= 1;
      return taken;
    });
  }
}
