import type pg from 'pg';
import { transaction } from '../database/transaction.server.ts';
import { changeRecord } from '../store/house-records.server.ts';
import { draftKey } from './file-key.ts';
import { cleanFileName } from './file-name.ts';
import { letGo, settleFile } from './file-rows.server.ts';
import { fileUrl, type FileParts } from './files.server.ts';
import { keepImages } from './keep-images.server.ts';
import type { FileSlot } from './file-slot.ts';

type Parts = Pick<FileParts, 'store' | 'world' | 'publicUrl'> & { readonly pool: pg.Pool };

/**
 * Puts a picture on a record as the house itself: no access rule is asked and no quota, so the caller
 * answers for both. For what Quad brings along.
 *
 * @param png the picture
 * @throws FileStoreError; nothing of it is shown then
 */
export async function putPictureAsHouse(
  { store, world, publicUrl, pool }: Parts,
  slot: FileSlot,
  recordId: string,
  png: Uint8Array,
): Promise<void> {
  const { entity, image, shownIn } = slot;
  if (!image) throw new Error(`The slot ${slot.name} of ${entity.name} takes no pictures.`);
  const id = world.newId();
  await pool.query(
    `insert into file (id, record_type, record_id, slot, personal, name, bytes, state, created_at, changed_at)
     values ($1, $2, $3, $4, false, '', $5, 'uploading', $6, $6)`,
    [id, entity.name, recordId, slot.name, png.byteLength, world.now()],
  );
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield png;
  }
  try {
    await store.put(draftKey(id), pieces(), 'image/png');
    const kept = await keepImages(store, image, 'image/png', id);
    await store.delete(draftKey(id));
    const file = { ...kept, name: cleanFileName(slot.name, kept.type, slot.name) };
    await transaction(pool, async (tx) => {
      await settleFile(tx, id, file, world.now());
      if (shownIn !== undefined)
        await changeRecord(tx, world, entity, recordId, {
          [shownIn]: fileUrl(publicUrl, { id, name: file.name }),
        });
    });
  } catch (error) {
    await letGo(pool, [id], world.now());
    throw error;
  }
}
