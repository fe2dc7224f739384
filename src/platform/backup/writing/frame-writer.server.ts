import type { Writable } from 'node:stream';
import type { Queryable } from '../../database/queryable.ts';
import {
  frameLimit,
  letters,
  type BackupEnd,
  type BackupHeader,
  type FileSection,
  type TableSection,
} from '../backup-format.ts';
import { readSequences, type Scope } from '../read-catalogue.server.ts';
import { formFrame, SectionSum } from '../reading/frames.server.ts';

/** Writes the frames of a backup into a stream, no faster than the stream takes them. */
export class FrameWriter {
  readonly #sink: Writable;
  #bytes = 0;

  constructor(sink: Writable) {
    this.#sink = sink;
  }

  writeHeader(header: BackupHeader): Promise<void> {
    return this.#write(letters.header, header);
  }

  async writeSequences(database: Queryable, scope: Scope): Promise<void> {
    await this.#write(letters.sequences, await readSequences(database, scope));
  }

  writeSecret(secret: string): Promise<void> {
    return this.#write(letters.secret, { secret });
  }

  /** Writes a table or a file: its header, its content, and its checksums. */
  async writeSection(
    opening: { readonly table: TableSection } | { readonly file: FileSection },
    content: AsyncIterable<Buffer>,
    rows: () => number,
  ): Promise<{ readonly rows: number; readonly bytes: number }> {
    if ('table' in opening) await this.#write(letters.table, opening.table);
    else await this.#write(letters.file, opening.file);
    const sum = new SectionSum();
    for await (const chunk of content) {
      for (let at = 0; at < chunk.length; at += frameLimit) {
        const part = chunk.subarray(at, at + frameLimit);
        sum.add(part);
        await this.#send(letters.data, part);
      }
    }
    const end = sum.end(rows());
    this.#bytes += end.bytes;
    await this.#write(letters.sectionEnd, end);
    return end;
  }

  async writeEnd(counts: Omit<BackupEnd, 'bytes'>): Promise<BackupEnd> {
    const end = { ...counts, bytes: this.#bytes };
    await this.#write(letters.end, end);
    return end;
  }

  #write(letter: string, content: object): Promise<void> {
    return this.#send(letter, Buffer.from(JSON.stringify(content)));
  }

  async #send(letter: string, content: Buffer): Promise<void> {
    let room = true;
    for (const part of formFrame(letter, content)) room = this.#sink.write(part);
    if (room) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const gone = () => reject(this.#sink.errored ?? new Error('The backup was broken off.'));
    this.#sink.once('drain', resolve).once('close', gone);
    if (this.#sink.destroyed) gone();
    await promise.finally(() => this.#sink.off('drain', resolve).off('close', gone));
  }
}
