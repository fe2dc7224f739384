import { NameSearch } from '../../colleges/search-names.ts';
import type { PresentRep } from '../presence/rooms.server.ts';

/** A published booth, with the college details on its card. */
export interface FloorBooth {
  readonly id: string;
  readonly collegeId: string;
  readonly fairId: string;
  readonly slug: string | null;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly logo: string | null;
  /** Other names, by which it is found too. */
  readonly aliases: readonly string[];
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly collegeType: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
  /** The families of majors that it offers. */
  readonly subjects: readonly string[];
  /** An organizer closed it temporarily. */
  readonly isClosed: boolean;
}

/** A booth with the people there. */
export interface StaffedBooth extends FloorBooth {
  readonly people: number;
  readonly reps: readonly PresentRep[];
  /** People in line for a call; null while the line is closed. */
  readonly waiting: number | null;
}

/** The filters of the booth list; absent means any. */
export interface FloorFilter {
  readonly search?: string | null;
  readonly state?: string | null;
  readonly type?: string | null;
  readonly setting?: string | null;
  readonly subject?: string | null;
  /** Only booths with a rep there. */
  readonly here?: boolean | null;
}

/** A filter option, and how many of all booths match it. */
export interface FloorChoice {
  readonly value: string;
  readonly count: number;
}

/** The filter options, from all booths. */
export interface FloorChoices {
  readonly states: readonly FloorChoice[];
  readonly types: readonly FloorChoice[];
  readonly settings: readonly FloorChoice[];
  readonly subjects: readonly FloorChoice[];
}

/** Maximum length of a search. */
const longest = 100;

/** Finds booths: the points of each that a text means, by id; null for a text without words. */
export type BoothSearch = (text: string) => ReadonlyMap<string, number> | null;

/** Searches booths by name, other names, city and state, with typos, as the directory does. */
export function boothSearch(booths: readonly FloorBooth[]): BoothSearch {
  const names = new NameSearch();
  booths.forEach(({ name, city, state, aliases }, slot) =>
    names.add({ card: { name, city, state }, aliases }, slot),
  );
  return (text) => {
    const sought = text.slice(0, longest);
    if (!/[\p{L}\d]/u.test(sought)) return null;
    const points = names.search(sought);
    return new Map(
      points.slots.flatMap((slot) => {
        const booth = booths[slot];
        return booth ? [[booth.id, points.of(slot)] as const] : [];
      }),
    );
  };
}

/**
 * The matching booths. Those with a rep there come first; each part by how well a search fits, then
 * by name.
 */
export function filterFloor(
  booths: readonly StaffedBooth[],
  filter: FloorFilter,
  find: BoothSearch = boothSearch(booths),
): readonly StaffedBooth[] {
  const { search, state, type, setting, subject, here } = filter;
  const points = search ? find(search) : null;
  const matching = booths.filter(
    (booth) =>
      (points === null || points.has(booth.id)) &&
      (!state || booth.state === state) &&
      (!type || booth.collegeType.includes(type)) &&
      (!setting || booth.campusSetting.includes(setting)) &&
      (!subject || booth.subjects.includes(subject)) &&
      (!here || booth.reps.length > 0),
  );
  const found = points
    ? matching.toSorted((one, other) => (points.get(other.id) ?? 0) - (points.get(one.id) ?? 0))
    : matching;
  return [
    ...found.filter(({ reps }) => reps.length > 0),
    ...found.filter(({ reps }) => reps.length === 0),
  ];
}

/** The filter options of a booth list. */
export const floorChoices = (booths: readonly FloorBooth[]): FloorChoices => ({
  states: count(booths.map(({ state }) => [state])),
  types: count(booths.map(({ collegeType }) => collegeType)),
  settings: count(booths.map(({ campusSetting }) => campusSetting)),
  subjects: count(booths.map(({ subjects }) => subjects)),
});

function count(values: readonly (readonly string[])[]): readonly FloorChoice[] {
  const counts = new Map<string, number>();
  for (const value of values.flatMap((each) => [...new Set(each)]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, number]) => ({ value, count: number }))
    .sort((one, other) => (one.value < other.value ? -1 : 1));
}
