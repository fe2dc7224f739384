import type { GlyphWidths } from '../../../platform/pdf/glyph-widths.ts';

/** Where a text has to go: sizes are tried from the first on, each with as many lines as it allows. */
interface Room {
  readonly widths: GlyphWidths;
  readonly width: number;
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/** A text that fits: its size in pixels and its lines. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** How wide a line is at a size; letters that the font lacks are not drawn. */
export function measureLine(widths: GlyphWidths, line: string, size: number): number {
  let width = 0;
  for (const letter of line) width += widths.get(letter.codePointAt(0) ?? 0) ?? 0;
  return width * size;
}

/**
 * Breaks a text into lines at the biggest size at which it fits; at the smallest, what does not fit
 * ends in an ellipsis. A word that is too long for a line is broken.
 */
export function fitLines(text: string, { widths, width, sizes }: Room): FittedText {
  const words = text.normalize('NFC').trim().split(/\s+/);
  const fits = (line: string, size: number) => measureLine(widths, line, size) <= width;
  for (const { size, lines: most } of sizes) {
    if (words.some((word) => !fits(word, size))) continue;
    const lines = breakLines(words, (line) => fits(line, size));
    if (lines.length <= most) return { size, lines };
  }
  const { size, lines: most } = sizes.at(-1) ?? { size: 16, lines: 1 };
  const fit = (line: string) => fits(line, size);
  const lines = breakLines(
    words.flatMap((word) => breakWord(word, fit)),
    fit,
  );
  const shown = lines.slice(0, most);
  const last = shown.at(-1);
  return {
    size,
    lines: lines.length > most && last ? [...shown.slice(0, -1), shorten(last, fit)] : shown,
  };
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = [];
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (parts.length > 0 && fits(longer)) parts.splice(-1, 1, longer);
    else parts.push(letter);
  }
  return parts;
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
