import type { DirectoryEntry, PublicCard } from './directory-entry.ts';
import { DirectoryOrder, lowerBound } from './directory-order.ts';
import { FacetIndex, type DirectoryFilters, type FacetCount, type Facets } from './facet-index.ts';
import { HomePlaces } from './home-places.ts';
import type { Points } from '../name-search/points.ts';
import type { Coordinates, Home } from '../miles-between.ts';
import { findSimilar, type SimilarCard } from './find-similar.ts';
import { orderOf, room, type DirectorySort } from './rank-colleges.ts';
import { NameSearch } from '../search-names.ts';
import { SlotSet } from './slot-set.ts';

/** The options of a directory search. */
export interface DirectoryQuery {
  readonly search?: string;
  readonly filters?: DirectoryFilters;
  /** Only these colleges, e.g. those at a fair. */
  readonly among?: Iterable<string>;
  /** The upcoming fairs, counted like the values of a filter. */
  readonly comingFairs?: readonly FairColleges[];
  /** Only colleges at any of these upcoming fairs. */
  readonly fairs?: readonly string[];
  /** Counts the majors that match this instead of the families. */
  readonly findMajor?: string;
  readonly sort?: DirectorySort;
  /** Sorts by this instead, lowest first; colleges without a value are left out of the cards. */
  readonly rank?: (card: PublicCard) => number | null;
  /** Results to skip, for numbered pages. */
  readonly skip?: number;
  readonly limit: number;
  /** Continues after this position. */
  readonly after?: DirectoryPlace;
}

/** An upcoming fair, by its address, and its colleges. */
export interface FairColleges {
  readonly slug: string;
  readonly colleges: readonly string[];
}

/** A position between two results, valid even when the college there is gone. */
export interface DirectoryPlace {
  readonly rank: number;
  readonly order: string;
}

export interface DirectoryPage {
  readonly cards: readonly PublicCard[];
  readonly total: number;
  readonly facets: Facets;
  /** The upcoming fairs by their addresses. */
  readonly fairs: readonly FacetCount[];
  /** The position of the last card; null when nothing comes after it. */
  readonly last: DirectoryPlace | null;
}

/** Cached lists of similar colleges: comparing one with all others takes milliseconds. */
const mostSimilar = 2000;

/** All colleges of the directory in memory, indexed for search, filters, counts and sorting. */
export class DirectoryIndex {
  readonly #entries: (DirectoryEntry | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #slots = new Map<string, number>();
  readonly #addresses = new Map<string, string>();
  readonly #all = new SlotSet();
  readonly #facets = new FacetIndex();
  readonly #names = new NameSearch();
  #ordered: DirectoryOrder | null = null;
  #homes: HomePlaces | null = null;
  /** By address and limit: a change of any college changes similarity. */
  readonly #similar = new Map<string, readonly SimilarCard[]>();

  get size(): number {
    return this.#slots.size;
  }

