/**
 * How many typing mistakes (a letter too many, missing, wrong, or two swapped) lie between `typed`
 * and `word`, up to `most`; more than that is `most + 1`. This is the optimal string alignment
 * distance of Damerau and Levenshtein. With `asStart`, between `typed` and the nearest start of
 * `word`, for somebody who has not finished typing.
 */
export function typingDistance(typed: string, word: string, most: number, asStart = false): number {
  const tooFar = most + 1;
  if (typed.length - word.length > most) return tooFar;
  if (!asStart && word.length - typed.length > most) return tooFar;
  const width = asStart ? Math.min(word.length, typed.length + most) : word.length;
  let older: number[] = [];
  let before = Array.from({ length: width + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        at(before, column) + 1,
        at(now, column - 1) + 1,
        at(before, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, at(older, column - 2) + 1);
      now.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return tooFar;
    older = before;
    before = now;
  }
  const distance = asStart ? Math.min(...before) : at(before, width);
  return Math.min(distance, tooFar);
}

const at = (row: readonly number[], place: number): number => row[place] ?? Number.MAX_SAFE_INTEGER;

/** The letters of a word as bits, by which most words are ruled out without looking closer. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) {
    letters |= 1 << (word.charCodeAt(place) % 31);
  }
  return letters;
}

/** How many bits of a 32-bit number are set. */
export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  n = (n + (n >>> 4)) & 0x0f0f0f0f;
  return Math.imul(n, 0x01010101) >>> 24;
}
