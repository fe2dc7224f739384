import type { DirectoryEntry } from './directory-entry.ts';
import { likelihoodOf, orderOf, rankOf, room, type DirectorySort } from './rank-colleges.ts';

/**
 * The order of all colleges by name, and by each other sort once someone uses it. A position in the
 * order of names, with a rank above it, makes one number by which results are sorted.
 */
export class DirectoryOrder {
  readonly #entries: readonly (DirectoryEntry | undefined)[];
  readonly #orders: readonly string[];
  readonly #slotAt: Uint32Array;
  readonly #placeOf: Uint32Array;
  readonly #likelihood: Uint8Array;
  readonly #keys = new Map<DirectorySort, Float64Array>();

  /** `entries` by slot. */
  constructor(entries: readonly (DirectoryEntry | undefined)[]) {
    this.#entries = entries;
    const sorted = entries
      .flatMap((entry, slot) => (entry ? [{ slot, order: orderOf(entry.card) }] : []))
      .sort((one, other) => (one.order < other.order ? -1 : 1));
    this.#orders = sorted.map(({ order }) => order);
    this.#slotAt = Uint32Array.from(sorted, ({ slot }) => slot);
    this.#placeOf = new Uint32Array(entries.length);
    sorted.forEach(({ slot }, position) => (this.#placeOf[slot] = position));
    this.#likelihood = Uint8Array.from(entries, (entry) => (entry ? likelihoodOf(entry.card) : 0));
  }

  placeOf(slot: number): number {
    return this.#placeOf[slot] ?? 0;
  }

  slotAt(position: number): number {
    return this.#slotAt[position] ?? 0;
  }

  /** How likely the college in this slot is meant, from 0 to 100. */
  likelihoodOf(slot: number): number {
    return this.#likelihood[slot] ?? 0;
  }

  /** The position of the first college after the given order. */
  placeAfter(order: string): number {
    let low = 0;
    let high = this.#orders.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#orders[middle] ?? '') <= order) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The keys of all colleges in a sort, in their order. */
  keys(sort: DirectorySort): Float64Array {
    const made = this.#keys.get(sort);
    if (made) return made;
    const keys = Float64Array.from(this.#slotAt, (slot, position) => {
      const card = this.#entries[slot]?.card;
      return (card ? rankOf(card, sort) : 0) * room + position;
    }).sort();
    this.#keys.set(sort, keys);
    return keys;
  }
}

/** The position of the first key that is not below `from`. */
export function lowerBound(keys: Float64Array, from: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
