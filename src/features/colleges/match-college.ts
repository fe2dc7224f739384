import { campusSettings, campusSizes, collegeTypes } from './college-choices.ts';
import { milesBetween, type Coordinates } from './miles-between.ts';
import { answersTo, majorTitles, placeOfMajor } from './majors.ts';
import { undecided } from '../subjects/subjects.ts';
import type { MatchPoint, WishKind } from './match-point.ts';

/** A student's college preferences; lists are alternatives, an empty one is no preference. */
export interface CollegeWishes {
  readonly majors: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
  readonly collegeType: readonly string[];
  readonly onlineCoursePct: number | null;
}

/** The compared fields of a college, all of them on its public card. */
export interface JudgedCard {
  readonly id: string;
  readonly state: string;
  readonly collegeType: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
  readonly majors: readonly string[];
  readonly onlineCoursePct: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** One preference, prepared for comparison with thousands of colleges. */
export interface Wish {
  readonly kind: WishKind;
  readonly weight: number;
  /** From 0, not at all, to 1; null when the college does not say. */
  readonly share: (card: JudgedCard) => number | null;
  readonly met: (card: JudgedCard) => MatchPoint;
  readonly missed: (card: JudgedCard) => MatchPoint;
}

/**
 * Tolerance in points for "How much of it online?", since the question has steps of a quarter.
 */
const nearOnline = 25;

/**
 * What counts, and how much. All preferences weigh the same, since no one is asked which matters
 * more; but majors weigh as much as all the rest, since a college that does not teach a student's
 * subject is no answer, however nice the campus.
 */
export function wishesFor(preferences: CollegeWishes): readonly Wish[] {
  const { collegeType: wantedTypes, onlineCoursePct } = preferences;
  const types: ListOf = ({ collegeType }) => collegeType;
  const rest = [
    oneOf({ kind: 'level', wanted: wantedTypes, of: types, among: levels }),
    oneOf({ kind: 'control', wanted: wantedTypes, of: types, among: controls }),
    oneOf({ kind: 'tags', wanted: wantedTypes, of: types, among: tags, mayBeNone: true }),
    oneOf({
      kind: 'size',
      wanted: preferences.campusSize,
      of: ({ campusSize }) => campusSize,
      among: campusSizes,
    }),
    oneOf({
      kind: 'setting',
      wanted: preferences.campusSetting,
      of: ({ campusSetting }) => campusSetting,
      among: campusSettings,
    }),
    onlineCoursePct === null ? null : online(onlineCoursePct),
  ].filter((wish) => wish !== null);
  const majors = majorsWish(preferences.majors, Math.max(1, rest.length));
  return majors ? [majors, ...rest] : rest;
}

type ListOf = (card: JudgedCard) => readonly string[];

const typeNames: readonly string[] = collegeTypes;
const levels = typeNames.slice(3, 6);
const controls = typeNames.slice(0, 3);
const tags = typeNames.slice(6);

/** The preferences for one of the card's lists, among the values of one kind. */
interface Looked {
  readonly kind: Exclude<WishKind, 'majors' | 'online'>;
  readonly wanted: readonly string[];
  readonly of: ListOf;
  /** The values of that kind, when the list mixes kinds. */
  readonly among: readonly string[];
  /** A college that lists its types has none of this kind. */
  readonly mayBeNone?: boolean;
}

/** Any of the wanted values will do. */
function oneOf({ kind, wanted: all, of, among, mayBeNone = false }: Looked): Wish | null {
  const wantedValues = all.filter((value) => among.includes(value));
  if (wantedValues.length === 0) return null;
  const valuesOf = (card: JudgedCard) => of(card).filter((value) => among.includes(value));
  return {
    kind,
    weight: 1,
    share(card) {
      const values = of(card);
      let tells = mayBeNone && values.length > 0;
      // Plain loops: this runs for thousands of colleges per page.
      for (const value of values) {
        if (wantedValues.includes(value)) return 1;
        tells ||= among.includes(value);
      }
      return tells ? 0 : null;
    },
    met: (card) => ({
      kind,
      values: valuesOf(card).filter((value) => wantedValues.includes(value)),
    }),
    missed: (card) => ({ kind, values: mayBeNone ? wantedValues : valuesOf(card) }),
  };
}

function online(wantedPct: number): Wish {
  const pointOf = ({ onlineCoursePct }: JudgedCard): MatchPoint => ({
    kind: 'online',
    values: [],
    number: onlineCoursePct ?? 0,
  });
  return {
    kind: 'online',
    weight: 1,
    share: ({ onlineCoursePct }) =>
      onlineCoursePct === null ? null : Math.abs(onlineCoursePct - wantedPct) <= nearOnline ? 1 : 0,
    met: pointOf,
    missed: pointOf,
  };
}

/**
 * The share of the majors that the college teaches: someone who names three is undecided, and three
 * options are better than one. A family counts as taught when any of its fields is.
 */
function majorsWish(interests: readonly string[], weight: number): Wish | null {
  const wantedMajors = interests.filter((title) => title !== undecided);
  if (wantedMajors.length === 0) return null;
  const wantedPlaces = wantedMajors.map((title) => placesOf(answersTo(title)));
  const isTaught = (taught: Uint32Array, places: readonly number[]): boolean => {
    for (const index of places) if (((taught[index >>> 5] ?? 0) >>> (index & 31)) & 1) return true;
    return false;
  };
  return {
    kind: 'majors',
    weight,
    share({ majors }) {
      if (majors.length === 0) return null;
      const taught = taughtIn(majors);
      let found = 0;
      for (const places of wantedPlaces) if (isTaught(taught, places)) found += 1;
      return found / wantedMajors.length;
    },
    met({ majors }) {
      const taught = taughtIn(majors);
      const values = wantedMajors.filter((_, at) => isTaught(taught, wantedPlaces[at] ?? []));
      return { kind: 'majors', values, number: wantedMajors.length };
    },
    missed: () => ({ kind: 'majors', values: wantedMajors, number: wantedMajors.length }),
  };
}

const placesOf = (titles: readonly string[]): readonly number[] =>
  titles.map(placeOfMajor).filter((index) => index < majorTitles.length);

/** One bit per title for each list of majors: one page searches thousands of lists. */
const bitsByMajors = new WeakMap<readonly string[], Uint32Array>();

function taughtIn(majors: readonly string[]): Uint32Array {
  const cached = bitsByMajors.get(majors);
  if (cached) return cached;
  const bits = new Uint32Array((majorTitles.length >>> 5) + 1);
  for (const index of placesOf(majors))
    bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
  bitsByMajors.set(majors, bits);
  return bits;
}

/** A student searching for a college. */
export interface Seeker {
  readonly wishes: CollegeWishes;
  /** Where the student lives, as far as known. */
  readonly place: Coordinates | null;
  /** Postal code of the student's state. */
  readonly state: string | null;
  /** Names of the college's fairs that the student has registered for. */
  readonly sharedFairs: (collegeId: string) => readonly string[];
}

/** How well a college fits, and why. */
export interface CollegeMatch {
  /** The share of preferences it meets; null when there are none, or none is known. */
  readonly percent: number | null;
  /** Advantages: met preferences first, then what is good to know. */
  readonly reasons: readonly MatchPoint[];
  readonly misses: readonly MatchPoint[];
  /** Preferences that the college says nothing about. */
  readonly unknown: readonly WishKind[];
}

/** Compares colleges with one student's preferences. */
export interface Matcher {
  /** Whether there are any preferences. */
  readonly hasWishes: boolean;
  match(card: JudgedCard): CollegeMatch;
  /** Sort key of a college: whole numbers, the best the lowest. */
  rank(card: JudgedCard): number;
}

/** Share of all preferences known for a college, in steps for sorting. */
const steps = 10;
/** Beyond driving distance: all equal for sorting. */
const farthest = 4_095;
/** A college without a location sorts neither with the near ones nor with the far ones. */
const middling = 1_000;

/**
 * Makes a matcher. The score is the share of preferences that the college meets, by the weights of
 * `wishesFor`. Facts a college does not state are left out on both sides. Distance, state and fairs
 * are not preferences: they are shown, and only break ties.
 */
export function matcherFor({ wishes, place, state, sharedFairs }: Seeker): Matcher {
  const all = wishesFor(wishes);
  const whole = all.reduce((sum, { weight }) => sum + weight, 0);

  const count = (card: JudgedCard) => {
    let knownWeight = 0;
    let got = 0;
    for (const wish of all) {
      const share = wish.share(card);
      if (share === null) continue;
      knownWeight += wish.weight;
      got += wish.weight * share;
    }
    // Rounded down: 100 is only for colleges that meet everything.
    return {
      known: knownWeight,
      percent: knownWeight > 0 ? Math.floor((got / knownWeight) * 100 + 1e-9) : null,
    };
  };
  const milesTo = ({ latitude, longitude }: JudgedCard): number | null =>
    place === null || latitude === null || longitude === null
      ? null
      : Math.round(milesBetween(place, { latitude, longitude }));

  return {
    hasWishes: all.length > 0,
    match(card) {
      const miles = milesTo(card);
      const judged = all.map((wish) => ({ wish, share: wish.share(card) }));
      const by = (is: (share: number) => boolean): readonly Wish[] =>
        judged.flatMap(({ wish, share }) => (share !== null && is(share) ? wish : []));
      return {
        percent: count(card).percent,
        reasons: [
          ...by((share) => share > 0).map((wish) => wish.met(card)),
          ...sharedFairs(card.id).map((name) => ({ kind: 'fair' as const, values: [name] })),
          ...(miles === null ? [] : [{ kind: 'distance' as const, values: [], number: miles }]),
          ...(state !== null && state === card.state
            ? [{ kind: 'state' as const, values: [card.state] }]
            : []),
        ],
        misses: by((share) => share === 0).map((wish) => wish.missed(card)),
        unknown: judged.flatMap(({ wish, share }) => (share === null ? wish.kind : [])),
      };
    },
    rank(card) {
      const { known, percent } = count(card);
      const score = percent === null ? 101 : 100 - percent;
      const unknown = whole > 0 ? Math.round(steps * (1 - known / whole)) : 0;
      const sharesNoFair = sharedFairs(card.id).length > 0 ? 0 : 1;
      const miles = Math.min(farthest, milesTo(card) ?? middling);
      return ((score * (steps + 1) + unknown) * 2 + sharesNoFair) * (farthest + 1) + miles;
    },
  };
}
