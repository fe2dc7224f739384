import { createHash, type Hash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { badInput, Refusal } from '../model/refusal.ts';
import type { FileSlot } from './file-slot.ts';
import { inBytes, kindOf, namesOfTypes } from './file-types.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { fileRefusals as messages } from './file-refusals.messages.ts';

/** Leading bytes needed to detect the type. */
const headBytes = 4100;
/**
 * Trailing bytes that contain the end marker of a PDF (ISO 32000-1, 7.5.5, with the tolerance of
 * readers).
 */
const tailBytes = 1024;

/** The error for a file that is too large for its slot. */
export const tooLarge = (maxBytes: number): Refusal =>
  new Refusal('BAD_USER_INPUT', apiSentence(messages.tooLarge), {
    fields: { file: apiSentence(messages.mostBytes, { size: inBytes(maxBytes) }) },
    status: 413,
  });

/** What of a slot is asked of a file. */
type Taken = Pick<FileSlot, 'kinds' | 'maxBytes'>;

const wrongKind = ({ kinds }: Taken): Refusal =>
  new Refusal('BAD_USER_INPUT', apiSentence(messages.wrongKind), {
    fields: { file: apiSentence(messages.sendKinds, { kinds: namesOfTypes(kinds) }) },
    status: 415,
  });

/** An upload for a slot, detected by its beginning, and read once. */
export class Content {
  readonly type: string;
  bytes = 0;
  readonly #slot: Taken;
  readonly #head: readonly Uint8Array[];
  readonly #rest: AsyncIterator<Uint8Array>;
  readonly #hash: Hash = createHash('sha256');
  #tail: Uint8Array = new Uint8Array();

  private constructor(
    slot: Taken,
    type: string,
    head: readonly Uint8Array[],
    rest: AsyncIterator<Uint8Array>,
  ) {
    this.#slot = slot;
    this.type = type;
    this.#head = head;
    this.#rest = rest;
  }

  /**
   * Reads the beginning and detects the type, ignoring what the sender declares.
   * @throws Refusal BAD_USER_INPUT for a kind the slot does not accept, and for an empty file
   */
  static async open(slot: Taken, pieces: AsyncIterable<Uint8Array>): Promise<Content> {
    const rest = pieces[Symbol.asyncIterator]();
    const head: Uint8Array[] = [];
    let bytes = 0;
    while (bytes < headBytes) {
      const next = await rest.next();
      if (next.done) break;
      head.push(next.value);
      bytes += next.value.byteLength;
    }
    if (bytes === 0) throw badInput({ file: apiSentence(messages.empty) });
    const found = await fileTypeFromBuffer(Buffer.concat(head).subarray(0, headBytes));
    const kind = kindOf(found?.mime);
    if (!found || !kind || !slot.kinds.includes(kind)) throw wrongKind(slot);
    return new Content(slot, found.mime, head, rest);
  }

  /**
   * The whole content, counted and hashed on the way.
   * @throws Refusal BAD_USER_INPUT once it is too large, or if its end is invalid
   */
  async *pieces(): AsyncGenerator<Uint8Array> {
    for (const piece of this.#head) yield this.#counted(piece);
    for (;;) {
      const next = await this.#rest.next();
      if (next.done) break;
      yield this.#counted(next.value);
    }
    // What hangs behind the end of a PDF may be another kind of file, for another reader.
    const ends = Buffer.from(this.#tail).includes('%%EOF');
    if (this.type === 'application/pdf' && !ends)
      throw badInput({ file: apiSentence(messages.pdfNotWhole) });
  }

  /** The SHA-256 of all pieces, once they have been read. */
  sha256(): Buffer {
    return this.#hash.digest();
  }

  #counted(piece: Uint8Array): Uint8Array {
    this.bytes += piece.byteLength;
    if (this.bytes > this.#slot.maxBytes) throw tooLarge(this.#slot.maxBytes);
    this.#hash.update(piece);
    if (this.type === 'application/pdf')
      this.#tail = Buffer.concat([this.#tail, piece.subarray(-tailBytes)]).subarray(-tailBytes);
    return piece;
  }
}
