import bidiFactory from 'bidi-js';

/** A piece of a line that is set in one font and one direction. */
export interface TextRun {
  readonly text: string;
  /** The place of its font among those that were given. */
  readonly face: number;
}

/** Which fonts there are for a line, and what they can write. */
interface Faces {
  /** The places of the fonts, the one that is asked first in front. */
  readonly order: readonly number[];
  /** Whether the font of a place has a letter. */
  readonly has: (face: number, letter: string) => boolean;
}

const bidi = bidiFactory();
const readFromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** What stands for a letter that no font has. */
export const standIn = '\u25a1';

/**
 * A line as pieces in the order in which they stand on paper from left to right (Unicode's rules for
 * both directions, UAX 9). What sets a piece puts the letters of one that is read from the right in
 * their order itself. For a letter that no font has stands a sign that can be seen.
 */
export function runsOf(line: string, faces: Faces): readonly TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line, 'auto');
  const { levels } = embedding;
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const stretches: { text: string; readonly level: number }[] = [];
  for (let place = 0; place < line.length; place += 1) {
    const unit = mirrored.get(place) ?? line.charAt(place);
    const level = levels[place] ?? 0;
    const before = stretches.at(-1);
    if (before && before.level === level) before.text += unit;
    else stretches.push({ text: unit, level });
  }
  return asSeen(stretches).flatMap(({ text, level }) => {
    const runs = byFace(text, faces);
    if (level % 2 === 0) return runs;
    return runs
      .toReversed()
      .map((run) => (readFromTheRight.test(run.text) ? run : { ...run, text: turned(run.text) }));
  });
}

/** Stretches in the order of the paper: what is at a level or above is turned, the highest first. */
function asSeen<T extends { readonly level: number }>(stretches: readonly T[]): readonly T[] {
  const seen = [...stretches];
  for (let level = Math.max(0, ...seen.map((one) => one.level)); level > 0; level -= 1)
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while ((seen[to]?.level ?? -1) >= level) to += 1;
      if (to > from) seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = to;
    }
  return seen;
}

const turned = (text: string): string => [...text].reverse().join('');

function byFace(text: string, { order, has }: Faces): readonly TextRun[] {
  const runs: { text: string; face: number }[] = [];
  for (const said of text) {
    const before = runs.at(-1);
    // Marks and what stands between words stay with the letter before them, where its font has them.
    if (before && /[\p{M}\p{P}\p{Cf}\s]/u.test(said) && has(before.face, said)) {
      before.text += said;
      continue;
    }
    const first = (letter: string) => order.find((face) => has(face, letter));
    const found = first(said);
    // What cannot be seen anyway needs no sign: joiners, marks of direction, variants of a letter.
    if (found === undefined && /[\p{Cf}\p{Cc}\ufe00-\ufe0f]/u.test(said)) continue;
    const letter = found === undefined ? standIn : said;
    const face = found ?? first(standIn) ?? order[0] ?? 0;
    if (before?.face === face) before.text += letter;
    else runs.push({ text: letter, face });
  }
  return runs;
}
