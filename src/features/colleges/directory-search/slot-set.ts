import { countBits } from '../../../platform/search/typing-distance.ts';

/** A set of slots in the directory: one bit each, for fast intersections and counts. */
export class SlotSet {
  #words = new Uint32Array(32);

  add(slot: number): void {
    const word = slot >>> 5;
    if (word >= this.#words.length) {
      const wider = new Uint32Array(Math.max(word + 1, this.#words.length * 2));
      wider.set(this.#words);
      this.#words = wider;
    }
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (slot & 31));
  }

  delete(slot: number): void {
    const word = slot >>> 5;
    if (word < this.#words.length)
      this.#words[word] = (this.#words[word] ?? 0) & ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return (((this.#words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  get size(): number {
    let count = 0;
    for (const word of this.#words) if (word !== 0) count += countBits(word);
    return count;
  }

  /** How many slots this set shares with another. */
  countShared(other: SlotSet): number {
    const length = Math.min(this.#words.length, other.#words.length);
    let count = 0;
    for (let index = 0; index < length; index += 1) {
      const shared = (this.#words[index] ?? 0) & (other.#words[index] ?? 0);
      if (shared !== 0) count += countBits(shared);
    }
    return count;
  }

  /** Every slot in this set, in order. */
  *[Symbol.iterator](): Generator<number> {
    for (let index = 0; index < this.#words.length; index += 1) {
      let word = this.#words[index] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        yield (index << 5) + (31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
  }

  /** Adds one in `counts` for every slot in this set. */
  countInto(counts: Uint16Array): void {
    for (let index = 0; index < this.#words.length; index += 1) {
      let word = this.#words[index] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        const slot = (index << 5) + (31 - Math.clz32(lowest));
        counts[slot] = (counts[slot] ?? 0) + 1;
        word ^= lowest;
      }
    }
  }

  /** The slots in every one of the sets; there is at least one. */
  static shared(sets: readonly [SlotSet, ...SlotSet[]]): SlotSet {
    const [first, ...others] = sets;
    const result = new SlotSet();
    result.#words = first.#words.slice();
    for (const other of others) {
      for (let index = 0; index < result.#words.length; index += 1) {
        result.#words[index] = (result.#words[index] ?? 0) & (other.#words[index] ?? 0);
      }
    }
    return result;
  }

  /** The slots in any of the sets. */
  static union(sets: Iterable<SlotSet>): SlotSet {
    const result = new SlotSet();
    for (const set of sets) {
      if (set.#words.length > result.#words.length) {
        const wider = new Uint32Array(set.#words.length);
        wider.set(result.#words);
        result.#words = wider;
      }
      set.#words.forEach((word, index) => {
        result.#words[index] = (result.#words[index] ?? 0) | word;
      });
    }
    return result;
  }
}
