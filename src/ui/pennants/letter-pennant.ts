import { felt, halfHeight, hoist, lift, type PennantShape } from './pennant-felt.ts';
import { pennantLetters } from './pennant-letters.ts';

type Point = readonly [number, number];

const capHeight = 750;
/** Where the first letter begins, and where the last may end by how many there are. */
const whole = { start: felt.band + 18, ends: [0, 200, 278, 330, 364] };
/** The same behind a logo. */
const tail = { start: hoist.x + hoist.side + 16, ends: [0, 306, 356, 388, 408] };
const cachedOutlines = new Map<string, string>();

/** The outline of letters sewn on felt: as tall as the felt leaves room, and lifted with it. */
export function letterPennant(letters: string, shape: PennantShape, behindLogo = false): string {
  const key = `${shape} ${letters} ${behindLogo}`;
  const before = cachedOutlines.get(key);
  if (before !== undefined) return before;
  if (cachedOutlines.size > 4000) cachedOutlines.clear();
  const drawn = draw(letters, shape, behindLogo ? tail : whole);
  cachedOutlines.set(key, drawn);
  return drawn;
}

function draw(letters: string, shape: PennantShape, { start, ends }: typeof whole): string {
  const glyphs = [...letters].map((letter) => pennantLetters[letter] ?? ([0, ''] as const));
  const advance = glyphs.reduce((sum, [width]) => sum + width, 0);
  if (advance === 0) return '';
  const natural = start + (advance * 2 * 0.6 * halfHeight(start)) / capHeight;
  const end = Math.min(ends[glyphs.length] ?? ends[4] ?? 0, natural);
  const sew =
    (from: number) =>
    ([x, y]: Point): Point => {
      const along = (from + x) / advance;
      // Letters grow narrower as they grow smaller.
      const at = start + (end - start) * along * (1 + 0.34 * (1 - along));
      const half = halfHeight(at) * 0.6;
      return [at, felt.middle + lift(at, shape) + half - (y / capHeight) * 2 * half];
    };
  let from = 0;
  const drawn: string[] = [];
  for (const [width, path] of glyphs) {
    drawn.push(warp(path, sew(from)));
    from += width;
  }
  return drawn.join('');
}

/** A path with each of its points moved, in whole and relative numbers: those are the shortest. */
function warp(path: string, move: (point: Point) => Point): string {
  let last: Point = [0, 0];
  let pen: Point = [0, 0];
  let drawn = '';
  const put = (command: string, points: readonly Point[]) => {
    const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    const [x0, y0] = command === 'M' ? [0, 0] : pen;
    drawn +=
      command +
      whole
        .flatMap(([x, y]) => [x - x0, y - y0])
        .join(' ')
        .replace(/ -/g, '-');
    pen = whole.at(-1) ?? pen;
  };
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = numbers.split(/[ ,]+/).map(Number);
    const points = Array.from({ length: values.length >> 1 }, (_, at): Point => [
      values[2 * at] ?? 0,
      values[2 * at + 1] ?? 0,
    ]);
    if (command === 'Z') drawn += 'z';
    else if (command === 'L') put(...line(last, points[0] ?? last, move));
    else put(command === 'M' ? 'M' : command.toLowerCase(), points.map(move));
    last = points.at(-1) ?? last;
  }
  return drawn;
}

/** A straight line bends with the felt: a curve through where its middle comes to lie. */
function line(from: Point, to: Point, move: (point: Point) => Point): [string, Point[]] {
  const [a, b] = [move(from), move(to)];
  const middle = move([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const bend: Point = [2 * middle[0] - (a[0] + b[0]) / 2, 2 * middle[1] - (a[1] + b[1]) / 2];
  const off = Math.hypot(middle[0] - (a[0] + b[0]) / 2, middle[1] - (a[1] + b[1]) / 2);
  return off < 0.75 ? ['l', [b]] : ['q', [bend, b]];
}
