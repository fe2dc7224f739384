import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { Busboy } from '@fastify/busboy';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { collegeImportRefusals as messages } from './college-import-refusals.messages.ts';
import { importSlots, type ImportSlot, type ImportSubject } from './import-run.ts';
import { readTableInZip } from './table-in-zip.server.ts';

/** An uploaded file, recompressed. */
export interface ReceivedFile {
  readonly slot: ImportSlot;
  /** The sender's file name, without folders and control characters. */
  readonly name: string;
  /** Size when unpacked. */
  readonly bytes: number;
  /** gzip. */
  readonly content: Buffer;
}

/** The upload: files by their fields, and the year. */
export interface ReceivedImport {
  readonly files: readonly ReceivedFile[];
  readonly year: string;
  /** Asks for the list that comes with Quad, instead of a file. */
  readonly wantsNational: boolean;
}

/** Maximum bytes of a file as received, unpacked, and recompressed. */
const most = { sent: 64_000_000, unpacked: 256_000_000, packed: 32_000_000 };
/** Maximum lines of a file: several times those of the federal ones. */
const mostLines: Readonly<Record<ImportSlot, number>> = {
  file: 50_000,
  completions: 2_000_000,
  online: 50_000,
};
/** Maximum lines of a list of schools: the federal one has about 100,000. */
const mostSchools = 500_000;

/**
 * Reads the form of an upload to its end. Nothing is stored beyond the limits: a file that is too
 * long, packed or unpacked, is rejected while it arrives.
 * @throws Refusal BAD_USER_INPUT with a sentence about the file
 */
export function receiveFiles(
  raw: IncomingMessage,
  subject: ImportSubject,
): Promise<ReceivedImport> {
  return new Promise((resolve, reject) => {
    const type = raw.headers['content-type'] ?? '';
    if (!/^multipart\/form-data/i.test(type)) return reject(refused(messages.noForm));
    const form = new Busboy({
      headers: { ...raw.headers, 'content-type': type },
      limits: { files: 3, fields: 5, parts: 8, fieldSize: 100, fileSize: most.sent },
    });
    const files: Promise<ReceivedFile | null>[] = [];
    let year = '';
    let wantsNational = false;
    const fail = (error: unknown): void => {
      raw.unpipe(form);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    form.on('field', (name, value) => {
      if (name === 'year') year = value.trim();
      if (name === 'list') wantsNational = subject === 'schools' && value === 'national';
    });
    form.on('file', (field, stream, sentName: string | undefined) => {
      const slot = importSlots.find(
        (one) => one === field && (subject === 'colleges' || one === 'file'),
      );
      // A field without a file arrives as a file without a name.
      if (slot === undefined || !sentName) return void stream.resume();
      const file = packAnew(
        stream,
        slot,
        cleanName(sentName),
        subject === 'schools' ? mostSchools : mostLines[slot],
      );
      file.catch(fail);
      files.push(file);
    });
    form.on('finish', () => {
      Promise.all(files).then(
        (all) => resolve({ files: all.filter((one) => one !== null), year, wantsNational }),
        reject,
      );
    });
    form.on('error', () => fail(refused(messages.notWhole)));
    let hasEnded = false;
    raw.on('end', () => (hasEnded = true));
    raw.on('close', () => {
      if (!hasEnded) fail(refused(messages.notWhole));
    });
    raw.pipe(form);
  });
}

/** Unpacks a gzip or ZIP file, and recompresses it; null for an empty one. */
async function packAnew(
  stream: Readable & { truncated?: boolean },
  slot: ImportSlot,
  name: string,
  lines: number,
): Promise<ReceivedFile | null> {
  const source = stream.iterator() as AsyncIterator<Buffer>;
  const first = await source.next();
  if (first.done) return null;
  const head = first.value;
  const pieces = piecesOf(head, source);
  const pack = async (packedName: string, plain: AsyncIterable<Buffer>) => {
    const file = { slot, name: packedName, ...(await packPlain(plain, packedName, lines)) };
    // A file truncated at its limit may look whole.
    if (stream.truncated) throw refused(messages.tooLarge, { name });
    return file;
  };
  try {
    if (head[0] === 0x50 && head[1] === 0x4b)
      return await readTableInZip(pieces, name, (table, content) =>
        pack(cleanName(table), content),
      );
    // pipeline passes an error of either stream to the reader of the last one.
    if (head[0] === 0x1f && head[1] === 0x8b)
      return await pack(
        name,
        pipeline(Readable.from(pieces), createGunzip(), () => undefined),
      );
    return await pack(name, pieces);
  } catch (error) {
    stream.resume();
    if (stream.truncated) throw refused(messages.tooLarge, { name });
    const isZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isZlib ? refused(messages.damaged, { name }) : error;
  }
}

/** Counts the bytes and lines of a file, and compresses it. */
async function packPlain(
  plain: AsyncIterable<Buffer>,
  name: string,
  mostLines: number,
): Promise<Pick<ReceivedFile, 'bytes' | 'content'>> {
  const packer = createGzip({ level: 6 });
  const packed = collect(packer, name);
  let bytes = 0;
  let lines = 0;
  try {
    for await (const chunk of plain) {
      bytes += chunk.length;
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
      if (bytes > most.unpacked) throw refused(messages.tooLarge, { name });
      if (lines > mostLines) throw refused(messages.tooManyLines, { name, most: mostLines });
      if (!packer.write(chunk)) await new Promise((drained) => packer.once('drain', drained));
    }
  } catch (error) {
    packer.destroy();
    packed.catch(() => undefined);
    throw error;
  }
  packer.end();
  return { bytes, content: await packed };
}

async function* piecesOf(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function collect(stream: Readable, name: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > most.packed) throw refused(messages.tooLarge, { name });
  }
  return Buffer.concat(parts);
}

const cleanName = (name: string): string =>
  name
    .replace(/^.*[\\/]/u, '')
    .replace(/^\.+/u, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .slice(-80) || 'file.csv';

const refused = (
  sentence: Parameters<typeof apiSentence>[0],
  values?: Parameters<typeof apiSentence>[1],
) => badInput({ file: apiSentence(sentence, values) });
