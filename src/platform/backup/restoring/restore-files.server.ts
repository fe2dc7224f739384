import type { FileStore } from '../../files/file-store.server.ts';
import type { FileSection } from '../backup-format.ts';
import { drain } from '../reading/read-backup.server.ts';

/** Files on their way back into the store. */
export interface RestoredFiles {
  /**
   * Stores one file and returns how many are done so far. Skips one that is already there with the
   * same size.
   */
  put(file: FileSection, content: AsyncIterable<Buffer>): Promise<number>;
  /** Removes the files that were added. */
  undo(): Promise<void>;
}

/** The database holds each file's real type. */
const mediaType = 'application/octet-stream';

/**
 * The store isn't part of the transaction, so added files are remembered and removed on failure.
 */
export function restoreFiles(store: FileStore): RestoredFiles {
  const added: string[] = [];
  let existingSizes: Promise<ReadonlyMap<string, number>> | undefined;
  let done = 0;
  return {
    async put({ key, size }, content) {
      existingSizes ??= sizesIn(store);
      if ((await existingSizes).get(key) === size) await drain(content);
      else {
        added.push(key);
        await store.put(key, content, mediaType);
      }
      return (done += 1);
    },
    async undo() {
      for (const key of added) await store.delete(key).catch(() => undefined);
    },
  };
}

async function sizesIn(store: FileStore): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of store.list('')) sizes.set(key, bytes);
  return sizes;
}
