import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { drawBrand, drawPicture, type Studio } from './draw-brand.ts';
import { drawLawn, plant, rowsOf } from './draw-lawn.ts';
import { drawPill } from './draw-pill.ts';
import { drawLines, drawText, leadOf } from './draw-text.ts';
import { fitLines } from './fit-lines.ts';
import { palette } from './palette.ts';
import { shareMessages } from './share.messages.ts';

/** Where the ticket lies, and how much of it is the date. */
const ticket = { x: 56, y: 122, width: 1088, height: 288, date: 220 } as const;

/** A ticket without words: its date is set off by a perforation between two notches. */
function drawTicket(primary: string): string {
  const { x, y, width, height, date } = ticket;
  const tear = x + date;
  const notch = 13;
  const corner = 24;
  const side = (from: number, to: number) => `M${from} ${y}H${to}V${y + height}H${from}Z`;
  const arc = (radius: number, sweep: 0 | 1, to: string) =>
    `a${radius} ${radius} 0 0 ${sweep} ${to}`;
  const outline = [
    `M${x + corner} ${y}H${tear - notch}${arc(notch, 0, `${2 * notch} 0`)}`,
    `H${x + width - corner}${arc(corner, 1, `${corner} ${corner}`)}`,
    `V${y + height - corner}${arc(corner, 1, `${-corner} ${corner}`)}`,
    `H${tear + notch}${arc(notch, 0, `${-2 * notch} 0`)}`,
    `H${x + corner}${arc(corner, 1, `${-corner} ${-corner}`)}`,
    `V${y + corner}${arc(corner, 1, `${corner} ${-corner}`)}Z`,
  ].join('');
  return `<clipPath id="ticket"><path d="${outline}"/></clipPath>
<path d="${outline}" transform="translate(0 10)" fill="${palette.lawnInk}" opacity=".12"/>
<g clip-path="url(#ticket)"><path d="${side(tear, x + width)}" fill="${palette.surface}"/><path d="${side(x, tear)}" fill="${primary}"/></g>
<path d="M${tear} ${y + 26}V${y + height - 22}" stroke="${palette.surface}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0.1 11"/>`;
}

/** What a picture shows of a fair. */
export interface PicturedFair {
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

/** The picture of a fair: its ticket on the lawn, before the pennants of those who come. */
export function drawFair(fair: PicturedFair, studio: Studio): string {
  const { brand, pennant, display, text } = studio;
  const when = formatDate(fair);
  const left = ticket.x + ticket.date + 48;
  const width = ticket.x + ticket.width - 48 - left;
  const title = fitLines(fair.name, {
    widths: display.widths,
    width,
    sizes: [
      { size: 92, lines: 1 },
      { size: 80, lines: 1 },
      ...[68, 58, 48].map((size) => ({ size, lines: 2 })),
      { size: 42, lines: 3 },
    ],
  });
  const oneLine = (words: string, most: number, sizes: readonly number[]) =>
    fitLines(words, {
      widths: text.widths,
      width: most,
      sizes: sizes.map((size) => ({ size, lines: 1 })),
    });
  const block = leadOf(title.size) * title.lines.length;
  const top = ticket.y + (ticket.height - block - 112) / 2;
  const onPanel = {
    x: ticket.x + ticket.date / 2,
    fill: '#ffffff',
    face: text,
    anchor: 'middle',
  } as const;
  return drawPicture([
    drawLawn(430),
    drawBrand(studio),
    plant(rowsOf(namesAt(fair, brand.name)), pennant),
    drawTicket(brand.primaryColor),
    drawLines(oneLine(when.month, ticket.date - 48, [40, 36, 32, 28]), {
      ...onPanel,
      y: ticket.y + 74,
    }),
    drawText(when.day, { ...onPanel, y: ticket.y + 192, size: 138, face: display }),
    drawText(when.weekday, { ...onPanel, y: ticket.y + 246, size: 30 }),
    drawLines(title, { x: left, y: top + title.size * 0.82, face: display, fill: palette.ink }),
    drawLines(oneLine(when.time, width, [34, 30, 26]), {
      x: left,
      y: top + block + 40,
      face: text,
      fill: palette.ink2,
    }),
    drawTag(fair, left, top + block + 68, studio),
  ]);
}

function drawTag(fair: PicturedFair, x: number, y: number, { text: face }: Studio): string {
  const t = translatorFor('en');
  if (fair.cancelledAt)
    return drawPill(t(shareMessages.cancelled), {
      x,
      y,
      face,
      fill: palette.errorSoft,
      ink: palette.error,
    });
  const caption =
    fair.fairType === 'webinar'
      ? t(shareMessages.webinar)
      : fair.collegeCount > 0
        ? t(shareMessages.fairOf, { count: fair.collegeCount })
        : t(shareMessages.fair);
  return drawPill(caption, { x, y, face, fill: palette.lawn, ink: palette.lawnInk });
}

/** The few that its card shows first, so that fairs differ, then the others. */
function namesAt({ pennants, colleges }: PicturedFair, brand: string): string[] {
  const names = new Set([...pennants, ...colleges].map(({ name }) => name));
  return names.size > 0 ? [...names] : [brand];
}

function formatDate({ startTime, endTime, timeZone }: PicturedFair) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  const day = format({ dateStyle: 'short' });
  const isOneDay = day.format(startTime) === day.format(endTime);
  const time = format({
    ...(isOneDay ? {} : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return {
    month: format({ month: 'long' }).format(startTime),
    day: format({ day: 'numeric' }).format(startTime),
    weekday: format({ weekday: 'long' }).format(startTime),
    // Narrow blanks are in few fonts.
    time: time.formatRange(startTime, endTime).replace(/[\u2009\u202f\u00a0]/g, ' '),
  };
}
