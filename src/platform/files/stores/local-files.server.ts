import { once } from 'node:events';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import {
  link,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { World } from '../../world.ts';
import {
  checkKey,
  FileStoreError,
  type FileStore,
  type StoredObject,
} from '../file-store.server.ts';

/** Bytes that are read at once: fewer turns for the same file. */
const pieceSize = 256 * 1024;

/** Where contents grow until they are whole; no key begins with a point. */
const incoming = '.incoming';

const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const isAbsent = (error: unknown): boolean => isCode(error, 'ENOENT', 'ENOTDIR');

/** The marker of a directory. It is copied along with the files. */
const markFile = '.store-id';

/** Disk full, quota exceeded, or file too large for the system. */
const isFull = (error: unknown): boolean => isCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG');

async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new FileStoreError(isFull(error) ? 'full' : 'away', error);
  }
}

/** Writes a new file and syncs it; gives the bytes. */
async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const sink = createWriteStream(path, {
    flags: 'wx',
    mode: 0o600,
    flush: true,
    highWaterMark: 4 * pieceSize,
  });
  // Handled from here on: a sink may fail while no one awaits it.
  const written = finished(sink);
  written.catch(() => undefined);
  let bytes = 0;
  try {
    for await (const piece of content) {
      bytes += piece.byteLength;
      if (!sink.write(piece)) await asking(() => Promise.race([once(sink, 'drain'), written]));
    }
    sink.end();
    await asking(() => written);
  } catch (error) {
    // A file that is still being opened may appear after the sink has closed, and no one would
    // remove it.
    const closed = new Promise<void>((resolve) => sink.once('close', resolve));
    sink.destroy();
    if (!sink.closed) await closed;
    throw error;
  }
  return bytes;
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
 * Stores files in a local directory, created with the first one. Content is written to a temporary
 * file, synced and renamed, so files are complete even after a power failure.
 */
export function openLocalFiles(root: string, world: World): FileStore {
  const pathOf = (key: string): string => join(root, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = join(root, incoming, world.newId());
      await asking(async () => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
      });
      try {
        const bytes = await write(draft, content);
        await asking(async () => {
          await rename(draft, path);
          await syncDirectory(dirname(path));
        });
        return bytes;
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },

    async get(key, range) {
      const stream = createReadStream(pathOf(key), { ...range, highWaterMark: pieceSize });
      return asking(async () => {
        try {
          await once(stream, 'open');
          return stream;
        } catch (error) {
          if (isAbsent(error)) return null;
          throw error;
        }
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

    identify: ({ create }) => asking(() => readMark(root, world, create)),

    async close() {},
  };
}

async function readMark(root: string, world: World, create: boolean): Promise<string | null> {
  const path = join(root, markFile);
  const read = () => readFile(path, 'utf8').catch(unlessAbsent);
  let mark = await read();
  if (mark === null && create) {
    await mkdir(root, { recursive: true, mode: 0o700 });
    // Whole or not at all: another process may mark the same directory at this moment.
    const draft = join(root, `${markFile}-${world.newId()}`);
    await writeFile(draft, `${world.newId()}\n`, { flag: 'wx', mode: 0o600, flush: true });
    await link(draft, path).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error;
    });
    await unlink(draft);
    await syncDirectory(root);
    mark = await read();
  }
  return mark === null ? null : `directory:${mark.trim()}`;
}

function unlessAbsent(error: unknown): null {
  if (isAbsent(error)) return null;
  throw error;
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
    if (name.startsWith('.') || !fits) continue;
    const found = await asking(() => statOf(join(root, key)));
    if (found?.isDirectory()) yield* walk(root, key, prefix);
    else if (found?.isFile()) yield { key, bytes: found.size, storedAt: found.mtime };
  }
}
