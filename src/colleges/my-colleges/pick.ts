import { addressOf, type Asked } from '../directory-address.ts';

const noPick: readonly string[] = [];

/** The colleges that are picked to be compared, by their addresses. */
export const pickedIn = ({ inside }: Asked): readonly string[] => inside?.pick ?? noPick;

/** The same list with one college picked or, when it was, left out. */
export function addressWithPick(asked: Asked, slug: string): string {
  const { inside } = asked;
  const pick = pickedIn(asked);
  return addressOf({
    ...asked,
    inside: inside && {
      ...inside,
      pick: pick.includes(slug) ? pick.filter((one) => one !== slug) : [...pick, slug],
    },
  });
}

/** Where colleges stand side by side; to be shared, so it says nothing of who looks. */
export const comparisonOf = (slugs: readonly string[], student = ''): string =>
  `/app/colleges?compare=${slugs.join(',')}${student === '' ? '' : `&student=${student}`}`;

/** The list with these colleges picked. */
export const listWithPicks = (slugs: readonly string[], student = ''): string =>
  addressOf({ inside: { saved: null, student, pick: slugs } });
