import { stateNames } from '../../../platform/addresses/states.ts';
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

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const initialsOf = (words: readonly string[]): string =>
  words
    .filter((word) => !['of', 'the', 'at', 'and', 'in', 'for'].includes(word))
    .map((word) => word.charAt(0))
    .join('');

/** Each search word starts a word of the name or place, or the search is the initials. */
function isMeant({ name, city, state }: FloorBooth, sought: readonly string[]): boolean {
  const named = wordsOf(name);
  const words = [...named, ...wordsOf(`${city} ${state} ${stateNames.get(state) ?? ''}`)];
  return (
    sought.every((part) => words.some((word) => word.startsWith(part))) ||
    (sought.length === 1 && initialsOf(named) === sought[0])
  );
}

/** The matching booths; those with a rep there come first, each part by name. */
export function filterFloor(
  booths: readonly StaffedBooth[],
  filter: FloorFilter,
): readonly StaffedBooth[] {
  const { search, state, type, setting, subject, here } = filter;
  const sought = wordsOf((search ?? '').slice(0, longest));
  const found = booths.filter(
    (booth) =>
      (sought.length === 0 || isMeant(booth, sought)) &&
      (!state || booth.state === state) &&
      (!type || booth.collegeType.includes(type)) &&
      (!setting || booth.campusSetting.includes(setting)) &&
      (!subject || booth.subjects.includes(subject)) &&
      (!here || booth.reps.length > 0),
  );
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
