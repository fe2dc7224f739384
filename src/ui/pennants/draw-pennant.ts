import { contrast } from '../brand/contrast.ts';
import { pennantInitials } from './initials.ts';
import { feltPair } from './pennant-colors.ts';
import { felt, feltOf, isPale, type PennantArt, type PennantShape } from './pennant-felt.ts';
import { letterPennant } from './letter-pennant.ts';
import { sewWith } from './pennant-glyphs.ts';

sewWith(letterPennant);

/**
 * Draws the pennant of a name, the same one for ever. Call it in loaders, hand the art on with the
 * data, and show it with `<Pennant art={art} />`: what draws letters (30 KB) then stays on the server,
 * for React Router takes what only loaders use out of what browsers load.
 *
 *     export async function loader({ context }) {
 *       const { data } = await context.get(pageCall).query(fairQuery);
 *       return data.colleges.map((one) => ({ ...one, pennant: drawPennant(one.name, 'still', one.logo?.url) }));
 *     }
 * @param logo address of a real logo: it then hangs on white felt of the same shape
 */
export function drawPennant(
  name: string,
  shape: PennantShape = 'still',
  logo?: string | null,
): PennantArt {
  if (!logo) return keptPennant(name, shape);
  const [base, ink] = feltPair(name);
  return { shape, base: white, ink: darkerOf(base, ink), logo };
}

const kept = new Map<string, PennantArt>();

/** Cached pennants: those of all colleges, except rarely seen ones. */
const most = 4000;

/** A fair shows sixty of them, and each takes a while to choose its letters and felts. */
function keptPennant(name: string, shape: PennantShape): PennantArt {
  const key = `${shape} ${name}`;
  const before = kept.get(key);
  if (before) return before;
  const [base, ink] = feltPair(name);
  const drawn: PennantArt =
    shape === 'limp' ? { shape, base, ink } : { shape, base, ink, letters: pennantInitials(name) };
  if (kept.size >= most) kept.clear();
  kept.set(key, drawn);
  return drawn;
}

const white = '#ffffff';

/** Of the two felts of a name the one that stands out more from white. */
const darkerOf = (one: string, other: string): string =>
  contrast(one, white) < contrast(other, white) ? other : one;

/** The pennant of a name as a file of its own: for mails, share images, a favicon. */
export function pennantSvg(name: string, shape: PennantShape = 'still'): string {
  const { base, ink } = drawPennant(name, shape);
  const letters = letterPennant(pennantInitials(name), shape);
  const { body, band, fold } = feltOf[shape];
  const edge = isPale(base) ? ` stroke="${ink}" stroke-width="4" stroke-linejoin="round"` : '';
  const paths = `<path fill="${base}"${edge} d="${body}"/><path fill="${ink}" d="${band}${fold ?? letters}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${felt.width} ${felt.height}">${paths}</svg>`;
}
