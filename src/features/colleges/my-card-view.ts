import { cardView, type CardView } from './card-view.ts';
import type { MatchPoint, WishKind } from './match-point.ts';
import type { MineResult } from './my-college-queries.ts';

/** Why a college fits, as shown on screen. */
export interface MatchView {
  readonly percent: number | null;
  readonly reasons: readonly MatchPoint[];
  readonly misses: readonly MatchPoint[];
  readonly unknown: readonly WishKind[];
}

/** A card with its relation to the signed-in person. */
export interface MyCardView extends CardView {
  readonly id: string;
  readonly isSaved: boolean;
  readonly isSavedByStudent: boolean;
  /** Null for someone without a student to search for. */
  readonly match: MatchView | null;
}

type Told = NonNullable<MineResult['match']>;

const pointsOf = (points: Told['reasons']): readonly MatchPoint[] =>
  points.map(({ kind, values, number }) => ({
    kind,
    values,
    ...(number === null ? {} : { number }),
  }));

/** Advantages and drawbacks of a college, from an API response. */
export const matchView = (match: Told | null): MatchView | null =>
  match && {
    percent: match.percent,
    reasons: pointsOf(match.reasons),
    misses: pointsOf(match.misses),
    unknown: match.unknown.flatMap((kind) =>
      kind === 'fair' || kind === 'distance' || kind === 'state' ? [] : kind,
    ),
  };

/** Makes a card from an API response, for loaders; `search` marks the matches in the name. */
export const myCardView = (
  { college: { id, ...college }, match, isSaved, isSavedByStudent }: MineResult,
  search = '',
): MyCardView => ({
  ...cardView(college, search),
  id,
  isSaved,
  isSavedByStudent,
  match: matchView(match),
});
