import type { PublicCard } from './directory-entry.ts';
import type { SlotSet } from './slot-set.ts';
import { mostPoints, similarityOf, type SimilarityReason } from './similarity.ts';

/** A college similar to another one. */
export interface SimilarCard {
  readonly card: PublicCard;
  readonly reasons: readonly SimilarityReason[];
  readonly sharedMajors: number;
}

interface Directory {
  /** The card in each slot. */
  readonly cardAt: (slot: number) => PublicCard | undefined;
  readonly all: SlotSet;
  /** The number of slots. */
  readonly slots: number;
  readonly teaching: (major: string) => SlotSet | null;
}

/**
 * The colleges most like the one in `own`, nearest first. Compares majors by counting in the sets
 * of the index: for a university with two hundred of them, comparing lists takes too long.
 */
export function findSimilar(
  own: number,
  limit: number,
  { cardAt, all, slots, teaching }: Directory,
): readonly SimilarCard[] {
  const card = cardAt(own);
  if (!card) return [];
  const shared = new Uint16Array(slots);
  for (const major of card.majors) teaching(major)?.countInto(shared);
  const nearest: (SimilarCard & { readonly points: number })[] = [];
  let least = 0;
  for (const slot of all) {
    const other = cardAt(slot);
    // A college without a page can't be opened.
    if (!other || slot === own || other.slug === null) continue;
    const sharedMajors = shared[slot] ?? 0;
    const isFull = nearest.length === limit;
    if (isFull && mostPoints(card, other, sharedMajors) <= least) continue;
    const { points, reasons } = similarityOf(card, other, sharedMajors);
    if (isFull && points <= least) continue;
    nearest.push({ card: other, points, reasons, sharedMajors });
    nearest.sort((one, another) => another.points - one.points);
    if (nearest.length > limit) nearest.pop();
    least = nearest.at(-1)?.points ?? 0;
  }
  return nearest.map(({ card: like, reasons, sharedMajors }) => ({
    card: like,
    reasons,
    sharedMajors,
  }));
}
