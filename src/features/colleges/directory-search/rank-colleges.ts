import { campusSizes } from '../college-choices.ts';
import { stateNames } from '../../../platform/addresses/states.ts';
import type { PublicCard } from './directory-entry.ts';

/** How results are sorted; `relevance` without a search puts the larger colleges first. */
export const directorySorts = ['relevance', 'fair', 'name', 'size', 'state'] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** The gap between adjacent ranks has room for every position in the order of names. */
export const room = 1_048_576;

/** Maximum length of a name that affects the order; beyond it the identifier decides. */
const telling = 60;

/** The text that orders colleges of the same rank: no two colleges share one. */
export const orderOf = ({ name, id }: Pick<PublicCard, 'name' | 'id'>): string =>
  `${name.toLowerCase().slice(0, telling)}\u0000${id}`;

const sizeClass = ({ campusSize }: PublicCard): number =>
  campusSize.reduce(
    (largest, size) => Math.max(largest, 1 + campusSizes.findIndex((one) => one === size)),
    0,
  );

/**
 * How prominent a college is, from 0 to 100: people search for a large university more often than a
 * small school, and for a college more often than an office that runs some.
 */
export function likelihoodOf(card: PublicCard): number {
  const types = card.collegeType;
  const level = types.includes('4-year') ? 25 : types.includes('2-year') ? 12 : 0;
  const control = types.includes('private-for-profit') ? 0 : types.length > 0 ? 15 : 0;
  return sizeClass(card) * 12 + level + control;
}

const states = [...stateNames.keys()].sort();

/** The rank of a college in a sort that needs only the card; lower comes first. */
export function rankOf(card: PublicCard, sort: DirectorySort): number {
  switch (sort) {
    case 'relevance':
      return 100 - likelihoodOf(card);
    case 'size':
      return campusSizes.length - sizeClass(card);
    case 'state': {
      const index = states.indexOf(card.state);
      return index < 0 ? states.length : index;
    }
    // Fairs are no part of the card: their order comes with the query.
    case 'fair':
    case 'name':
      return 0;
  }
}
