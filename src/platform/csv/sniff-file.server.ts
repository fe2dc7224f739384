import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BrokenFile } from './broken-file.ts';

/** The encoding and length of a file. */
export interface SniffedFile {
  readonly path: string;
  readonly gzip: boolean;
  readonly encoding: 'utf-8' | 'utf-16le' | 'windows-1252';
  /** Line ends in the whole file. */
  readonly lines: number;
}

/**
 * Reads a file once completely, so that a truncated gzip fails before its first half is used. Text
 * that is not valid UTF-8 is treated as Windows-1252, which the WHATWG Encoding Standard also uses
 * for the label "latin1".
 */
export async function sniffFile(path: string): Promise<SniffedFile> {
  const head = await readHead(path);
  const gzip = head[0] === 0x1f && head[1] === 0x8b;
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let encoding: SniffedFile['encoding'] = 'utf-8';
  let lines = 0;
  let first = true;
  try {
    for await (const chunk of openBytes(path, gzip)) {
      if (first && chunk[0] === 0xff && chunk[1] === 0xfe) encoding = 'utf-16le';
      first = false;
      lines += countLineEnds(chunk);
      if (encoding === 'utf-8' && !decodes(utf8, chunk)) encoding = 'windows-1252';
    }
  } catch (error) {
    throw brokenGzip(path, lines + 1, error);
  }
  if (encoding === 'utf-8' && !decodes(utf8)) encoding = 'windows-1252';
  return { path, gzip, encoding, lines };
}

/** The file's bytes, unpacked when they are gzip. */
export function openBytes(path: string, gzip: boolean): AsyncIterable<Buffer> {
  const file: Readable = createReadStream(path);
  // pipeline passes an error of either stream to the reader of the last one.
  return gzip ? pipeline(file, createGunzip(), () => undefined) : file;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`${path} cannot be read (${reason}).`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } catch {
    throw new Error(`${path} is not a file.`);
  } finally {
    await file.close();
  }
}

function countLineEnds(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/** Without a chunk: whether the text ended between two characters. */
function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

function brokenGzip(path: string, line: number, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code.startsWith('Z_')) return error;
  const what =
    code === 'Z_BUF_ERROR'
      ? 'the compressed file breaks off here'
      : 'the compressed data is damaged';
  return new BrokenFile(basename(path), line, `${what}; download it again.`);
}
