import { fold, meaningsOf, wordsOf } from './directory/fold-words.ts';
import { typingDistance } from './directory/typing-distance.ts';

/** A piece of a text, and whether it is what was looked for. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Takes a name apart by what a search matched in it: the start of a word as far as it was typed, or a
 * whole word that was mistyped. One piece without a match where nothing of it was meant.
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
      // An accent or apostrophe makes the written word longer than what it was found by.
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

/** As the search forgives: four letters one slip, eight letters two. */
function isSlip(typed: string, word: string): boolean {
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (most === 0) return false;
  return (
    typingDistance(typed, word, most) <= most ||
    (typed.length > 4 && typingDistance(typed, word, 1, true) <= 1)
  );
}

/** The pieces of a text with marks at places; neighboring marks stay apart, as their words do. */
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
