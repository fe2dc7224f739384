import type { AttendedFair } from '../attended-fair.ts';
import type { PublicCard } from './directory-entry.ts';
import type { DirectoryPage, DirectoryPlace } from './directory-index.ts';
import type { Facets } from './facet-index.ts';

/** Majors on a card in a list; a large university teaches two hundred. */
const shownMajors = 12;

/** A card in the form of the API. */
export interface ShownCard extends PublicCard {
  readonly majorCount: number;
  /** The coming fairs it attends. */
  readonly fairs: readonly AttendedFair[];
}

export interface ShownPage {
  readonly items: readonly ShownCard[];
  readonly totalCount: number;
  readonly facets: Facets;
  readonly nextToken: string | null;
}

interface Showing {
  /** The coming fairs of a college. */
  readonly fairsOf: (collegeId: string) => readonly AttendedFair[];
  /** Makes a token of the place where a page ends. */
  readonly sign: (last: DirectoryPlace) => string;
}

/** A page in the form of the API. */
export function showPage(page: DirectoryPage, { fairsOf, sign }: Showing): ShownPage {
  return {
    items: page.cards.map((card) => ({
      ...showCard(card, fairsOf(card.id)),
      majors: card.majors.slice(0, shownMajors),
    })),
    totalCount: page.total,
    facets: page.facets,
    nextToken: page.last && sign(page.last),
  };
}

/** One college in full, with all its majors. */
export const showCard = (card: PublicCard, fairs: readonly AttendedFair[]): ShownCard => ({
  ...card,
  majorCount: card.majors.length,
  fairs,
});
