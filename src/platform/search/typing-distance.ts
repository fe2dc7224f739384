/**
 * The number of typing mistakes (a letter too many, missing, wrong, or two swapped) between `typed`
 * and `word`, up to `most`; more than that is `most + 1`. This is the optimal string alignment
 * distance of Damerau and Levenshtein. With `asStart`, between `typed` and the nearest prefix of
 * `word`, for someone who is still typing.
 */
export function typingDistance(typed: string, word: string, most: number, asStart = false): number {
  const tooFar = most + 1;
  if (typed.length - word.length > most) return tooFar;
  if (!asStart && word.length - typed.length > most) return tooFar;
  const width = Math.min(word.length, typed.length + most, rows.older.length - 1);
  let { older, before, now } = rows;
  for (let column = 0; column <= width; column += 1) before[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    now[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const letter = typed.charCodeAt(row - 1);
      const other = word.charCodeAt(column - 1);
      let cost = Math.min(
        at(before, column) + 1,
        at(now, column - 1) + 1,
        at(before, column - 1) + (letter === other ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        other === typed.charCodeAt(row - 2);
      if (swapped) cost = Math.min(cost, at(older, column - 2) + 1);
      now[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > most) return tooFar;
    [older, before, now] = [before, now, older];
  }
  if (!asStart) return Math.min(at(before, width), tooFar);
  let nearest = tooFar;
  for (let column = 0; column <= width; column += 1)
    nearest = Math.min(nearest, at(before, column));
  return nearest;
}

/** Three rows of the table are enough, reused for every pair of words. */
const rows = {
  older: new Uint16Array(256),
  before: new Uint16Array(256),
  now: new Uint16Array(256),
};

const at = (row: Uint16Array, index: number): number => row[index] ?? 0;

/** The letters of a word as bits, which rule out most words without a closer look. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) {
    letters |= 1 << (word.charCodeAt(index) % 31);
  }
  return letters;
}

/** The number of set bits in a 32-bit number. */
export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  n = (n + (n >>> 4)) & 0x0f0f0f0f;
  return Math.imul(n, 0x01010101) >>> 24;
}
