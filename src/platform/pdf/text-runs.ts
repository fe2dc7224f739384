/** A piece of a line that is set in one font and one direction. */
export interface TextRun {
  readonly text: string;
  /** The place of its font among those that were given. */
  readonly face: number;
}

const rtl = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;
/** From the first letter that is read from the right to the last, with what is no letter between them. */
const stretches = new RegExp(`[${rtl}](?:(?:[${rtl}]|[^\\p{L}${rtl}])*[${rtl}])?`, 'gu');
/** Digits are read from the left, wherever they stand. */
const parts = /\d(?:[\d.,:/-]*\d)?|[^\d]+/gu;

/**
 * A line as pieces in the order in which they stand on paper from left to right: names of both
 * directions may be in one line that as a whole is read from the left. What sets a piece puts the
 * letters of one that is read from the right in their order itself.
 *
 * @param has whether the font of a place has a letter; one that none has is left to the first
 */
export function runsOf(
  line: string,
  faces: number,
  has: (face: number, letter: string) => boolean,
): readonly TextRun[] {
  const runs: TextRun[] = [];
  let last = 0;
  for (const { 0: stretch, index } of line.matchAll(stretches)) {
    runs.push(...byFace(line.slice(last, index), faces, has));
    const pieces = [...stretch.matchAll(parts)].map(([piece]) => piece);
    runs.push(...pieces.reverse().flatMap((piece) => [...byFace(piece, faces, has)].reverse()));
    last = index + stretch.length;
  }
  return [...runs, ...byFace(line.slice(last), faces, has)];
}

function byFace(
  text: string,
  faces: number,
  has: (face: number, letter: string) => boolean,
): readonly TextRun[] {
  const runs: { text: string; face: number }[] = [];
  for (const letter of text) {
    const before = runs.at(-1);
    // Marks and what stands between words stay with the letter before them, where its font has them.
    if (before && /[\p{M}\p{P}\s]/u.test(letter) && has(before.face, letter)) {
      before.text += letter;
      continue;
    }
    const found = Array.from({ length: faces }, (_, face) => face).find((face) =>
      has(face, letter),
    );
    const face = found ?? before?.face ?? 0;
    if (before?.face === face) before.text += letter;
    else runs.push({ text: letter, face });
  }
  return runs;
}

/** Breaks a text into lines that are no wider than they may be; a word that is too long is cut. */
export function linesOf(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    for (const word of paragraph.split(/[ \t]+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (line !== '' && widthOf(line + letter) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    lines.push(line);
  }
  return lines;
}
