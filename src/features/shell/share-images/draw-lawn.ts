import { shareImageSize } from '../../../platform/metadata/share-image-path.ts';
import { palette } from './palette.ts';

const { width, height } = shareImageSize;

/** Draws the pennant of a name, 120 by 64. */
export type DrawPennant = (name: string) => string;

/** A pennant on its pole: where the pole stands on the lawn, and how near it is. */
export interface Planted {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Sky, and a lawn mown in stripes that run to a point behind the horizon. */
export function drawLawn(horizon: number): string {
  const edge = `M0 ${horizon + 16}Q${width / 2} ${horizon - 22} ${width} ${horizon + 16}V${height}H0Z`;
  const far = { x: width / 2, y: horizon - 260 };
  const stripes = Array.from({ length: 13 }, (_, index) => {
    const left = -1300 + index * 300;
    return `M${far.x} ${far.y}L${left} ${height}H${left + 150}Z`;
  }).join('');
  return `<rect width="${width}" height="${height}" fill="${palette.sky}"/>
<clipPath id="lawn"><path d="${edge}"/></clipPath>
<g clip-path="url(#lawn)"><rect width="${width}" height="${height}" fill="${palette.lawn}"/><path d="${stripes}" fill="${palette.lawnStripe}"/></g>`;
}

/** Pennants on their poles with their shadows, the nearest in front. */
export const plant = (pennants: readonly Planted[], draw: DrawPennant): string =>
  pennants
    .toSorted((one, other) => one.y - other.y)
    .map(({ name, x, y, scale }) => {
      const pole = 118 * scale;
      const thick = Math.min(5 * scale, 12);
      const shadow = `M${x} ${y}l${pole * 0.42} ${pole * -0.1}l${112 * scale} ${6 * scale}l${-108 * scale} ${10 * scale}Z`;
      return `<path d="${shadow}" fill="${palette.lawnShadow}" opacity=".8"/>
<rect x="${x - thick}" y="${y - pole}" width="${thick}" height="${pole + 2 * scale}" rx="${thick / 2}" fill="${palette.pole}"/>
<svg x="${x - 2.5 * scale}" y="${y - pole + 2 * scale}" width="${120 * scale}" height="${64 * scale}">${draw(name)}</svg>`;
    })
    .join('');

/** Two rows over the whole width, for as many pennants as there are. */
export function rowsOf(names: readonly string[]): Planted[] {
  if (names.length < 4) return spread(names, { from: 250, to: width - 420, y: 606, scale: 1.36 });
  const back = names.slice(7, 15);
  return [
    ...spread(back, { from: 70, to: width - 150, y: 506, scale: 0.62 }),
    ...spread(names.slice(0, 7), { from: 44, to: width - 176, y: 606, scale: 1.06 }),
  ];
}

function spread(
  names: readonly string[],
  { from, to, y, scale }: { from: number; to: number; y: number; scale: number },
): Planted[] {
  const step = names.length > 1 ? (to - from) / (names.length - 1) : 0;
  const start = names.length > 1 ? from : (from + to) / 2;
  return names.map((name, index) => ({
    name,
    scale,
    x: Math.round(start + index * step),
    // People do not plant in a straight line.
    y: y + (index % 2 ? 10 : -6) * scale,
  }));
}
