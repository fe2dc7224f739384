import type { PublicCard } from './directory-entry.ts';
import type { DirectoryPage, DirectoryPlace } from './directory-index.ts';
import type { Facets } from './facet-index.ts';

/** Majors on a card in a list; a large university teaches two hundred. */
const shownMajors = 12;

export interface ShownPage {
  readonly items: readonly (PublicCard & { readonly majorCount: number })[];
  readonly totalCount: number;
  readonly facets: Facets;
  readonly nextToken: string | null;
}

/** A page in the form of the API; `sign` makes a token of the place where it ends. */
export function showPage(page: DirectoryPage, sign: (last: DirectoryPlace) => string): ShownPage {
  return {
    items: page.cards.map((card) => ({
      ...card,
      majors: card.majors.slice(0, shownMajors),
      majorCount: card.majors.length,
    })),
    totalCount: page.total,
    facets: page.facets,
    nextToken: page.last && sign(page.last),
  };
}
