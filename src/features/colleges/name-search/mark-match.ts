import { fold } from '../../../platform/search/fold.ts';
import { meaningsOf, wordsOf } from './fold-words.ts';
import { typingDistance } from '../../../platform/search/typing-distance.ts';

/** A piece of a text, and whether it matches the search. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a name by what a search matched in it: the start of a word as far as typed, or a whole
 * word that was mistyped. A single piece when nothing matched.
 */
export function markMatch(text: string, search: string): readonly MarkedPiece[] {
  const sought = wordsOf(search);
  if (sought.length === 0) return [{ text, isMatch: false }];
  const words = [...text.matchAll(/[\p{L}\p{M}\d'’]+/gu)].map(({ 0: word, index }) => ({
    index,
    word,
    folded: fold(word),
  }));
  const marks = new Map<number, number>();
  for (const part of sought) {
    const exact = words.filter(({ folded }) => folded.startsWith(part));
    for (const { index, word, folded } of exact) {
      // An accent or apostrophe makes the written word longer than the one searched.
      const length = folded.length === word.length ? part.length : word.length;
      marks.set(index, Math.max(length, marks.get(index) ?? 0));
    }
    if (exact.length > 0) continue;
    for (const { index, word, folded } of words) {
      if (meaningsOf(part).includes(folded) || isSlip(part, folded)) marks.set(index, word.length);
    }
  }
  return cut(text, marks);
}

/** Tolerance as in the search: one typo from four letters, two from eight. */
function isSlip(typed: string, word: string): boolean {
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (most === 0) return false;
  return (
    typingDistance(typed, word, most) <= most ||
    (typed.length > 4 && typingDistance(typed, word, 1, true) <= 1)
  );
}

/** The pieces of a text with marked ranges; adjacent marks stay separate, like their words. */
function cut(text: string, marks: ReadonlyMap<number, number>): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const [index, length] of [...marks].sort(([one], [other]) => one - other)) {
    if (index > from) pieces.push({ text: text.slice(from, index), isMatch: false });
    pieces.push({ text: text.slice(index, index + length), isMatch: true });
    from = index + length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}
