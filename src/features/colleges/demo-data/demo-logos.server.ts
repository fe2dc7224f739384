import { Transformer } from '@napi-rs/image';
import type pg from 'pg';
import { readRows } from '../../../platform/database/read-rows.ts';
import { SeededRandom } from '../../../platform/demo/seeded-random.ts';
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

/** RGB values of backgrounds and bands. */
const cloths = [
  [0x1f, 0x3a, 0x6e],
  [0x7a, 0x1e, 0x2c],
  [0x1d, 0x5b, 0x46],
  [0x5a, 0x2d, 0x7a],
  [0xb3, 0x5a, 0x12],
  [0x0f, 0x66, 0x7a],
];
const bands = [
  [0xd9, 0xa4, 0x1b],
  [0x9a, 0xa3, 0xad],
];

/** Side of the picture in pixels. */
const size = 320;

/** A round seal in two colors, transparent around: real colleges have real logos, not these. */
function drawSeal(seed: number): Promise<Buffer> {
  const seededRandom = new SeededRandom(seed);
  const cloth = seededRandom.pick(cloths);
  const band = seededRandom.pick(bands);
  const pixels = Buffer.alloc(size * size * 4);
  const middle = size / 2;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const distance = Math.hypot(x - middle, y - middle);
      // One pixel of half color between inside and outside.
      const cover = Math.min(1, Math.max(0, middle - 4 - distance + 0.5));
      const isRing = distance > middle * 0.8 && distance < middle * 0.88;
      const roof = Math.abs(x - middle) * 0.62 - (y - middle * 0.62);
      const isRoof = distance < middle * 0.68 && roof < 0 && roof > -34;
      pixels.set(
        [...(isRing || isRoof ? band : cloth), Math.round(cover * 255)],
        (y * size + x) * 4,
      );
    }
  return Transformer.fromRgbaPixels(pixels, size, size).png();
}

/**
 * Gives each of these demo colleges a logo if it has none, through the same store and in the same
 * sizes as any other.
 * @returns how many received one
 * @throws FileStoreError
 */
export async function putDemoLogos(parts: Parts, collegeIds: readonly string[]): Promise<number> {
  const rows = await readRows(parts.pool, { id: 'text', place: 'number' })(
    `select c.id, i.place::int from unnest($1::uuid[]) with ordinality as i(id, place)
     join college c on c.id = i.id where c.logo is null order by i.place`,
    [collegeIds],
  );
  for (const { id, place } of rows)
    await putFileAsSystem(parts, collegeLogo, id, {
      content: await drawSeal(place),
      type: 'image/png',
      name: 'logo',
    });
  return rows.length;
}
