import { drawText, type Face } from './draw-text.ts';
import { fitLines, measureLine } from './fit-lines.ts';

interface Pill {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly ink: string;
  readonly face: Face;
}

/** A few words on a ground of their own. */
export function drawPill(text: string, { x, y, fill, ink, face }: Pill): string {
  const { widths } = face;
  const { size, lines } = fitLines(text, { widths, width: 560, sizes: [{ size: 26, lines: 1 }] });
  const [line = ''] = lines;
  return `<rect x="${x}" y="${y}" width="${Math.ceil(measureLine(widths, line, size)) + 36}" height="44" rx="8" fill="${fill}"/>
${drawText(line, { x: x + 18, y: y + 31, size, face, fill: ink })}`;
}
