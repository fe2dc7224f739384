import { renderAsync } from '@resvg/resvg-js';
import type pg from 'pg';
import { readRows } from '../../../platform/database/read-rows.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import type { FileStore } from '../../../platform/files/file-store.server.ts';
import { putFileAsSystem } from '../../../platform/files/put-as-system.server.ts';
import type { World } from '../../../platform/world.ts';
import { boothPictures } from '../booth-files.ts';
import { demoScenes } from './demo-scenes.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly store: FileStore;
  readonly publicUrl: string;
}

/** Booths with a gallery, by their number: the first is that of the demo's rep. */
const boothNumbers = [1, 5, 9, 13, 17, 21, 25, 29, 33, 37];

const colors = ['#a4553c', '#2f5d8a', '#7a4d86', '#2f7a68', '#b7791f'];

/**
 * Draws two or three pictures for some published booths of a demo fair that have none, and says what
 * they show.
 * @throws FileStoreError
 */
export async function putDemoPictures(parts: Parts, fairId: string): Promise<void> {
  const { pool, world } = parts;
  const rows = await readRows(pool, { id: 'text', place: 'number' })(
    `select b.id, i.place::int from unnest($2::uuid[]) with ordinality as i(id, place)
     join fair_booth b on b.id = i.id
     where b.fair_id = $1 and b.booth_sent and not exists (select from file f
       where f.record_type = 'FairBooth' and f.record_id = b.id and f.slot = 'pictures'
         and f.state <> 'gone')
     order by i.place`,
    [fairId, boothNumbers.map((number) => demoId('booth', number))],
  );
  for (const { id: boothId, place } of rows) {
    const color = colors[place % colors.length] ?? '';
    // Neighbors differ in how many they have, and in which is the first.
    for (let index = 0; index < 2 + (place % 2); index += 1) {
      const scene = demoScenes[(place - 1 + index) % demoScenes.length];
      if (!scene) continue;
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200">${scene.draw(color)}</svg>`;
      const { id } = await putFileAsSystem(parts, boothPictures, boothId, {
        content: (await renderAsync(drawing, { logLevel: 'off' })).asPng(),
        type: 'image/png',
        name: `picture-${index + 1}`,
      });
      await pool.query(
        `insert into booth_picture (file_id, booth_id, place, alt, caption, changed_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, boothId, index + 1, scene.alt, scene.caption, world.now()],
      );
    }
  }
}
