import { createHash } from 'node:crypto';
import { constants as fsConstants } from 'node:fs';
import { access, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';
import { BackupError } from '../backup-error.ts';

/**
 * Writes a file that is either whole under its name or not there at all: first under another name
 * (`FILE.part`, mode 0600), flushed to the disk, and only then renamed. The SHA-256 of everything is
 * added at its end. When anything fails, the part is removed.
 *
 * @returns the size of the file in bytes
 * @throws BackupError when there is such a file already, or it cannot be written.
 */
export async function writeWholeFile(
  file: string,
  fill: (sink: Writable) => Promise<void>,
): Promise<number> {
  if (await isThere(file))
    throw new BackupError(`${file} already exists. A backup never overwrites a file.`);
  const part = `${file}.part`;
  let handle: FileHandle | undefined;
  try {
    handle = await open(
      part,
      fsConstants.O_CREAT | fsConstants.O_EXCL | fsConstants.O_WRONLY,
      0o600,
    );
    const size = await writeParts(handle, fill);
    await handle.sync();
    await handle.close();
    await rename(part, file);
    await flushFolder(dirname(file));
    return size;
  } catch (error) {
    if (handle !== undefined) {
      await handle.close().catch(() => undefined);
      await rm(part, { force: true });
    }
    throw explain(error, file, part);
  }
}

async function writeParts(
  handle: FileHandle,
  fill: (sink: Writable) => Promise<void>,
): Promise<number> {
  const digest = createHash('sha256');
  let size = 0;
  const write = async (content: Buffer): Promise<void> => {
    // One call may take less than it was given, above all when the disk fills up.
    for (let at = 0; at < content.length;)
      at += (await handle.write(content, at, content.length - at)).bytesWritten;
    size += content.length;
  };
  const sink = new Writable({
    highWaterMark: 1024 * 1024,
    write(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      write(chunk).then(() => done(), done);
    },
  });
  await fill(sink);
  await write(digest.digest());
  return size;
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** A new name is on the disk for sure only after its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function explain(error: unknown, file: string, part: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const because: Readonly<Record<string, string>> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file would exceed the size limit',
    EACCES: 'you don’t have permission to write to its folder',
    EROFS: 'the disk is read-only',
    ENOENT: 'its folder doesn’t exist',
    EEXIST: `another backup is writing to it, or an interrupted one left ${part} behind`,
  };
  const reason = typeof code === 'string' ? because[code] : undefined;
  if (reason === undefined) return error;
  return new BackupError(`${file} could not be written: ${reason}.`, { cause: error });
}
