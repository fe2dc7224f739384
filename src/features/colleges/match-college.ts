import { milesBetween, type Coordinates } from './directory-search/miles-between.ts';
import { wishesFor, type CollegeWishes, type JudgedCard, type Wish } from './college-wishes.ts';
import type { MatchPoint, WishKind } from './match-point.ts';

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
    let known = 0;
    let got = 0;
    for (const wish of all) {
      const share = wish.share(card);
      if (share === null) continue;
      known += wish.weight;
      got += wish.weight * share;
    }
    // Rounded down: 100 is only for colleges that meet everything.
    return { known, percent: known > 0 ? Math.floor((got / known) * 100 + 1e-9) : null };
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
      const withoutOpenCheckout = sharedFairs(card.id).length > 0 ? 0 : 1;
      const miles = Math.min(farthest, milesTo(card) ?? middling);
      return ((score * (steps + 1) + unknown) * 2 + withoutOpenCheckout) * (farthest + 1) + miles;
    },
  };
}
