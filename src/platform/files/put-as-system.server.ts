import { createHash } from 'node:crypto';
import type pg from 'pg';
import { transaction } from '../database/transaction.server.ts';
import { changeRecord } from '../store/insert-records.server.ts';
import { draftKey, fileKey } from './file-key.ts';
import { cleanFileName } from './requests/file-name.ts';
import { letGo, settleFile, type FileFacts } from './file-rows.server.ts';
import { fileUrl, type FileParts } from './files.server.ts';
import { keepImages } from './requests/keep-images.server.ts';
import type { FileSlot } from './file-slot.ts';

type Parts = Pick<FileParts, 'store' | 'world' | 'publicUrl'> & { readonly pool: pg.Pool };

/** A file that Quad brings along. */
interface Brought {
  readonly content: Uint8Array;
  /** A label that no one checks. */
  readonly type: string;
  readonly name: string;
}

/**
 * Adds a file to a record as the server itself: no access rule, quota or content check, so the
 * caller is responsible for all three. Images are processed like those of people.
 *
 * @returns its id, and its address as in the field that shows it; in a slot with parts the caller
 *   links it
 * @throws FileStoreError; then nothing of it is shown
 */
export async function putFileAsSystem(
  { store, world, publicUrl, pool }: Parts,
  slot: FileSlot,
  recordId: string,
  { content, type, name }: Brought,
): Promise<{ readonly id: string; readonly address: string }> {
  const { entity, image, shownIn, parts } = slot;
  const id = world.newId();
  await pool.query(
    `insert into file (id, record_type, record_id, slot, personal, name, bytes, state, created_at, changed_at)
     values ($1, $2, $3, $4, false, '', $5, 'uploading', $6, $6)`,
    [id, entity.name, recordId, slot.name, content.byteLength, world.now()],
  );
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield content;
  }
  const keep = async (): Promise<Omit<FileFacts, 'name'>> => {
    if (image) {
      await store.put(draftKey(id), pieces(), type);
      const stored = await keepImages(store, image, type, id);
      await store.delete(draftKey(id));
      return stored;
    }
    const bytes = await store.put(fileKey(id), pieces(), type);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { type, bytes, sha256, width: null, height: null, variants: [] };
  };
  try {
    const stored = await keep();
    const file = { ...stored, name: cleanFileName(name, stored.type, slot.name) };
    const address = fileUrl(parts ? '' : publicUrl, { id, name: file.name });
    await transaction(pool, async (tx) => {
      await settleFile(tx, id, file, world.now());
      if (shownIn !== undefined && !parts)
        await changeRecord(tx, world, entity, recordId, { [shownIn]: address });
    });
    return { id, address };
  } catch (error) {
    await letGo(pool, [id], world.now());
    throw error;
  }
}
