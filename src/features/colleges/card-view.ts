import { graphql, type ResultOf } from '../../platform/pages/graphql.ts';
import { drawPennant } from '../../ui/pennants/draw-pennant.ts';
import type { PennantArt } from '../../ui/pennants/pennant.tsx';
import { markMatch, type MarkedPiece } from './name-search/mark-match.ts';

/** Fields that a card needs; spread it into the documents of loaders. */
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

/** A college as shown on a card. */
export interface CardView {
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
  readonly pennant: PennantArt;
  readonly fairCount: number;
}

/** Makes a card from an API response, for loaders; `search` marks the matches in the name. */
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

/** The address of a logo at about this many pixels, as the file store serves it. */
export const smallLogo = (logo: string | null, pixels: 128 | 384): string | null =>
  logo === null ? null : `${logo}?size=${pixels}`;
