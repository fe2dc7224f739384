import { readFileSync } from 'node:fs';
import { borrowFonts, type PrintFont } from './borrow-fonts.server.ts';
import { readGlyphWidths } from './glyph-widths.ts';
import { familiesFor } from './letter-slices.server.ts';
import { runsOf, type TextRun } from './text-runs.ts';

/** A font of the house with those that stand in for letters it has not. */
export interface PrintFace {
  readonly fonts: readonly PrintFont[];
  /** A line as pieces of one font each, from left to right. */
  runs(line: string): readonly TextRun[];
  /** Whether there is a font for a letter. */
  has(letter: string): boolean;
}

const others = ['greek', 'cyrillic', 'vietnamese', 'arabic'] as const;
const files = {
  text: ['text-latin', 'text-latin-ext', ...others],
  strong: ['strong-latin', 'strong-latin-ext', ...others],
} as const;
const weights = { text: 400, strong: 650 } as const;
export type Weight = keyof typeof files;

const kept = new Map<Weight, readonly PrintFont[]>();

/**
 * The fonts that texts are printed in: the house's own (scripts/make-print-fonts.ts), and pieces of
 * others for the letters that those have not.
 */
export async function printFace(weight: Weight, texts: readonly string[]): Promise<PrintFace> {
  const own = ownFonts(weight);
  const isOwn = (letter: string) => own.some((font) => hasLetter(font, letter));
  const fonts = [...own, ...(await borrowFonts(texts, weights[weight], isOwn))];
  const has = (face: number, letter: string) => hasLetter(fonts[face], letter);
  return {
    fonts,
    runs: (line) => runsOf(line, { order: orderFor(line, fonts), has }),
    has: (letter) => fonts.some((font) => hasLetter(font, letter)),
  };
}

const hasLetter = (font: PrintFont | undefined, letter: string): boolean =>
  font?.letters.has(letter.codePointAt(0) ?? 0) === true;

/** The house's own first, then those that write the way the line does. */
function orderFor(line: string, fonts: readonly PrintFont[]): readonly number[] {
  const families = familiesFor(line);
  const rank = ({ family }: PrintFont) => (family === undefined ? -1 : families.indexOf(family));
  return fonts
    .map((font, place) => ({ place, rank: rank(font) }))
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ place }) => place);
}

function ownFonts(weight: Weight): readonly PrintFont[] {
  const known = kept.get(weight);
  if (known) return known;
  const fonts = files[weight].map((name) => {
    const bytes = readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
    return { name, bytes, letters: readGlyphWidths(bytes) };
  });
  kept.set(weight, fonts);
  return fonts;
}
