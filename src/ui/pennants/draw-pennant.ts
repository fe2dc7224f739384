import { contrast } from '../brand/contrast.ts';
import { pennantInitials } from './initials.ts';
import { felt, feltOf, isPale, type PennantArt, type PennantShape } from './pennant-felt.ts';
import { letterPennant } from './letter-pennant.ts';
import { sewWith } from './pennant-glyphs.ts';

/** The felts that pennants are cut from. */
const felts = {
  navy: '#1f2f5c',
  indigo: '#40408f',
  royal: '#064e89',
  teal: '#07514f',
  forest: '#1f5a3c',
  maroon: '#7a1f35',
  russet: '#8f3616',
  plum: '#5d2a66',
  coal: '#2a2824',
  sky: '#8cc4e8',
  lime: '#a9cf5a',
  gold: '#f3bd2f',
  orange: '#ea7a30',
  rose: '#f2a7b0',
  stone: '#d9d4c7',
  cream: '#fbf3df',
} as const;

/** Pairs that can be read and still hurt the eye. */
const ugly: readonly (readonly [keyof typeof felts, keyof typeof felts])[] = [
  ['lime', 'maroon'],
  ['lime', 'plum'],
  ['lime', 'russet'],
  ['lime', 'royal'],
  ['lime', 'indigo'],
  ['rose', 'russet'],
  ['rose', 'forest'],
  ['rose', 'royal'],
  ['orange', 'maroon'],
  ['orange', 'russet'],
  ['orange', 'plum'],
  ['orange', 'forest'],
  ['sky', 'russet'],
  ['sky', 'forest'],
];

/** Felt and letters that are dealt together: all stand 4.5:1 apart. A change deals every college anew. */
export const feltPairs: readonly (readonly [string, string])[] = Object.entries(felts).flatMap(
  ([base, felt]) =>
    Object.entries(felts)
      .filter(
        ([ink, color]) =>
          contrast(felt, color) >= 4.5 &&
          !ugly.some(
            ([one, other]) => (one === base && other === ink) || (one === ink && other === base),
          ),
      )
      .map(([, color]) => [felt, color] as const),
);

/** The pair of a name, today and in ten years: FNV-1a over its letters. */
function feltPair(name: string): readonly [string, string] {
  let hash = 0x811c9dc5;
  for (const letter of name.normalize('NFKC').trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // Mixed once more: names that differ in their last letter alone would lie close together.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return feltPairs[((hash ^ (hash >>> 13)) >>> 0) % feltPairs.length] ?? [felts.navy, felts.gold];
}

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
 * @param logo address of a real logo: it then stands on a white square at the hoist, before the letters
 */
export function drawPennant(
  name: string,
  shape: PennantShape = 'still',
  logo?: string | null,
): PennantArt {
  const drawn = keptPennant(name, shape);
  return logo ? { ...drawn, logo } : drawn;
}

const cachedPennants = new Map<string, PennantArt>();

/** Cached pennants: those of all colleges, except rarely seen ones. */
const most = 4000;

/** A fair shows sixty of them, and each takes a while to choose its letters and felts. */
function keptPennant(name: string, shape: PennantShape): PennantArt {
  const key = `${shape} ${name}`;
  const before = cachedPennants.get(key);
  if (before) return before;
  const [base, ink] = feltPair(name);
  const drawn: PennantArt = { shape, base, ink, letters: pennantInitials(name) };
  if (cachedPennants.size >= most) cachedPennants.clear();
  cachedPennants.set(key, drawn);
  return drawn;
}

/** The pennant of a name as a file of its own: for mails, share images, a favicon. */
export function pennantSvg(name: string, shape: PennantShape = 'still'): string {
  const { base, ink } = drawPennant(name, shape);
  const letters = letterPennant(pennantInitials(name), shape);
  const { body, band, fold } = feltOf[shape];
  const edge = isPale(base) ? ` stroke="${ink}" stroke-width="4" stroke-linejoin="round"` : '';
  const paths = `<path fill="${base}"${edge} d="${body}"/><path fill="${ink}" d="${band}${fold ?? letters}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${felt.width} ${felt.height}">${paths}</svg>`;
}
