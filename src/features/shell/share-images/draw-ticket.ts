import { palette } from './palette.ts';

/** Where the ticket lies, and how much of it is the date. */
export const ticket = { x: 56, y: 122, width: 1088, height: 288, date: 220 } as const;

/** A ticket without words: its date is set off by a perforation between two notches. */
export function drawTicket(primary: string): string {
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
