import { createHash } from 'node:crypto';
import { BackupError } from './backup-error.ts';
import { frameLimit, frameTypes, type SectionEnd } from './backup-format.ts';

/** One frame of a backup. */
export interface Frame {
  readonly type: string;
  readonly content: Buffer;
}

const headLength = 5;

/** Prefixes a frame's content with type and length. */
export function formFrame(type: string, content: Buffer): Buffer[] {
  const head = Buffer.alloc(headLength);
  head.write(type, 0, 'latin1');
  head.writeUInt32BE(content.length, 1);
  return [head, content];
}

/**
 * Cuts a stream into its frames. Holds no more than one frame at a time.
 * @throws BackupError when the stream ends in the middle of a frame, or a length is absurd.
 */
export async function* readFrames(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let waiting: Buffer[] = [];
  let size = 0;
  const take = (length: number): Buffer => {
    const all = waiting.length === 1 ? (waiting[0] ?? Buffer.alloc(0)) : Buffer.concat(waiting);
    waiting = [all.subarray(length)];
    size -= length;
    return all.subarray(0, length);
  };
  let head: Buffer | undefined;
  for await (const chunk of stream) {
    waiting.push(chunk);
    size += chunk.length;
    for (;;) {
      if (head === undefined) {
        if (size < headLength) break;
        head = take(headLength);
      }
      const length = head.readUInt32BE(1);
      if (length > frameLimit) throw new BackupError('The backup is damaged.');
      if (size < length) break;
      yield { type: head.toString('latin1', 0, 1), content: take(length) };
      head = undefined;
    }
  }
  if (size > 0 || head !== undefined) throw new BackupError('The backup ends in the middle.');
}

/** Counts and hashes the data of a section, when writing and reading. */
export class SectionDigest {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  add(content: Buffer): void {
    this.#hash.update(content);
    this.#bytes += content.length;
  }

  end(rows: number): SectionEnd {
    return { rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** The content of a section, as its data frames bring it; ends before the frame that closes it. */
export async function* readSection(
  frames: AsyncGenerator<Frame>,
  digest: SectionDigest,
  ended: (end: Buffer) => void,
): AsyncGenerator<Buffer> {
  for (;;) {
    const next = await frames.next();
    if (next.done === true) throw new BackupError('The backup ends in the middle.');
    const { type, content } = next.value;
    if (type === frameTypes.sectionEnd) return ended(content);
    if (type !== frameTypes.data) throw new BackupError('The backup is damaged.');
    digest.add(content);
    yield content;
  }
}
