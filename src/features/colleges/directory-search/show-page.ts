import type { AttendedFair } from '../card-view.ts';
import type { PublicCard } from './directory-entry.ts';
import type { DirectoryPage, DirectoryPlace } from './directory-index.ts';
import type { SimilarCard } from './find-similar.ts';
import type { Facets } from './facet-index.ts';
import type { ComingFair } from './live-fairs.server.ts';

/** Majors on a card in a list; a large university teaches two hundred. */
const shownMajors = 12;

/** A card as the API returns it. */
export interface ShownCard extends PublicCard {
  readonly majorCount: number;
  /** The upcoming fairs it attends. */
  readonly fairs: readonly AttendedFair[];
}

/** An upcoming fair among the facets. */
export type FairCount = ComingFair & { readonly count: number };

export interface ShownPage {
  readonly items: readonly ShownCard[];
  readonly totalCount: number;
  readonly facets: Facets & { readonly fairs: readonly FairCount[] };
  readonly nextToken: string | null;
}

interface Showing {
  /** The upcoming fairs of a college. */
  readonly fairsOf: (collegeId: string) => readonly AttendedFair[];
  readonly comingFairs: readonly ComingFair[];
  /** Makes a token of the position where a page ends. */
  readonly sign: (last: DirectoryPlace) => string;
}

/** A page as the API returns it. */
export function showPage(page: DirectoryPage, { fairsOf, comingFairs, sign }: Showing): ShownPage {
  return {
    items: page.cards.map((card) => ({
      ...showCard(card, fairsOf(card.id)),
      majors: card.majors.slice(0, shownMajors),
    })),
    totalCount: page.total,
    facets: {
      ...page.facets,
      fairs: comingFairs.map((fair) => ({
        ...fair,
        count: page.fairs.find(({ value }) => value === fair.slug)?.count ?? 0,
      })),
    },
    nextToken: page.last && sign(page.last),
  };
}

/** One college in full, with all its majors. */
export const showCard = (card: PublicCard, fairs: readonly AttendedFair[]): ShownCard => ({
  ...card,
  majorCount: card.majors.length,
  fairs,
});

/** A similar college as the API returns it. */
export type ShownSimilar = Pick<SimilarCard, 'reasons' | 'sharedMajors'> & {
  readonly college: ShownCard;
};

export const showSimilar = (
  { card, ...rest }: SimilarCard,
  fairs: readonly AttendedFair[],
): ShownSimilar => ({
  ...rest,
  college: { ...showCard(card, fairs), majors: card.majors.slice(0, shownMajors) },
});
