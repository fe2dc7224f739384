import { graphql, type ResultOf } from '../../platform/pages/graphql.ts';
import { drawPennant } from '../../ui/pennants/draw-pennant.ts';
import type { PennantArt } from '../../ui/pennants/pennant.tsx';
import { markMatch, type MarkedPiece } from './name-search/mark-match.ts';
import type { MatchPoint, WishKind } from './match-point.ts';

/** Fields that a card needs; spread it into the documents of loaders. */
export const cardFields = graphql(`
  fragment CollegeCardFields on CollegeCard {
    id
    slug
    name
    city
    state
    collegeType
    campusSize
    campusSetting
    majorCount
    onlineCoursePct
    logo
    fairs {
      slug
    }
  }
`);

/** A college as shown on a card. */
export interface CardView {
  readonly id: string;
  readonly slug: string | null;
  readonly name: string;
  /** The name with search matches marked; absent when nothing matched. */
  readonly marked?: readonly MarkedPiece[];
  readonly city: string;
  readonly state: string;
  readonly collegeType: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
  readonly majorCount: number;
  readonly onlineCoursePct: number | null;
  /** The subject someone looks for, which the college teaches. */
  readonly subject?: string;
  readonly pennant: PennantArt;
  readonly fairCount: number;
}

/** Makes a card from an API response, for loaders; `search` marks the matches in the name, `subjects` are the chosen majors. */
export function cardView(
  { fairs, logo, ...college }: ResultOf<typeof cardFields>,
  search = '',
  subjects: readonly string[] = [],
): CardView {
  // Of several it is not known which one it teaches.
  const [subject, ...others] = subjects;
  const marked = search === '' ? [] : markMatch(college.name, search);
  return {
    ...college,
    pennant: drawPennant(college.name, 'still', smallLogo(logo, 128)),
    fairCount: fairs.length,
    ...(subject !== undefined && others.length === 0 ? { subject } : {}),
    ...(marked.some(({ isMatch }) => isMatch) ? { marked } : {}),
  };
}

/** The address of a logo at about this many pixels, as the file store serves it. */
export const smallLogo = (logo: string | null, pixels: 128 | 384): string | null =>
  logo === null ? null : `${logo}?size=${pixels}`;

/** Fields of a card for someone searching for a college. */
export const mineFields = graphql(
  `
    fragment MineFields on MyCollege {
      isSaved
      isSavedByStudent
      match {
        percent
        reasons {
          kind
          values
          number
        }
        misses {
          kind
          values
          number
        }
        unknown
      }
      college {
        ...CollegeCardFields
      }
    }
  `,
  [cardFields],
);

/** Saves a college to the caller's list. */
export const saveMutation = graphql(`
  mutation Save($collegeId: ID!) {
    saveCollege(collegeId: $collegeId) {
      collegeId
    }
  }
`);

/** Removes a college from the list. */
export const unsaveMutation = graphql(`
  mutation Unsave($collegeId: ID!) {
    unsaveCollege(collegeId: $collegeId)
  }
`);

export type MineResult = ResultOf<typeof mineFields>;

/** Why a college fits, as shown on screen. */
export interface MatchView {
  readonly percent: number | null;
  readonly reasons: readonly MatchPoint[];
  readonly misses: readonly MatchPoint[];
  readonly unknown: readonly WishKind[];
}

/** A card with its relation to the signed-in person. */
export interface MyCardView extends CardView {
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
      kind === 'fair' || kind === 'distance' || kind === 'state' || kind === 'graduate' ? [] : kind,
    ),
  };

/** Makes a card from an API response, for loaders; `search` marks the matches in the name. */
export const myCardView = (
  { college, match, isSaved, isSavedByStudent }: MineResult,
  search = '',
  subjects: readonly string[] = [],
): MyCardView => ({
  ...cardView(college, search, subjects),
  isSaved,
  isSavedByStudent,
  match: matchView(match),
});

/** An upcoming fair on the card of a college. */
export interface AttendedFair {
  readonly slug: string;
  readonly name: string;
  readonly startTime: Date;
  readonly endTime: Date;
  /** The fair's own time zone. */
  readonly timeZone: string;
  readonly fairType: string;
}
