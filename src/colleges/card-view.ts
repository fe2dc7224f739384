import { graphql, type ResultOf } from '../platform/pages/graphql.ts';
import { drawPennant } from '../ui/draw-pennant.ts';
import type { PennantArt } from '../ui/pennant.tsx';
import { markMatch, type MarkedPiece } from './mark-match.ts';

/** What a card needs of a college; spread it into documents of loaders. */
export const cardFields = graphql(`
  fragment CollegeCardFields on CollegeCard {
    slug
    name
    city
    state
    collegeType
    campusSize
    campusSetting
    majorCount
    logo
    fairs {
      slug
    }
  }
`);

/** A college as a card shows it. */
export interface CardView {
  readonly slug: string | null;
  readonly name: string;
  /** The name with what a search matched in it; absent where nothing did. */
  readonly marked?: readonly MarkedPiece[];
  readonly city: string;
  readonly state: string;
  readonly collegeType: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
  readonly majorCount: number;
  readonly pennant: PennantArt;
  readonly fairCount: number;
}

/** Makes a card of what the API answered, for loaders; `search` marks what was meant in the name. */
export function cardView(
  { fairs, logo, ...college }: ResultOf<typeof cardFields>,
  search = '',
): CardView {
  const marked = search === '' ? [] : markMatch(college.name, search);
  return {
    ...college,
    pennant: drawPennant(college.name, 'still', smallLogo(logo, 128)),
    fairCount: fairs.length,
    ...(marked.some(({ isMatch }) => isMatch) ? { marked } : {}),
  };
}

/** The address of a logo at about this many pixels, as the file store offers it. */
export const smallLogo = (logo: string | null, pixels: 128 | 384): string | null =>
  logo === null ? null : `${logo}?size=${pixels}`;
