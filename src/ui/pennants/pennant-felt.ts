/** How a pennant hangs: `fly`: free to talk; `still`: there, or a line; `limp`: no one there. */
export type PennantShape = 'still' | 'fly' | 'limp';

/** What `drawPennant` makes and `<Pennant>` shows: small enough to go along with a page's data. */
export interface PennantArt {
  readonly shape: PennantShape;
  /** Color of the felt. */
  readonly base: string;
  /** Color of the letters and of the band at the pole. */
  readonly ink: string;
  /** One to four letters that are sewn on it; what they look like is in the markup (pennant-glyphs.ts). */
  readonly letters?: string;
  /** Address of a logo on a white square at the hoist; the letters follow it. */
  readonly logo?: string;
}

/** Felt that would be lost on paper without an edge. */
export const isPale = (base: string): boolean => base === '#fbf3df';

/** The white square at the hoist that a logo stands on: as high as the felt. */
export const hoist = { x: 8, y: 16, side: 224 } as const;

/** The drawing is this big; the felt leaves its pole at the left. */
export const felt = { width: 480, height: 256, left: 8, tip: 468, middle: 128, band: 52 } as const;

const steepness = (x: number) => (x - felt.left) / (felt.tip - felt.left);

/** Half the height of the felt at x. */
export const halfHeight = (x: number): number => 110 * (1 - steepness(x)) + 2;

/** How far the wind lifts the felt at x. */
export const lift = (x: number, shape: PennantShape): number =>
  shape === 'fly' ? 20 * (0.3 + 0.7 * steepness(x)) * Math.sin(steepness(x) * Math.PI * 2.1) : 0;

/** The felt from the pole to x. */
function outline(shape: PennantShape, to: number): string {
  const steps = shape === 'fly' ? Math.ceil((to - felt.left) / 24) : 1;
  const xs = Array.from(
    { length: steps + 1 },
    (_, at) => felt.left + ((to - felt.left) * at) / steps,
  );
  const at = (side: 1 | -1) => (x: number) =>
    `${Math.round(x)} ${Math.round(felt.middle + lift(x, shape) + side * halfHeight(x))}`;
  return `M${[...xs.map(at(-1)), ...xs.reverse().map(at(1))].join('L')}Z`;
}

const limp = {
  body: 'M8 18C40 30 84 46 98 80C110 112 104 150 108 184C110 208 104 232 92 246C82 238 76 226 72 212C66 230 56 240 44 244C44 216 36 196 28 172C18 142 8 132 8 112Z',
  band: 'M8 18C26 24 48 30 54 50C60 74 46 92 44 118C42 140 48 160 46 186C36 160 8 136 8 112Z',
  fold: 'M80 60C94 98 80 136 84 174C86 198 92 222 92 246C82 238 76 226 72 212C78 168 68 112 80 60Z',
};

/** The felt and its band by shape; limp felt has a fold as well. */
export const feltOf: Readonly<
  Record<PennantShape, { readonly body: string; readonly band: string; readonly fold?: string }>
> = {
  still: { body: outline('still', felt.tip), band: outline('still', felt.band) },
  fly: { body: outline('fly', felt.tip), band: outline('fly', felt.band) },
  limp,
};
