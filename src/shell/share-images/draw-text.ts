import type { FittedText } from './fit-lines.ts';

/** The families of the committed fonts. */
export const families = { display: 'Bricolage Grotesque 96pt ExtraBold', text: 'Instrument Sans' } as const;

interface Look {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly family: keyof typeof families;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Text as the content of an SVG element; what XML cannot hold is left out. */
export const escapeSvg = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One line of text; `y` is where the letters stand. */
export const drawText = (text: string, look: Look): string =>
  `<text x="${look.x}" y="${look.y}" font-family="${families[look.family]}" font-weight="${
    look.family === 'display' ? 800 : 600
  }" font-size="${look.size}" fill="${look.fill}" text-anchor="${look.anchor ?? 'start'}">${escapeSvg(text)}</text>`;

/** Lines of a headline below each other, the first one standing at `y`. */
export const drawLines = ({ size, lines }: FittedText, look: Omit<Look, 'size'>): string =>
  lines
    .map((line, place) => drawText(line, { ...look, size, y: look.y + place * leadOf(size) }))
    .join('');

/** From line to line of a headline. */
export const leadOf = (size: number): number => Math.round(size * 0.98);
