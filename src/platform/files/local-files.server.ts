import { constants, createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { World } from '../world.ts';
import {
  checkKey,
  FileStoreError,
  type FileStore,
  type StoredObject,
} from './file-store.server.ts';

/** Where contents grow until they are whole; no key begins with a point. */
const incoming = '.incoming';

const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const isAbsent = (error: unknown): boolean => isCode(error, 'ENOENT', 'ENOTDIR');

/** Full disk, spent quota, or a file larger than the system lets this process make. */
const isFull = (error: unknown): boolean => isCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG');

async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new FileStoreError(isFull(error) ? 'full' : 'away', error);
  }
}

/** A directory is what holds a name: without this a power cut may lose a file that was renamed. */
async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Keeps files in a directory of this machine, which is made when the first one comes. Contents are
 * written beside, synced and renamed, so that what has a name is whole even after a power cut.
 */
export function openLocalFiles(root: string, world: World): FileStore {
  const pathOf = (key: string): string => join(root, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = join(root, incoming, world.newId());
      const handle = await asking(async () => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
        return open(draft, 'wx', 0o600);
      });
      let bytes = 0;
      try {
        try {
          for await (const piece of content) {
            await asking(() => handle.appendFile(piece));
            bytes += piece.byteLength;
          }
          await asking(() => handle.sync());
        } finally {
          await handle.close();
        }
        await asking(async () => {
          await rename(draft, path);
          await syncDirectory(dirname(path));
        });
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
      return bytes;
    },

    async get(key, range) {
      const path = pathOf(key);
      return asking(async () => {
        const handle = await open(path, constants.O_RDONLY).catch((error: unknown) => {
          if (isAbsent(error)) return null;
          throw error;
        });
        return handle && createReadStream(path, { fd: handle, ...range });
      });
    },

    async delete(key) {
      const path = pathOf(key);
      await asking(() =>
        unlink(path).catch((error: unknown) => {
          if (!isAbsent(error)) throw error;
        }),
      );
    },

    list: (prefix) => walk(root, prefix.split('/').slice(0, -1).join('/'), prefix),

    async forgetBrokenOff(before) {
      let forgotten = 0;
      const directory = join(root, incoming);
      for (const name of await namesIn(directory)) {
        const path = join(directory, name);
        forgotten += await asking(async () => {
          const found = await statOf(path);
          if (!found || found.mtime >= before) return 0;
          await rm(path, { force: true });
          return 1;
        });
      }
      return forgotten;
    },

    async close() {},
  };
}

const statOf = (path: string) =>
  stat(path).catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });

async function namesIn(directory: string): Promise<string[]> {
  return asking(async () => {
    const names: string[] = [];
    try {
      for await (const { name } of await opendir(directory)) names.push(name);
    } catch (error) {
      if (!isAbsent(error)) throw error;
    }
    return names;
  });
}

async function* walk(root: string, folder: string, prefix: string): AsyncGenerator<StoredObject> {
  for (const name of await namesIn(join(root, folder))) {
    const key = folder === '' ? name : `${folder}/${name}`;
    const fits = key.startsWith(prefix) || prefix.startsWith(`${key}/`);
    if (name === incoming || !fits) continue;
    const found = await asking(() => statOf(join(root, key)));
    if (found?.isDirectory()) yield* walk(root, key, prefix);
    else if (found?.isFile()) yield { key, bytes: found.size, storedAt: found.mtime };
  }
}
