import type { Readable } from 'node:stream';
import type { FileStore } from '../files/file-store.server.ts';
import { BackupError } from './backup-error.ts';
import type { FrameWriter } from './frame-writer.server.ts';

/** What became of the files. */
interface WrittenFiles {
  readonly written: number;
  /** How many objects the records know that were not there to be written. */
  readonly missing: number;
}

/**
 * Writes the files that people have uploaded. One that is removed while the backup is made is left out.
 *
 * @param expected the keys that the records of the backup know
 */
export async function writeFiles(
  files: FileStore,
  expected: ReadonlySet<string>,
  writer: FrameWriter,
  onFiles: (done: number) => void,
): Promise<WrittenFiles> {
  let done = 0;
  let found = 0;
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
    if (expected.has(key)) found += 1;
    onFiles(done);
  }
  return { written: done, missing: expected.size - found };
}

async function* asBuffers(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    const part: unknown = chunk;
    yield Buffer.isBuffer(part) ? part : Buffer.from(String(part));
  }
}
