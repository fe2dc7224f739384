import type { Readable } from 'node:stream';
import type { FileStore } from '../../files/file-store.server.ts';
import { BackupError } from '../backup-error.ts';
import type { ExpectedFiles } from './expect-files.server.ts';
import type { FrameWriter } from './frame-writer.server.ts';

/** What became of the files. */
interface WrittenFiles {
  readonly written: number;
  /** How many objects the records know that were not there to be written. */
  readonly missing: number;
}

/**
 * Writes the files that people have uploaded. One that is removed while the backup is made is left out;
 * those that the comparison of files found lost are counted.
 *
 * @param expected the keys that the records of the backup know
 * @throws BackupError when others are not there either: this is not where the files are
 */
export async function writeFiles(
  files: FileStore,
  expected: ExpectedFiles,
  writer: FrameWriter,
  onFiles: (done: number) => void,
): Promise<WrittenFiles> {
  let done = 0;
  const absent = new Set(expected.keys);
  for await (const { key, bytes: size } of files.list('')) {
    const content = await files.get(key);
    if (content === null) continue;
    const { bytes } = await writer.writeSection(
      { file: { key, size } },
      asBuffers(content),
      () => 0,
    );
    if (bytes !== size)
      throw new BackupError(`The file ${key} changed while the backup was made; try again.`);
    done += 1;
    absent.delete(key);
    onFiles(done);
  }
  const unknown = [...absent].filter((key) => !expected.lost.has(key)).length;
  if (unknown > 0)
    throw new BackupError(
      `${unknown} ${unknown === 1 ? 'object' : 'objects'} of uploaded files cannot be found here: make the backup where the files are. If the disk has lost them, the nightly comparison says so, and the next backup is made without them.`,
    );
  return { written: done, missing: absent.size };
}

async function* asBuffers(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    const part: unknown = chunk;
    yield Buffer.isBuffer(part) ? part : Buffer.from(String(part));
  }
}
