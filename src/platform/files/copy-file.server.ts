import type pg from 'pg';
import type { World } from '../world.ts';
import { fileKey } from './file-key.ts';
import { letGo, settleFile, type FileRow } from './file-rows.server.ts';
import type { FileStore } from './file-store.server.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly store: FileStore;
  readonly world: World;
}

interface Target {
  readonly recordId: string;
  /** Whose quota the copy counts against, as `college:<id>`. */
  readonly chargedTo: string | null;
}

/**
 * Copies a file to another record of the same kind as the server itself: no access rule or quota, so
 * the caller is responsible for both. The copy belongs to no account, and lives on its own.
 *
 * @returns its id; null if the store no longer has the original
 * @throws FileStoreError; then nothing of it is shown
 */
export async function copyFile(
  { pool, store, world }: Parts,
  file: FileRow,
  { recordId, chargedTo }: Target,
): Promise<string | null> {
  const id = world.newId();
  await pool.query(
    `insert into file (id, record_type, record_id, slot, charged_to, personal, name, bytes, state,
       created_at, changed_at)
     values ($1, $2, $3, $4, $5, false, '', $6, 'uploading', $7, $7)`,
    [id, file.recordType, recordId, file.slot, chargedTo, file.bytes, world.now()],
  );
  try {
    for (const size of [undefined, ...file.variants.map((variant) => variant.size)]) {
      const stored = await store.get(fileKey(file.id, size));
      if (!stored) {
        await letGo(pool, [id], world.now());
        return null;
      }
      await store.put(fileKey(id, size), stored, file.type);
    }
    await settleFile(pool, id, file, world.now());
    return id;
  } catch (error) {
    await letGo(pool, [id], world.now());
    throw error;
  }
}
