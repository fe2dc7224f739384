import type { GlyphWidths } from '../../../platform/pdf/glyph-widths.ts';
import { measureLine, type FittedText } from './fit-lines.ts';

/** A font in its two files: for English, and for the other alphabets of Latin letters. */
export interface Face {
  readonly family: string;
  readonly weight: number;
  readonly widths: GlyphWidths;
  /** Letters that only the second file has. */
  readonly more: ReadonlySet<number>;
}

interface Look {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Text as the content of an SVG element; what XML cannot hold is left out. */
export const escapeSvg = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One line of text; `y` is where the letters stand. Letters that no file has are left out. */
export function drawText(text: string, { x, y, size, face, fill, anchor = 'start' }: Look): string {
  const runs = runsOf(text.normalize('NFC'), face);
  const whole = runs.length === 1 ? anchor : 'start';
  const width = runs.reduce((sum, run) => sum + measureLine(face.widths, run.text, size), 0);
  // What draws fails on an element of two fonts: each run is one of its own, in its place.
  let from = whole === anchor ? x : x - width * (anchor === 'end' ? 1 : 0.5);
  return runs
    .map((run) => {
      const stretch = run.isMore ? ' font-stretch="ultra-expanded"' : '';
      const drawn = `<text x="${from}" y="${y}" font-family="${face.family}" font-weight="${face.weight}"${stretch} font-size="${size}" fill="${fill}" text-anchor="${whole}" xml:space="preserve">${escapeSvg(run.text)}</text>`;
      from += measureLine(face.widths, run.text, size);
      return drawn;
    })
    .join('');
}

interface Run {
  readonly text: string;
  /** From the second file. */
  readonly isMore: boolean;
}

function runsOf(text: string, { widths, more }: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (!widths.has(code)) continue;
    const isMore = more.has(code);
    const last = runs.at(-1);
    if (last?.isMore === isMore) runs.splice(-1, 1, { text: last.text + letter, isMore });
    else runs.push({ text: letter, isMore });
  }
  return runs;
}

/** Lines of a headline below each other, the first one standing at `y`. */
export const drawLines = ({ size, lines }: FittedText, look: Omit<Look, 'size'>): string =>
  lines
    .map((line, index) => drawText(line, { ...look, size, y: look.y + index * leadOf(size) }))
    .join('');

/** From line to line of a headline. */
export const leadOf = (size: number): number => Math.round(size * 0.98);
