import { readFileSync } from 'node:fs';
import { readGlyphWidths } from './glyph-widths.ts';
import { invisible } from './texts-of-sheet.ts';

/** The font of documents in one weight: the alphabets of Europe (scripts/make-print-fonts.ts). */
export interface PrintFace {
  readonly bytes: Uint8Array;
  has(letter: string): boolean;
  /** A text as the font can print it: � for each missing character. */
  printable(text: string): string;
}

export const weights = ['text', 'strong'] as const;
export type Weight = (typeof weights)[number];
export type PrintFaces = Readonly<Record<Weight, PrintFace>>;

const missing = '\ufffd';
let cachedFaces: PrintFaces | undefined;

export const printFaces = (): PrintFaces =>
  (cachedFaces ??= { text: readFace('text'), strong: readFace('strong') });

function readFace(weight: Weight): PrintFace {
  const bytes = readFileSync(new URL(`./fonts/${weight}.ttf`, import.meta.url));
  const letters = readGlyphWidths(bytes);
  const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0);
  const printed = (letter: string) => {
    if (has(letter) || /[\r\n\t]/.test(letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    return invisible.test(letter) ? '' : missing;
  };
  return { bytes, has, printable: (text) => Array.from(text, printed).join('') };
}
