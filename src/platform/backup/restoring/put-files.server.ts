import type { FileStore } from '../../files/file-store.server.ts';
import type { FileSection } from '../backup-format.ts';

/** Files on their way back into the store. */
export interface FilesComing {
  /** Stores one file and returns the number of bytes. An existing file stays as it is. */
  put(file: FileSection, content: AsyncIterable<Buffer>): Promise<number>;
  /** Removes those that were put. */
  undo(): Promise<void>;
}

/** What kind of file it is, the records know. */
const type = 'application/octet-stream';

/** The store takes no part in the transaction: what was put is remembered, to be taken away again. */
export function putFiles(store: FileStore): FilesComing {
  const put: string[] = [];
  let there: Promise<ReadonlyMap<string, number>> | undefined;
  let done = 0;
  return {
    async put({ key, size }, content) {
      there ??= sizesIn(store);
      if ((await there).get(key) === size) await readOut(content);
      else {
        put.push(key);
        await store.put(key, content, type);
      }
      return (done += 1);
    },
    async undo() {
      for (const key of put) await store.delete(key).catch(() => undefined);
    },
  };
}

async function sizesIn(store: FileStore): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of store.list('')) sizes.set(key, bytes);
  return sizes;
}

/** The sums are taken as it passes. */
async function readOut(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of content) void chunk;
}
