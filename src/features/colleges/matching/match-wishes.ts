import { admissionOf, campusSettings, campusSizes, collegeTypes } from '../college-choices.ts';
import { answersTo, majorTitles, placeOfMajor } from '../majors.ts';
import { undecided } from '../../subjects/subjects.ts';
import type { MatchPoint, WishKind } from '../match-point.ts';

/** A student's college preferences; lists are alternatives, an empty one is no preference. */
export interface CollegeWishes {
  readonly majors: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
  readonly collegeType: readonly string[];
  readonly onlineCoursePct: number | null;
  /** Near enough is within so many miles of home, or in one of these states. */
  readonly maxMiles: number | null;
  readonly states: readonly string[];
  /** What a year may cost, in dollars. */
  readonly maxNetPrice: number | null;
  /** Who should be admitted, by `admissionOf`. */
  readonly admission: readonly string[];
}

/** Of someone who has told nothing yet. */
export const noWishes: CollegeWishes = {
  majors: [],
  campusSize: [],
  campusSetting: [],
  collegeType: [],
  onlineCoursePct: null,
  maxMiles: null,
  states: [],
  maxNetPrice: null,
  admission: [],
};

/** The compared fields of a college, all of them on its public card. */
export interface JudgedCard {
  readonly id: string;
  readonly state: string;
  readonly collegeType: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
  readonly majors: readonly string[];
  /** Of its majors those that end below a bachelor's degree, at a 4-year college. */
  readonly associateMajors: readonly string[];
  readonly onlineCoursePct: number | null;
  readonly graduateOnly: boolean | null;
  readonly admissionRatePct: number | null;
  readonly netPrice: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** One preference, prepared for comparison with thousands of colleges. */
export interface Wish {
  readonly kind: WishKind;
  readonly weight: number;
  /** Families seldom give it up: a college that misses it entirely is no good match. */
  readonly isFirm?: boolean;
  /** Whether such a share speaks for the college; by default, any above 0 does. */
  readonly isMet?: (share: number) => boolean;
  /** From 0, not at all, to 1; null when the college does not say. */
  readonly share: (card: JudgedCard) => number | null;
  readonly met: (card: JudgedCard) => MatchPoint;
  readonly missed: (card: JudgedCard) => MatchPoint;
}

/**
 * Tolerance in points for "How much of it online?", since the question has steps of a quarter.
 */
const nearOnline = 25;

/** How far a college is from home in miles; null when unknown. */
type MilesTo = (card: JudgedCard) => number | null;

/**
 * What counts, and how much. Level, place and cost count double, since families seldom give them up.
 * Subjects weigh as much as all the rest, since a college that does not teach a student's subject is
 * no answer, however nice the campus.
 */
export function wishesFor(preferences: CollegeWishes, milesTo: MilesTo): readonly Wish[] {
  const { collegeType: wantedTypes, onlineCoursePct } = preferences;
  const rest = [
    level(wantedTypes.filter((type) => levels.includes(type))),
    oneOf({ kind: 'control', wanted: wantedTypes, of: typesOf, among: controls }),
    oneOf({ kind: 'tags', wanted: wantedTypes, of: typesOf, among: tags, mayBeNone: true }),
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
    placeWish(preferences, milesTo),
    cost(preferences.maxNetPrice),
    admission(preferences.admission),
  ].filter((wish) => wish !== null);
  const whole = rest.reduce((sum, { weight }) => sum + weight, 0);
  const subjects = subjectsWish(preferences, Math.max(1, whole));
  return subjects ? [subjects, ...rest] : rest;
}

/** Twice what else is asked for. */
const double = 2;
const isWhole = (share: number): boolean => share === 1;

type ListOf = (card: JudgedCard) => readonly string[];
const typesOf: ListOf = ({ collegeType }) => collegeType;

const typeNames: readonly string[] = collegeTypes;
const levels = typeNames.slice(3, 6);
const controls = typeNames.slice(0, 3);
const tags = typeNames.slice(6);

/** The preferences for one of the card's lists, among the values of one kind. */
interface Looked {
  readonly kind: 'control' | 'tags' | 'size' | 'setting';
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

/** 2-year colleges and trade schools teach much of the same: one is half an answer to the other. */
function level(wanted: readonly string[]): Wish | null {
  if (wanted.length === 0) return null;
  const isHalf = wanted.includes('2-year') || wanted.includes('trade');
  const point = (card: JudgedCard): MatchPoint => ({
    kind: 'level',
    values: card.collegeType.filter((type) => levels.includes(type)),
  });
  return {
    kind: 'level',
    weight: double,
    isFirm: true,
    isMet: isWhole,
    share({ collegeType }) {
      let best: number | null = null;
      for (const type of collegeType) {
        if (!levels.includes(type)) continue;
        if (wanted.includes(type)) return 1;
        best = Math.max(best ?? 0, isHalf && type !== '4-year' ? 0.5 : 0);
      }
      return best;
    },
    met: point,
    missed: point,
  };
}

/** Up to half as far again is half an answer. */
const littleFarther = 1.5;

/** Within so many miles of home, or in one of the states. */
function placeWish({ maxMiles, states }: CollegeWishes, milesTo: MilesTo): Wish | null {
  if (maxMiles === null && states.length === 0) return null;
  const point = (card: JudgedCard): MatchPoint => {
    const miles = milesTo(card);
    const values = maxMiles === null || states.includes(card.state) ? [card.state] : [];
    return { kind: 'place', values, ...(miles === null ? {} : { number: miles }) };
  };
  return {
    kind: 'place',
    weight: double,
    isFirm: true,
    isMet: isWhole,
    share(card) {
      if (states.includes(card.state)) return 1;
      if (maxMiles === null) return 0;
      const miles = milesTo(card);
      if (miles === null) return null;
      return miles <= maxMiles ? 1 : miles <= maxMiles * littleFarther ? 0.5 : 0;
    },
    met: point,
    missed: point,
  };
}

/** Up to a fifth more is half an answer. */
const littleMore = 1.2;

function cost(maxNetPrice: number | null): Wish | null {
  if (maxNetPrice === null) return null;
  const point = ({ netPrice }: JudgedCard): MatchPoint => ({
    kind: 'cost',
    values: [],
    number: netPrice ?? 0,
  });
  return {
    kind: 'cost',
    weight: double,
    isFirm: true,
    isMet: isWhole,
    share: ({ netPrice }) =>
      netPrice === null
        ? null
        : netPrice <= maxNetPrice
          ? 1
          : netPrice <= maxNetPrice * littleMore
            ? 0.5
            : 0,
    met: point,
    missed: point,
  };
}

function admission(wanted: readonly string[]): Wish | null {
  if (wanted.length === 0) return null;
  const point = ({ admissionRatePct }: JudgedCard): MatchPoint => ({
    kind: 'admission',
    values: [],
    number: admissionRatePct ?? 0,
  });
  return {
    kind: 'admission',
    weight: 1,
    share({ admissionRatePct }) {
      const kind = admissionOf(admissionRatePct);
      return kind === undefined ? null : wanted.includes(kind) ? 1 : 0;
    },
    met: point,
    missed: point,
  };
}

/**
 * The share of the subjects that the college teaches: someone who names three is undecided, and three
 * options are better than one. A family counts as taught when any of its fields is. To someone who
 * wants a 4-year college only, a subject counts where it leads to a bachelor's degree. Being undecided
 * is no wish.
 */
function subjectsWish({ majors, collegeType }: CollegeWishes, weight: number): Wish | null {
  const wanted = majors.filter((title) => title !== undecided);
  if (wanted.length === 0) return null;
  const places = wanted.map((title) => placesOf(answersTo(title)));
  const wantedLevels = collegeType.filter((type) => levels.includes(type));
  const isBachelors = wantedLevels.length > 0 && wantedLevels.every((type) => type === '4-year');
  const kind = isBachelors ? 'bachelors' : 'majors';
  const taughtAt = isBachelors ? bachelorsAt : ({ majors: all }: JudgedCard) => taughtIn(all);
  const isTaught = (taught: Uint32Array, answers: readonly number[]): boolean => {
    for (const index of answers) if (((taught[index >>> 5] ?? 0) >>> (index & 31)) & 1) return true;
    return false;
  };
  return {
    kind,
    weight,
    isFirm: true,
    share(card) {
      if (card.majors.length === 0) return null;
      const taught = taughtAt(card);
      let found = 0;
      for (const answers of places) if (isTaught(taught, answers)) found += 1;
      return found / wanted.length;
    },
    met(card) {
      const taught = taughtAt(card);
      const values = wanted.filter((_, at) => isTaught(taught, places[at] ?? []));
      return { kind, values, number: wanted.length };
    },
    missed: () => ({ kind, values: wanted, number: wanted.length }),
  };
}

/** What leads to a bachelor's degree; a college that doesn't state its level may have any. */
const bachelorBits = new WeakMap<JudgedCard, Uint32Array>();
const noBits = new Uint32Array((majorTitles.length >>> 5) + 1);

function bachelorsAt(card: JudgedCard): Uint32Array {
  const { majors, associateMajors, collegeType } = card;
  if (!collegeType.includes('4-year'))
    return collegeType.some((type) => levels.includes(type)) ? noBits : taughtIn(majors);
  if (associateMajors.length === 0) return taughtIn(majors);
  const cached = bachelorBits.get(card);
  if (cached) return cached;
  const bits = Uint32Array.from(taughtIn(majors));
  for (const index of placesOf(associateMajors))
    bits[index >>> 5] = (bits[index >>> 5] ?? 0) & ~(1 << (index & 31));
  bachelorBits.set(card, bits);
  return bits;
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
