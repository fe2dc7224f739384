import type { DirectoryEntry, PublicCard } from './directory-entry.ts';
import { DirectoryOrder, lowerBound } from './directory-order.ts';
import { FacetIndex, type DirectoryFilters, type Facets } from './facet-index.ts';
import type { Points } from './points.ts';
import { orderOf, room, type DirectorySort } from './rank-colleges.ts';
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
  readonly #addresses = new Map<string, string>();
  readonly #all = new SlotSet();
  readonly #facets = new FacetIndex();
  readonly #names = new NameSearch();
  #ordered: DirectoryOrder | null = null;

  get size(): number {
    return this.#slots.size;
  }

  /** The college whose page has this address. */
  find(slug: string): PublicCard | null {
    const slot = this.#slots.get(this.#addresses.get(slug) ?? '');
    return (slot === undefined ? undefined : this.#entries[slot])?.card ?? null;
  }

  /** Takes a college in, or takes over what has changed of it. */
  put(entry: DirectoryEntry): void {
    this.remove(entry.card.id);
    const slot = this.#free.pop() ?? this.#entries.length;
    this.#entries[slot] = entry;
    this.#slots.set(entry.card.id, slot);
    if (entry.card.slug !== null) this.#addresses.set(entry.card.slug, entry.card.id);
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
    const { slug } = entry.card;
    if (slug !== null && this.#addresses.get(slug) === id) this.#addresses.delete(slug);
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
    const order = this.#order();
    const keys =
      points && sort === 'relevance' ? this.#searchKeys(passed, points) : order.keys(sort);

    const { after } = query;
    const from = after ? after.rank * room + order.placeAfter(after.order) : 0;
    const cards: PublicCard[] = [];
    let last: DirectoryPlace | null = null;
    for (let at = lowerBound(keys, from); at < keys.length; at += 1) {
      const key = keys[at] ?? 0;
      const slot = order.slotAt(key % room);
      const card = passed.has(slot) ? this.#entries[slot]?.card : undefined;
      if (!card) continue;
      // One more than asked for tells that there is another page.
      if (cards.length === query.limit) return { cards, total: passed.size, facets, last };
      cards.push(card);
      last = { rank: Math.floor(key / room), order: orderOf(card) };
    }
    return { cards, total: passed.size, facets, last: null };
  }

  /** Sorted keys of what a search found and the filters let pass. */
  #searchKeys(passed: SlotSet, points: Points): Float64Array {
    const order = this.#order();
    const keys: number[] = [];
    for (const slot of points.slots) {
      if (!passed.has(slot)) continue;
      const rank = searchRank(points.of(slot), order.likelihoodOf(slot));
      keys.push(rank * room + order.placeOf(slot));
    }
    return Float64Array.from(keys).sort();
  }

  #found(points: Points | null, { among }: DirectoryQuery): SlotSet {
    if (points === null && among === undefined) return this.#all;
    const sets: SlotSet[] = [];
    if (points) {
      const matched = new SlotSet();
      for (const slot of points.slots) matched.add(slot);
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

  /** Made anew after a change, when it is next asked for. */
  #order(): DirectoryOrder {
    return (this.#ordered ??= new DirectoryOrder(this.#entries));
  }
}

/** The points of a search decide; how likely a college is meant tips the balance. */
const searchRank = (points: number, likelihood: number): number =>
  Math.max(0, Math.round((60 - points) * 10 - likelihood * 0.8));
