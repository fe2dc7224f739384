import { readFileSync } from 'node:fs';
import { readGlyphWidths } from './glyph-widths.ts';
import { runsOf, type TextRun } from './text-runs.ts';

/** A font of the house with those that stand in for letters it has not. */
export interface PrintFace {
  readonly fonts: readonly { readonly name: string; readonly bytes: Buffer }[];
  /** A line as pieces of one font each, from left to right. */
  runs(line: string): readonly TextRun[];
}

const others = ['greek', 'cyrillic', 'vietnamese', 'arabic'] as const;
const files = {
  text: ['text-latin', 'text-latin-ext', ...others],
  strong: ['strong-latin', 'strong-latin-ext', ...others],
} as const;

const kept = new Map<keyof typeof files, PrintFace>();

/** The fonts that documents are printed in (scripts/make-print-fonts.ts), read when first used. */
export function printFace(weight: keyof typeof files): PrintFace {
  const known = kept.get(weight);
  if (known) return known;
  const fonts = files[weight].map((name) => {
    const bytes = readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
    return { name, bytes, letters: readGlyphWidths(bytes) };
  });
  const has = (face: number, letter: string) =>
    fonts[face]?.letters.has(letter.codePointAt(0) ?? 0) === true;
  const face: PrintFace = { fonts, runs: (line) => runsOf(line, fonts.length, has) };
  kept.set(weight, face);
  return face;
}
