import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { BackupError } from '../backup-error.ts';
import { digestLength, preambleLimit, readPreamble } from '../backup-format.ts';
import { readFrames, type Frame } from '../frames.server.ts';
import { deriveKey, unsealStream } from '../seal.server.ts';

/** A backup whose checksum has been verified. */
export interface OpenedBackup {
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  readonly sealed: boolean;
  /** Its frames from the first on; can be called again. Leaving the loop closes the file. */
  frames(): AsyncGenerator<Frame>;
}

interface OpenOptions {
  readonly passphrase?: string | undefined;
  /** Called with the number of bytes checked. */
  readonly onBytes?: (done: number, total: number) => void;
}

/**
 * Opens a backup and reads it to its end, to see that every byte is as it was written.
 * @throws BackupError when it is no backup, one of a newer format, cut off or damaged, or encrypted
 * and no passphrase is given.
 */
export async function openBackup(
  file: string,
  { passphrase, onBytes }: OpenOptions = {},
): Promise<OpenedBackup> {
  const { size, start } = await readStart(file);
  const { length, salt } = readPreamble(start, file);
  const end = size - digestLength;
  if (end <= length) throw incomplete(file);
  const hash = createHash('sha256').update(start.subarray(0, length));
  let done = length;
  for await (const chunk of chunksOf(createReadStream(file, { start: length, end: end - 1 }))) {
    hash.update(chunk);
    done += chunk.length;
    onBytes?.(done, end);
  }
  const digestChunks: Buffer[] = [];
  for await (const chunk of chunksOf(createReadStream(file, { start: end })))
    digestChunks.push(chunk);
  if (!hash.digest().equals(Buffer.concat(digestChunks))) throw incomplete(file);
  if (salt !== undefined && passphrase === undefined)
    throw new BackupError(
      `${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`,
    );
  return {
    file,
    size,
    sealed: salt !== undefined,
    async *frames() {
      const unzip = createZstdDecompress();
      const unseal =
        salt === undefined || passphrase === undefined
          ? new PassThrough()
          : unsealStream(await deriveKey(passphrase, salt));
      const source = createReadStream(file, {
        start: length,
        end: end - 1,
        highWaterMark: 256 * 1024,
      });
      const flowing = pipeline(source, unseal, unzip).catch((error: unknown) => {
        unzip.destroy(error instanceof Error ? error : new Error(String(error)));
      });
      try {
        yield* readFrames(chunksOf(unzip));
      } finally {
        source.destroy();
        unzip.destroy();
        await flowing;
      }
    },
  };
}

function incomplete(file: string): BackupError {
  return new BackupError(`${file} is incomplete or damaged.`);
}

async function readStart(file: string): Promise<{ size: number; start: Buffer }> {
  try {
    const handle = await open(file, 'r');
    try {
      const start = Buffer.alloc(preambleLimit);
      const { bytesRead } = await handle.read(start, 0, preambleLimit, 0);
      return { size: (await handle.stat()).size, start: start.subarray(0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new BackupError(`${file} cannot be read.`, { cause: error });
  }
}

async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    const part: unknown = chunk;
    if (!Buffer.isBuffer(part)) throw new Error('A file was read as text.');
    yield part;
  }
}
