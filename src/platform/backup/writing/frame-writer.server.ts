import type { Writable } from 'node:stream';
import type { Queryable } from '../../database/queryable.ts';
import {
  frameLimit,
  frameTypes,
  type BackupEnd,
  type BackupHeader,
  type FileSection,
  type TableSection,
} from '../backup-format.ts';
import { readSequences, type Scope } from '../read-catalogue.server.ts';
import { formFrame, SectionDigest } from '../frames.server.ts';

/** Writes the frames of a backup into a stream, no faster than the stream takes them. */
export class FrameWriter {
  readonly #sink: Writable;
  #bytes = 0;

  constructor(sink: Writable) {
    this.#sink = sink;
  }

  writeHeader(header: BackupHeader): Promise<void> {
    return this.#write(frameTypes.header, header);
  }

  async writeSequences(database: Queryable, scope: Scope): Promise<void> {
    await this.#write(frameTypes.sequences, await readSequences(database, scope));
  }

  writeSecret(secret: string): Promise<void> {
    return this.#write(frameTypes.secret, { secret });
  }

  /** Writes a table or a file: its header, its content, and its checksums. */
  async writeSection(
    opening: { readonly table: TableSection } | { readonly file: FileSection },
    content: AsyncIterable<Buffer>,
    rows: () => number,
  ): Promise<{ readonly rows: number; readonly bytes: number }> {
    if ('table' in opening) await this.#write(frameTypes.table, opening.table);
    else await this.#write(frameTypes.file, opening.file);
    const digest = new SectionDigest();
    for await (const chunk of content) {
      for (let at = 0; at < chunk.length; at += frameLimit) {
        const part = chunk.subarray(at, at + frameLimit);
        digest.add(part);
        await this.#send(frameTypes.data, part);
      }
    }
    const end = digest.end(rows());
    this.#bytes += end.bytes;
    await this.#write(frameTypes.sectionEnd, end);
    return end;
  }

  async writeEnd(counts: Omit<BackupEnd, 'bytes'>): Promise<BackupEnd> {
    const end = { ...counts, bytes: this.#bytes };
    await this.#write(frameTypes.end, end);
    return end;
  }

  #write(type: string, content: object): Promise<void> {
    return this.#send(type, Buffer.from(JSON.stringify(content)));
  }

  async #send(type: string, content: Buffer): Promise<void> {
    let room = true;
    for (const part of formFrame(type, content)) room = this.#sink.write(part);
    if (room) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const gone = () => reject(this.#sink.errored ?? new Error('The backup was interrupted.'));
    this.#sink.once('drain', resolve).once('close', gone);
    if (this.#sink.destroyed) gone();
    await promise.finally(() => this.#sink.off('drain', resolve).off('close', gone));
  }
}
