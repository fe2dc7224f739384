import type { DirectoryEntry, PublicCard } from './directory-entry.ts';
import { FacetIndex, type DirectoryFilters, type Facets } from './facet-index.ts';
import { likelihoodOf, orderOf, rankOf, room, type DirectorySort } from './rank-colleges.ts';
import { NameSearch } from './search-names.ts';
import { SlotSet } from './slot-set.ts';

/** What somebody asks of the directory. */
export interface DirectoryQuery {
  readonly search?: string;
  readonly filters?: DirectoryFilters;
  /** Only these colleges, e.g. those at a fair. */
  readonly among?: Iterable<string>;
  readonly sort?: DirectorySort;
  readonly limit: number;
  /** Goes on behind this place. */
  readonly after?: DirectoryPlace;
}

/** A place between two results, good even when the college that stood there is gone. */
export interface DirectoryPlace {
  readonly rank: number;
  readonly order: string;
}

export interface DirectoryPage {
  readonly cards: readonly PublicCard[];
  readonly total: number;
  readonly facets: Facets;
  /** The place of the last card; null when nothing comes after it. */
  readonly last: DirectoryPlace | null;
}

/** All colleges of the directory in memory, ready to be searched, narrowed, counted and sorted. */
export class DirectoryIndex {
  readonly #entries: (DirectoryEntry | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #slots = new Map<string, number>();
  readonly #all = new SlotSet();
  readonly #facets = new FacetIndex();
  readonly #names = new NameSearch();
  #ordered: { readonly orders: readonly string[]; readonly places: Uint32Array } | null = null;

  get size(): number {
    return this.#slots.size;
  }

  /** Takes a college in, or takes over what has changed of it. */
  put(entry: DirectoryEntry): void {
    this.remove(entry.card.id);
    const slot = this.#free.pop() ?? this.#entries.length;
    this.#entries[slot] = entry;
    this.#slots.set(entry.card.id, slot);
    this.#all.add(slot);
    this.#facets.add(entry.card, slot);
    this.#names.add(entry, slot);
    this.#ordered = null;
  }

  /** Forgets a college; one that is not there is no mistake. */
  remove(id: string): void {
    const slot = this.#slots.get(id);
    const entry = slot === undefined ? undefined : this.#entries[slot];
    if (slot === undefined || entry === undefined) return;
    this.#slots.delete(id);
    this.#entries[slot] = undefined;
    this.#free.push(slot);
    this.#all.delete(slot);
    this.#facets.remove(entry.card, slot);
    this.#names.remove(entry, slot);
    this.#ordered = null;
  }

  query(query: DirectoryQuery): DirectoryPage {
    const points = query.search?.trim() ? this.#names.search(query.search) : null;
    const sort = query.sort ?? 'relevance';
    const { passed, facets } = this.#facets.narrow(this.#found(points, query), query.filters ?? {});
    const { orders, places } = this.#order();

    // One number says it all: the rank above, the place in the order of names below.
    const keys = new Float64Array(passed.size);
    const slotAt = new Map<number, number>();
    let count = 0;
    for (const slot of passed) {
      const card = this.#entries[slot]?.card;
      if (!card) continue;
      const found = points?.get(slot);
      const rank =
        sort === 'relevance' && found !== undefined ? searchRank(found, card) : rankOf(card, sort);
      const key = rank * room + (places[slot] ?? 0);
      keys[count++] = key;
      slotAt.set(key, slot);
    }
    keys.sort();

    const { after } = query;
    const from = after ? after.rank * room + placeAfter(orders, after.order) : -1;
    const start = lowerBound(keys, from);
    const page = keys.subarray(start, start + query.limit);
    const cards = [...page].flatMap((key) => this.#entries[slotAt.get(key) ?? -1]?.card ?? []);
    const lastCard = cards.at(-1);
    const lastKey = page.at(-1);
    const isLast = start + query.limit >= keys.length;
    return {
      cards,
      total: keys.length,
      facets,
      last:
        isLast || !lastCard || lastKey === undefined
          ? null
          : { rank: Math.floor(lastKey / room), order: orderOf(lastCard) },
    };
  }

  #found(points: Map<number, number> | null, { among }: DirectoryQuery): SlotSet {
    if (points === null && among === undefined) return this.#all;
    const sets: SlotSet[] = [];
    if (points) {
      const matched = new SlotSet();
      for (const slot of points.keys()) matched.add(slot);
      sets.push(matched);
    }
    if (among) {
      const chosen = new SlotSet();
      for (const id of among) {
        const slot = this.#slots.get(id);
        if (slot !== undefined) chosen.add(slot);
      }
      sets.push(chosen);
    }
    return SlotSet.shared([this.#all, ...sets]);
  }

  /** The order of names, made anew after a change, when it is next asked for. */
  #order() {
    if (this.#ordered) return this.#ordered;
    const sorted = [...this.#slots.values()]
      .map((slot) => {
        const card = this.#entries[slot]?.card;
        return { slot, order: card ? orderOf(card) : '' };
      })
      .sort((one, other) => (one.order < other.order ? -1 : 1));
    const places = new Uint32Array(this.#entries.length);
    sorted.forEach(({ slot }, place) => (places[slot] = place));
    return (this.#ordered = { orders: sorted.map(({ order }) => order), places });
  }
}

/** The points of a search decide; how likely a college is meant tips the balance. */
const searchRank = (points: number, card: PublicCard): number =>
  Math.max(0, Math.round((60 - points) * 10 - likelihoodOf(card) * 0.8));

/** How many orders come up to and with the given one. */
function placeAfter(orders: readonly string[], order: string): number {
  let low = 0;
  let high = orders.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((orders[middle] ?? '') <= order) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lowerBound(keys: Float64Array, from: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
