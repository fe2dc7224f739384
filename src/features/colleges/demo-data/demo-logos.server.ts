import { Transformer } from '@napi-rs/image';
import type pg from 'pg';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { FileStore } from '../../../platform/files/file-store.server.ts';
import { putFileAsSystem } from '../../../platform/files/put-as-system.server.ts';
import type { World } from '../../../platform/world.ts';
import { collegeLogo } from '../set-up/college-files.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly store: FileStore;
  readonly publicUrl: string;
}

type Color = readonly [red: number, green: number, blue: number];
/** Whether a point is part of a drawing; the middle is 0, 0, and the edge is 1 away. */
type Figure = (x: number, y: number) => boolean;

interface Emblem {
  readonly ground: Color;
  readonly figure: Color;
  readonly isGround: Figure;
  readonly isFigure: Figure;
}

const disk: Figure = (x, y) => Math.hypot(x, y) < 0.95;
const square: Figure = (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.86;
const diamond: Figure = (x, y) => Math.abs(x) + Math.abs(y) < 0.98;
const shield: Figure = (x, y) =>
  Math.abs(x) < 0.8 && y > -0.92 && (y < 0.1 || Math.hypot(x, y - 0.1) < 0.8);

/** A star with so many points. */
const star =
  (points: number): Figure =>
  (x, y) =>
    Math.hypot(x, y) < 0.45 + 0.2 * Math.cos(points * Math.atan2(x, -y));

/** Every logo is another emblem: real colleges have real logos, not these. */
const emblems: readonly Emblem[] = [
  {
    ground: [0x1f, 0x3a, 0x6e],
    figure: [0xf3, 0xbd, 0x2f],
    isGround: disk,
    isFigure: star(5),
  },
  {
    ground: [0x7a, 0x1e, 0x2c],
    figure: [0xfb, 0xf3, 0xdf],
    isGround: shield,
    isFigure: (x, y) =>
      Math.abs(y + 0.35 - Math.abs(x) * 0.7) < 0.14 || (Math.abs(x) < 0.1 && y > 0),
  },
  {
    // A mountain.
    ground: [0x0f, 0x66, 0x7a],
    figure: [0xff, 0xff, 0xff],
    isGround: square,
    isFigure: (x, y) =>
      y < 0.5 && (y > Math.abs(x + 0.2) * 1.4 - 0.4 || y > Math.abs(x - 0.35) * 1.6),
  },
  {
    // Waves.
    ground: [0x09, 0x60, 0xa6],
    figure: [0xa6, 0xd8, 0xf0],
    isGround: disk,
    isFigure: (x, y) =>
      Math.abs(((y * 3 + Math.sin(x * 5) * 0.45 + 9) % 1) - 0.5) < 0.2 && y > -0.3,
  },
  {
    // A rising sun.
    ground: [0xb3, 0x5a, 0x12],
    figure: [0xff, 0xe3, 0x8a],
    isGround: diamond,
    isFigure: (x, y) => y < 0.2 && (Math.hypot(x, y - 0.2) < 0.34 || Math.abs(y - 0.2) > 1.2),
  },
  {
    // A cross of paths.
    ground: [0x1d, 0x5b, 0x46],
    figure: [0xd9, 0xef, 0xa8],
    isGround: square,
    isFigure: (x, y) => Math.abs(x - y) < 0.2 || Math.abs(x + y) < 0.2,
  },
  {
    // An open book.
    ground: [0x5a, 0x2d, 0x7a],
    figure: [0xff, 0xff, 0xff],
    isGround: shield,
    isFigure: (x, y) =>
      Math.abs(x) > 0.05 && Math.abs(x) < 0.58 && Math.abs(y + 0.1 + Math.abs(x) * 0.25) < 0.34,
  },
  {
    // A ring.
    ground: [0x2a, 0x28, 0x24],
    figure: [0xea, 0x7a, 0x30],
    isGround: disk,
    isFigure: (x, y) => Math.abs(Math.hypot(x, y) - 0.5) < 0.14,
  },
];

/** Side of the picture in pixels. */
const size = 320;
/** Points asked per pixel and direction, for soft edges. */
const fine = 3;

/** An emblem on nothing. */
function draw({ ground, figure, isGround, isFigure }: Emblem): Promise<Buffer> {
  const pixels = Buffer.alloc(size * size * 4);
  const at = (place: number, part: number) => ((place + (part + 0.5) / fine) / size) * 2 - 1;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      let covered = 0;
      let drawn = 0;
      for (let part = 0; part < fine * fine; part += 1) {
        const [right, down] = [at(x, part % fine), at(y, Math.floor(part / fine))];
        if (!isGround(right, down)) continue;
        covered += 1;
        if (isFigure(right, down)) drawn += 1;
      }
      const share = covered === 0 ? 0 : drawn / covered;
      const color = ground.map((value, part) =>
        Math.round(value + ((figure[part] ?? value) - value) * share),
      );
      pixels.set([...color, Math.round((covered / fine ** 2) * 255)], (y * size + x) * 4);
    }
  return Transformer.fromRgbaPixels(pixels, size, size).png();
}

/**
 * Gives the first of these demo colleges a logo if they have none, through the same store and in the
 * same sizes as any other; the others keep their pennants.
 * @returns how many received one
 * @throws FileStoreError
 */
export async function putDemoLogos(parts: Parts, collegeIds: readonly string[]): Promise<number> {
  const rows = await readRows(parts.pool, { id: 'text', place: 'number' })(
    `select c.id, i.place::int from unnest($1::uuid[]) with ordinality as i(id, place)
     join college c on c.id = i.id where c.logo is null order by i.place`,
    [collegeIds.slice(0, emblems.length)],
  );
  for (const { id, place } of rows) {
    const emblem = emblems[place - 1];
    if (!emblem) continue;
    await putFileAsSystem(parts, collegeLogo, id, {
      content: await draw(emblem),
      type: 'image/png',
      name: 'logo',
    });
  }
  return rows.length;
}