  /** The college whose page has this address. */
  find(slug: string): PublicCard | null {
    return this.get(this.#addresses.get(slug) ?? '');
  }

  get(id: string): PublicCard | null {
    const slot = this.#slots.get(id);
    return (slot === undefined ? undefined : this.#entries[slot])?.card ?? null;
  }

  /** The points of each college that a search by name, other names, city and state finds. */
  match(search: string): readonly (readonly [id: string, points: number])[] {
    const points = this.#names.search(search);
    return points.slots.flatMap((slot): [string, number][] => {
      const id = this.#entries[slot]?.card.id;
      return id === undefined ? [] : [[id, points.of(slot)]];
    });
  }

  /** Where someone lives, estimated from the colleges nearby; null when there are none. */
  homeOf(home: Home): Coordinates | null {
    return (this.#homes ??= new HomePlaces(this.#entries)).of(home);
  }

  /** The colleges most like the one with this address, nearest first. */
  similar(slug: string, limit: number): readonly SimilarCard[] {
    const own = this.#slots.get(this.#addresses.get(slug) ?? '');
    if (own === undefined) return [];
    const key = `${limit} ${slug}`;
    const cached = this.#similar.get(key);
    if (cached) return cached;
    const found = findSimilar(own, limit, {
      cardAt: (slot) => this.#entries[slot]?.card,
      all: this.#all,
      slots: this.#entries.length,
      teaching: (major) => this.#facets.teaching(major),
    });
    if (this.#similar.size >= mostSimilar) this.#similar.clear();
    this.#similar.set(key, found);
    return found;
  }

  /** Adds or updates a college. */
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
    this.#homes = null;
    this.#similar.clear();
  }

  /** Removes a college; a missing one is not an error. */
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
    this.#homes = null;
    this.#similar.clear();
  }

  query(query: DirectoryQuery): DirectoryPage {
    const points = query.search?.trim() ? this.#names.search(query.search) : null;
    const sort = query.sort ?? 'relevance';
    const filters = query.filters ?? {};
    const found = this.#found(points, query);
    const fairs = (query.comingFairs ?? []).map(({ slug, colleges }) => ({
      slug,
      set: this.#setOf(colleges),
    }));
    const fairSlugs = query.fairs ?? [];
    const atFairs =
      fairSlugs.length > 0
        ? SlotSet.union(fairs.flatMap(({ slug, set }) => (fairSlugs.includes(slug) ? [set] : [])))
        : null;
    const { passed, facets } = this.#facets.narrow(
      atFairs ? SlotSet.shared([found, atFairs]) : found,
      filters,
      query.findMajor,
    );
    const atAnyFair = atFairs ? this.#facets.pass(found, filters) : passed;
    const fairCounts = fairs.map(({ slug, set }) => ({
      value: slug,
      count: set.countShared(atAnyFair),
    }));
    const whole = { total: passed.size, facets, fairs: fairCounts };
    const order = this.#order();
    const keys = query.rank
      ? this.#rankedKeys(passed, query.rank)
      : points && sort === 'relevance'
        ? this.#searchKeys(passed, points)
        : order.keys(sort);

    const { after } = query;
    const from = after ? after.rank * room + order.placeAfter(after.order) : 0;
    const cards: PublicCard[] = [];
    let last: DirectoryPlace | null = null;
    let skip = query.skip ?? 0;
    for (let at = lowerBound(keys, from); at < keys.length; at += 1) {
      const key = keys[at] ?? 0;
      const slot = order.slotAt(key % room);
      const card = passed.has(slot) ? this.#entries[slot]?.card : undefined;
      if (!card) continue;
      if (skip > 0) {
        skip -= 1;
        continue;
      }
      // One more than requested shows whether there is another page.
      if (cards.length === query.limit) return { cards, ...whole, last };
      cards.push(card);
      last = { rank: Math.floor(key / room), order: orderOf(card) };
    }
    return { cards, ...whole, last: null };
  }

  /** Sorted keys of what a search found and the filters let through. */
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

  /** Sorted keys of what the filters let through, by a given rank. */
  #rankedKeys(passed: SlotSet, rank: (card: PublicCard) => number | null): Float64Array {
    const order = this.#order();
    const keys: number[] = [];
    for (const slot of passed) {
      const card = this.#entries[slot]?.card;
      const cardRank = card ? rank(card) : null;
      if (cardRank !== null) keys.push(cardRank * room + order.placeOf(slot));
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
    if (among) sets.push(this.#setOf(among));
    return SlotSet.shared([this.#all, ...sets]);
  }

  #setOf(ids: Iterable<string>): SlotSet {
    const set = new SlotSet();
    for (const id of ids) {
      const slot = this.#slots.get(id);
      if (slot !== undefined) set.add(slot);
    }
    return set;
  }

  /** Rebuilt after a change, on next use. */
  #order(): DirectoryOrder {
    return (this.#ordered ??= new DirectoryOrder(this.#entries));
  }
}

/** The points of a search decide; a college's prominence tips the balance. */
const searchRank = (points: number, likelihood: number): number =>
  Math.max(0, Math.round((60 - points) * 10 - likelihood * 0.8));
