import { campusSizes, collegeTypes } from '../college-choices.ts';

/** Regions of the United States in the federal college files (IPEDS OBEREG), by postal codes. */
const regions: Readonly<Record<string, string>> = {
  'new-england': 'CT ME MA NH RI VT',
  'mid-east': 'DE DC MD NJ NY PA',
  'great-lakes': 'IL IN MI OH WI',
  plains: 'IA KS MN MO NE ND SD',
  southeast: 'AL AR FL GA KY LA MS NC SC TN VA WV',
  southwest: 'AZ NM OK TX',
  'rocky-mountains': 'CO ID MT UT WY',
  'far-west': 'AK CA HI NV OR WA',
  islands: 'AS FM GU MH MP PR PW VI',
};

const regionByState = new Map(
  Object.entries(regions).flatMap(([region, states]) =>
    states.split(' ').map((state): [string, string] => [state, region]),
  ),
);

/** The region of a state; null for an unknown state. */
export const regionOf = (state: string): string | null => regionByState.get(state) ?? null;

/** What two colleges can have in common. */
export type SimilarityReason =
  'level' | 'control' | 'tag' | 'size' | 'setting' | 'state' | 'region' | 'majors';

/** The compared fields of a college. */
export interface Comparable {
  readonly state: string;
  readonly collegeType: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
  readonly majors: readonly string[];
}

/** How alike two colleges are, from 0 to 100, and in what. */
export interface Similarity {
  readonly points: number;
  readonly reasons: readonly SimilarityReason[];
}

/**
 * The weight of each thing in common. Majors count most, by the share of all their majors that both
 * teach; then the level, since no one compares a trade school with a university.
 */
const worth = {
  majors: 34,
  level: 20,
  size: 14,
  control: 10,
  state: 8,
  region: 5,
  setting: 6,
  tag: 8,
} as const;

/** Below this share two colleges don't count as teaching the same. */
const tellingShare = 0.3;

const controls = new Set<string>(collegeTypes.slice(0, 3));
const levels = new Set<string>(collegeTypes.slice(3, 6));
const sizes: readonly string[] = campusSizes;

const share = (
  one: readonly string[],
  other: readonly string[],
  of: (value: string) => boolean = () => true,
): boolean => one.some((value) => of(value) && other.includes(value));

/** Compares two colleges; `sharedMajors` is how many majors both teach. */
export function similarityOf(one: Comparable, other: Comparable, sharedMajors: number): Similarity {
  const reasons: SimilarityReason[] = [];
  let points = 0;
  const give = (reason: SimilarityReason) => {
    reasons.push(reason);
    points += worth[reason];
  };
  if (share(one.collegeType, other.collegeType, (type) => levels.has(type))) give('level');
  if (share(one.collegeType, other.collegeType, (type) => controls.has(type))) give('control');
  if (share(one.collegeType, other.collegeType, (type) => !levels.has(type) && !controls.has(type)))
    give('tag');
  if (share(one.campusSize, other.campusSize)) give('size');
  else if (areNeighbors(one.campusSize, other.campusSize)) points += worth.size / 2;
  if (share(one.campusSetting, other.campusSetting)) give('setting');
  if (one.state === other.state) give('state');
  else if (regionOf(one.state) !== null && regionOf(one.state) === regionOf(other.state))
    give('region');
  const taught = taughtByBoth(one, other, sharedMajors);
  points += worth.majors * taught;
  if (taught >= tellingShare) reasons.push('majors');
  return { points, reasons };
}

/** The share of all their majors that both teach. */
function taughtByBoth(one: Comparable, other: Comparable, sharedMajors: number): number {
  const all = one.majors.length + other.majors.length - sharedMajors;
  return all > 0 ? sharedMajors / all : 0;
}

const mostForRest =
  worth.level + worth.control + worth.tag + worth.size + worth.setting + worth.state;

/** The maximum of `similarityOf`, by majors alone: most colleges need no closer look. */
export const mostPoints = (one: Comparable, other: Comparable, sharedMajors: number): number =>
  mostForRest + worth.majors * taughtByBoth(one, other, sharedMajors);

const areNeighbors = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((size) =>
    other.some((another) => Math.abs(sizes.indexOf(size) - sizes.indexOf(another)) === 1),
  );
