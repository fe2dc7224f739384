import { speak } from '../../platform/words/speak.ts';
import { drawBrand, drawPicture, type ShareBrand } from './draw-brand.ts';
import { drawLawn, plant, rowsOf, type DrawPennant } from './draw-lawn.ts';
import { drawLines, drawText, leadOf } from './draw-text.ts';
import { fitLines } from './fit-lines.ts';
import type { GlyphWidths } from './glyph-widths.ts';
import { palette } from './palette.ts';
import { shareWords } from './share.words.ts';

interface PicturedFair {
  readonly name: string;
  readonly fairType: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
  readonly cancelledAt: Date | null;
  readonly collegeCount: number;
  readonly pennants: readonly { readonly name: string }[];
  readonly colleges: readonly { readonly name: string }[];
}

/** What every drawing needs. */
export interface Studio {
  readonly brand: ShareBrand;
  readonly pennant: DrawPennant;
  /** How wide the letters of headlines are. */
  readonly display: GlyphWidths;
  readonly text: GlyphWidths;
}

const card = { x: 56, y: 122, width: 1088, height: 288, date: 220 };

/** The picture of a fair: its ticket on the lawn, before the pennants of those who come. */
export function drawFair(fair: PicturedFair, { brand, pennant, display, text }: Studio): string {
  const when = sayDate(fair);
  const middle = card.x + card.date / 2;
  const left = card.x + card.date + 48;
  const width = card.x + card.width - 48 - left;
  const title = fitLines(fair.name, {
    widths: display,
    width,
    sizes: [{ size: 84, lines: 1 }, ...[68, 58, 48].map((size) => ({ size, lines: 2 })), { size: 42, lines: 3 }],
  });
  const time = fitLines(when.time, { widths: text, width, sizes: [34, 30, 26].map((size) => ({ size, lines: 1 })) });
  const block = leadOf(title.size) * title.lines.length;
  const top = card.y + (card.height - block - 116) / 2 + title.size * 0.82;
  const below = top + block - title.size * 0.82;
  const onPanel = { x: middle, family: 'text', fill: '#ffffff', anchor: 'middle' } as const;
  return drawPicture([
    drawLawn(430),
    drawBrand(brand, pennant),
    plant(rowsOf(namesAt(fair, brand)), pennant),
    drawCard(brand.primaryColor),
    drawText(when.month, { ...onPanel, y: card.y + 72, size: 40 }),
    drawText(when.day, { ...onPanel, y: card.y + 190, size: 138, family: 'display' }),
    drawText(when.weekday, { ...onPanel, y: card.y + 244, size: 32 }),
    drawLines(title, { x: left, y: top, family: 'display', fill: palette.ink }),
    drawLines(time, { x: left, y: below + 44, family: 'text', fill: palette.ink2 }),
    drawTag(fair, { x: left, y: below + 72 }, text),
  ]);
}

/** A ticket: its date torn off along a perforation between two notches. */
function drawCard(primary: string): string {
  const { x, y, width, height, date } = card;
  const tear = x + date;
  const notch = 13;
  const shape = (from: number, to: number) => `M${from} ${y}H${to}V${y + height}H${from}Z`;
  return `<clipPath id="card"><path d="M${x + 24} ${y}H${tear - notch}a${notch} ${notch} 0 0 0 ${2 * notch} 0H${x + width - 24}a24 24 0 0 1 24 24V${y + height - 24}a24 24 0 0 1 -24 24H${tear + notch}a${notch} ${notch} 0 0 0 ${-2 * notch} 0H${x + 24}a24 24 0 0 1 -24 -24V${y + 24}a24 24 0 0 1 24 -24Z"/></clipPath>
<rect x="${x}" y="${y + 10}" width="${width}" height="${height}" rx="24" fill="${palette.lawnInk}" opacity=".12"/>
<g clip-path="url(#card)"><path d="${shape(tear, x + width)}" fill="${palette.surface}"/><path d="${shape(x, tear)}" fill="${primary}"/></g>
<path d="M${tear} ${y + 26}V${y + height - 22}" stroke="${palette.surface}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0.1 11"/>`;
}

function drawTag(fair: PicturedFair, { x, y }: { x: number; y: number }, text: GlyphWidths): string {
  const say = speak('en');
  const isOff = fair.cancelledAt !== null;
  const said = isOff
    ? say(shareWords.cancelled)
    : fair.fairType === 'webinar'
      ? say(shareWords.webinar)
      : fair.collegeCount > 0
        ? say(shareWords.fairOf, { count: fair.collegeCount })
        : say(shareWords.fair);
  return drawPill(said, { x, y, fill: isOff ? palette.errorSoft : palette.lawn, ink: isOff ? palette.error : palette.lawnInk }, text);
}

interface Pill {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly ink: string;
}

/** A few words on a ground of their own. */
export function drawPill(said: string, { x, y, fill, ink }: Pill, widths: GlyphWidths): string {
  const { size, lines } = fitLines(said, { widths, width: 560, sizes: [{ size: 26, lines: 1 }] });
  const [line = ''] = lines;
  let width = 36;
  for (const letter of line) width += (widths.get(letter.codePointAt(0) ?? 0) ?? 0.7) * size;
  return `<rect x="${x}" y="${y}" width="${Math.ceil(width)}" height="44" rx="8" fill="${fill}"/>
${drawText(line, { x: x + 18, y: y + 31, size, family: 'text', fill: ink })}`;
}

/** The pennants of a few first, so that fairs differ, then of the others. */
function namesAt({ pennants, colleges }: PicturedFair, brand: ShareBrand): string[] {
  const names = new Set([...pennants, ...colleges].map(({ name }) => name));
  return names.size > 0 ? [...names] : [brand.name];
}

function sayDate({ startTime, endTime, timeZone }: PicturedFair) {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  const time = say({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return {
    month: say({ month: 'long' }).format(startTime),
    day: say({ day: 'numeric' }).format(startTime),
    weekday: say({ weekday: 'long' }).format(startTime),
    // Narrow blanks are in few fonts.
    time: time.formatRange(startTime, endTime).replace(/[\u2009\u202f\u00a0]/g, ' '),
  };
}
