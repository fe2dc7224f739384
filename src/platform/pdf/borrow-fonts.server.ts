import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { readGlyphWidths } from './glyph-widths.ts';
import { familiesFor, slicesWith, type Family, type Slice } from './letter-slices.server.ts';
import { standIn } from './text-runs.ts';

/** A font as a document takes it. */
export interface PrintFont {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly letters: ReadonlyMap<number, number>;
  /** Of those that are not the house's own. */
  readonly family?: Family;
}

/** Goes along with letters where a slice has it: it decides how they join, or stands between them. */
const along = ' \u200c\u200d\u25cc';

/**
 * What a letter is drawn of: vowels of the alphabets from Devanagari to Khmer stand on two sides of
 * their consonant, or are two signs on one. Whoever draws them takes them apart, and needs the parts.
 */
function partsOf(letter: string): string {
  if (!/[\u0900-\u10ff\u1780-\u17ff]/.test(letter)) return '';
  return letter.normalize('NFKD') + (/[\u17be-\u17c0\u17c4\u17c5]/.test(letter) ? '\u17c1' : '');
}

type Borrowed = Omit<PrintFont, 'name'>;

const has = ({ letters }: Borrowed, letter: string): boolean =>
  letters.has(letter.codePointAt(0) ?? 0);

/** Letters and the slices in which they are still to be looked for. */
type Wanted = Map<string, readonly Slice[]>;

/** Fonts with just the letters of texts that the house's own fonts have not, in one weight. */
export async function borrowFonts(
  texts: readonly string[],
  weight: number,
  isOwn: (letter: string) => boolean,
): Promise<readonly PrintFont[]> {
  const fonts: Borrowed[] = [];
  for (const [order, letters] of byOrder(texts, isOwn))
    fonts.push(...(await borrow(letters, order, weight)));
  const isThere = (letter: string) => isOwn(letter) || fonts.some((font) => has(font, letter));
  if (![...texts.join('')].every(isThere))
    fonts.push(...(await borrow(new Set(standIn), familiesFor(''), weight)));
  return fonts.map((font, place) => ({ ...font, name: `borrowed-${weight}-${place}` }));
}

/** The letters that are not the house's own, by the families that are asked for them. */
function byOrder(texts: readonly string[], isOwn: (letter: string) => boolean) {
  const found = new Map<readonly Family[], Set<string>>();
  for (const text of texts) {
    const foreign = [...new Set(text)].filter((letter) => !isOwn(letter));
    if (foreign.length === 0) continue;
    const order = familiesFor(text);
    found.set(order, new Set([...(found.get(order) ?? []), ...foreign]));
  }
  return found;
}

async function borrow(
  letters: ReadonlySet<string>,
  order: readonly Family[],
  weight: number,
): Promise<readonly Borrowed[]> {
  const fonts: Borrowed[] = [];
  let wanted: Wanted = new Map([...letters].map((letter) => [letter, slicesWith(letter, order)]));
  while (wanted.size > 0) {
    const asked = new Map<Slice, string>();
    for (const [letter, [slice]] of wanted)
      if (slice) asked.set(slice, (asked.get(slice) ?? along) + letter + partsOf(letter));
    const got = await Promise.all([...asked].map(([slice, text]) => cutFrom(slice, text, weight)));
    const isGot = (letter: string) => got.some((font) => has(font, letter));
    fonts.push(...got.filter((font) => [...wanted.keys()].some((letter) => has(font, letter))));
    wanted = new Map(
      [...wanted].flatMap(([letter, [, ...others]]) =>
        isGot(letter) || others.length === 0 ? [] : [[letter, others]],
      ),
    );
  }
  return fonts;
}

async function cutFrom({ family, path }: Slice, text: string, weight: number): Promise<Borrowed> {
  const bytes = await subsetFont(await readFile(path), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  return { bytes, letters: readGlyphWidths(bytes), family };
}
