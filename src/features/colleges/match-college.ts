import { milesBetween, type Coordinates } from './miles-between.ts';
import type { MatchPoint, WishKind } from './match-point.ts';
import {
  wishesFor,
  type CollegeWishes,
  type JudgedCard,
  type Wish,
} from './matching/match-wishes.ts';

export { noWishes } from './matching/match-wishes.ts';
export type { CollegeWishes };

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
  /** How well it fits; null when there are no preferences, or none is known. Never 100. */
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
  /** Whether it can tell near colleges from far ones. */
  readonly knowsHome: boolean;
  match(card: JudgedCard): CollegeMatch;
  /** Sort key of a college: whole numbers, the best the lowest. */
  rank(card: JudgedCard): number;
}

/** Share of all preferences known for a college, in steps for sorting. */
const steps = 10;
/** Percentages this close are equal for sorting: then the nearer college comes first. */
const closePercent = 5;
/** Beyond driving distance: all equal for sorting. */
const farthest = 4_095;
/** A college without a location sorts neither with the near ones nor with the far ones. */
const middling = 1_000;
/** One in the same state, when only that is known. */
const sameState = 150;

/** The weight of what a student has not told, as if it was met by half. */
const untold = 1;
/** From this percentage on a match is strong. */
const strongFrom = 85;
/** What is left of a match that misses something firm. */
const withoutFirm = 0.6;

/**
 * Makes a matcher. The score is the share of what a student asks for that a college has, by the
 * weights of `wishesFor`, with one more thing met by half: few answers never make a sure match. Facts
 * a college does not state are left out on both sides, but without one for a firm preference, such as
 * its price, no match is strong. A firm preference that is missed takes four tenths away. A college with graduate programs only fits no one who is still in school. Otherwise
 * distance, state and fairs are shown, and break ties.
 */
export function matcherFor({ wishes, place, state, sharedFairs }: Seeker): Matcher {
  const milesTo = ({ latitude, longitude }: JudgedCard): number | null =>
    place === null || latitude === null || longitude === null
      ? null
      : Math.round(milesBetween(place, { latitude, longitude }));
  const all = wishesFor(wishes, milesTo);
  const whole = all.reduce((sum, { weight }) => sum + weight, 0);

  const count = (card: JudgedCard) => {
    let knownWeight = 0;
    let got = 0;
    let missesFirm = false;
    let isUnsure = false;
    for (const wish of all) {
      const share = wish.share(card);
      if (share === null) {
        isUnsure ||= wish.isFirm ?? false;
        continue;
      }
      knownWeight += wish.weight;
      got += wish.weight * share;
      if (share === 0 && wish.isFirm) missesFirm = true;
    }
    if (knownWeight === 0) return { known: 0, percent: null };
    const share = (got + untold / 2) / (knownWeight + untold);
    const percent = Math.floor(share * (missesFirm ? withoutFirm : 1) * 100 + 1e-9);
    const most = isUnsure ? strongFrom - 1 : percent;
    return { known: knownWeight, percent: card.graduateOnly ? 0 : Math.min(percent, most) };
  };
  const milesOrMiddling = (card: JudgedCard): number =>
    milesTo(card) ?? (state !== null && state === card.state ? sameState : middling);

  return {
    hasWishes: all.length > 0,
    knowsHome: place !== null || state !== null,
    match(card) {
      const miles = milesTo(card);
      const judged = all.map((wish) => ({ wish, share: wish.share(card) }));
      const isMet = ({ isMet: met }: Wish, share: number) => (met ? met(share) : share > 0);
      const known = judged.flatMap(({ wish, share }) =>
        share === null ? [] : { wish, isMet: isMet(wish, share) },
      );
      const met = known.filter((one) => one.isMet).map(({ wish }) => wish.met(card));
      const saysState = met.some(({ kind, values }) => kind === 'place' && values.length > 0);
      return {
        percent: count(card).percent,
        reasons: [
          ...met,
          ...sharedFairs(card.id).map((name) => ({ kind: 'fair' as const, values: [name] })),
          ...(miles === null ? [] : [{ kind: 'distance' as const, values: [], number: miles }]),
          ...(state !== null && state === card.state && !saysState
            ? [{ kind: 'state' as const, values: [card.state] }]
            : []),
        ],
        misses: [
          ...(card.graduateOnly ? [{ kind: 'graduate' as const, values: [] }] : []),
          ...known.filter((one) => !one.isMet).map(({ wish }) => wish.missed(card)),
        ],
        unknown: judged.flatMap(({ wish, share }) => (share === null ? wish.kind : [])),
      };
    },
    rank(card) {
      const { known, percent } = count(card);
      const fit = percent === null ? 101 : 100 - percent;
      const score = Math.floor(fit / closePercent) + (card.graduateOnly ? 100 : 0);
      const unknown = whole > 0 ? Math.round(steps * (1 - known / whole)) : 0;
      const sharesNoFair = sharedFairs(card.id).length > 0 ? 0 : 1;
      const miles = Math.min(farthest, milesOrMiddling(card));
      return ((score * (steps + 1) + unknown) * 2 + sharesNoFair) * (farthest + 1) + miles;
    },
  };
}

/** How well a college fits, in steps that people read. */
type MatchBand = 'strong' | 'good' | 'some';

/** The band of a percentage; null where too little fits. */
export const bandOf = (percent: number | null): MatchBand | null =>
  percent === null || percent < 40
    ? null
    : percent >= strongFrom
      ? 'strong'
      : percent >= 75
        ? 'good'
        : 'some';
