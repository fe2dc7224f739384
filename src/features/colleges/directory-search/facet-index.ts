import { findMajors } from '../name-search/find-majors.ts';
import { campusSettings, campusSizes, collegeTypes } from '../college-choices.ts';
import { isMajorFamily, majorFamilies, majorTitles } from '../majors.ts';
import { stateNames } from '../../../platform/addresses/states.ts';
import { onlineShareOf, onlineShares, type PublicCard } from './directory-entry.ts';
import { SlotSet } from './slot-set.ts';

/** The filters of the directory; values of the same filter are alternatives. */
export interface DirectoryFilters {
  readonly states?: readonly string[];
  readonly types?: readonly string[];
  readonly sizes?: readonly string[];
  readonly settings?: readonly string[];
  readonly majors?: readonly string[];
  readonly online?: readonly string[];
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export type FacetName = keyof DirectoryFilters;
export type Facets = Readonly<Record<FacetName, readonly FacetCount[]>>;

/**
 * A filter dimension of colleges. Types make three: "public" or "private-nonprofit" are
 * alternatives, while "public" and "4-year" must both match.
 */
interface Side {
  readonly facet: FacetName;
  readonly values: readonly string[];
  valuesOf(card: PublicCard): readonly string[];
}

const typeSide = (values: readonly string[]): Side => ({
  facet: 'types',
  values,
  valuesOf: ({ collegeType }) => collegeType.filter((type) => values.includes(type)),
});

const sides: readonly Side[] = [
  { facet: 'states', values: [...stateNames.keys()], valuesOf: ({ state }) => [state] },
  typeSide(collegeTypes.slice(0, 3)),
  typeSide(collegeTypes.slice(3, 6)),
  typeSide(collegeTypes.slice(6)),
  { facet: 'sizes', values: campusSizes, valuesOf: ({ campusSize }) => campusSize },
  { facet: 'settings', values: campusSettings, valuesOf: ({ campusSetting }) => campusSetting },
  { facet: 'majors', values: majorTitles, valuesOf: ({ majors }) => majors },
  {
    facet: 'online',
    values: onlineShares,
    valuesOf: ({ onlineCoursePct }) => onlineShareOf(onlineCoursePct),
  },
];

/** For each value of each dimension, the set of colleges that have it. */
export class FacetIndex {
  readonly #sets = sides.map(() => new Map<string, SlotSet>());

  add(card: PublicCard, slot: number): void {
    this.#each(card, (sets, value) => {
      const set = sets.get(value) ?? new SlotSet();
      set.add(slot);
      sets.set(value, set);
    });
  }

  remove(card: PublicCard, slot: number): void {
    this.#each(card, (sets, value) => sets.get(value)?.delete(slot));
  }

  #each(card: PublicCard, act: (sets: Map<string, SlotSet>, value: string) => void): void {
    sides.forEach((side, index) => {
      const sets = this.#sets[index];
      if (sets) for (const value of side.valuesOf(card)) act(sets, value);
    });
  }

  /**
   * The colleges of `found` that pass all filters, and the count of each value under the filters of
   * all other dimensions: the result of one more click.
   */
  narrow(
    found: SlotSet,
    filters: DirectoryFilters,
    findMajor = '',
  ): { passed: SlotSet; facets: Facets } {
    const selected = wantedOf(filters);
    const chosen = this.#chosen(selected);
    const among = (left: readonly (SlotSet | null)[]) =>
      SlotSet.shared([found, ...left.filter((set) => set !== null)]);

    const facets: Record<FacetName, FacetCount[]> = {
      states: [],
      types: [],
      sizes: [],
      settings: [],
      majors: [],
      online: [],
    };
    const passed = among(chosen);
    sides.forEach(({ facet, values }, index) => {
      // Without a filter of its own a dimension counts what has passed all filters.
      const base = chosen[index] ? among(chosen.toSpliced(index, 1)) : passed;
      const shown = facet === 'majors' ? shownMajors(selected[index] ?? [], findMajor) : values;
      for (const value of shown) {
        const count = this.#sets[index]?.get(value)?.countShared(base) ?? 0;
        if (count > 0 || selected[index]?.includes(value)) facets[facet].push({ value, count });
      }
    });
    return { passed, facets };
  }

  /** The colleges of `found` that pass all filters. */
  pass(found: SlotSet, filters: DirectoryFilters): SlotSet {
    const chosen = this.#chosen(wantedOf(filters)).filter((set) => set !== null);
    return SlotSet.shared([found, ...chosen]);
  }

  /** The colleges that teach a major; null when there are none. */
  teaching(major: string): SlotSet | null {
    return this.#sets[sides.findIndex(({ facet }) => facet === 'majors')]?.get(major) ?? null;
  }

  /** For each dimension the colleges that match its filter; null without one. */
  #chosen(selected: readonly (readonly string[])[]): (SlotSet | null)[] {
    return selected.map((values, index) => {
      const sets = this.#sets[index];
      return values.length === 0
        ? null
        : SlotSet.union(values.flatMap((value) => sets?.get(value) ?? []));
    });
  }
}

/** The selected values of each dimension. */
const wantedOf = (filters: DirectoryFilters): readonly (readonly string[])[] =>
  sides.map(({ facet, values }) =>
    (filters[facet] ?? []).filter((value) => facet !== 'types' || values.includes(value)),
  );

/**
 * All families, the fields of selected families, and selected single fields; for a search of
 * majors, its matches and the selection.
 */
function shownMajors(selected: readonly string[], findMajor: string): readonly string[] {
  const shown = new Set<string>();
  if (findMajor.trim() !== '') {
    for (const { title, fields } of findMajors(findMajor)) {
      shown.add(title);
      for (const field of fields) shown.add(field);
    }
    for (const title of selected) shown.add(title);
    return [...shown];
  }
  for (const { title, fields } of majorFamilies) {
    shown.add(title);
    if (selected.includes(title)) for (const field of fields) shown.add(field);
  }
  for (const title of selected) if (!isMajorFamily(title)) shown.add(title);
  return [...shown];
}
