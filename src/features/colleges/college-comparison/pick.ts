import { addressOf, type Asked } from '../directory-page/directory-address.ts';

const noPick: readonly string[] = [];

/** The colleges selected for comparison, by their addresses. */
export const pickedIn = ({ inside }: Asked): readonly string[] => inside?.pick ?? noPick;

/** The same list with one college toggled. */
export function addressWithPick(query: Asked, slug: string): string {
  const { inside } = query;
  const pick = pickedIn(query);
  return addressOf({
    ...query,
    inside: inside && {
      ...inside,
      pick: pick.includes(slug) ? pick.filter((one) => one !== slug) : [...pick, slug],
    },
  });
}

/** The address of a comparison; shareable, so it does not identify the viewer. */
export const comparisonOf = (slugs: readonly string[], student = ''): string =>
  `/app/colleges?compare=${slugs.join(',')}${student === '' ? '' : `&student=${student}`}`;

/** The list with these colleges selected. */
export const listWithPicks = (slugs: readonly string[], student = ''): string =>
  addressOf({ inside: { saved: null, student, pick: slugs } });
