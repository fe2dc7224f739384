import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { apiSentence } from '../model/api-sentence.ts';
import { badInput } from '../model/refusal.ts';
import { fileRefusals as messages } from './file-refusals.messages.ts';
import type { Sent } from './requests/upload-file.server.ts';

/** Timeout in milliseconds between two chunks of a file. */
const idle = 30_000;

const notWhole = () => badInput({ file: apiSentence(messages.notWhole) });
const noFile = () => badInput({ file: apiSentence(messages.sendOne) });

/**
 * Finds the file in a request body: the first one of a browser form (multipart/form-data, RFC
 * 7578), or else the body itself.
 *
 * @param name the file name for a body that is no form
 * @throws Refusal BAD_USER_INPUT if there is none
 */
export async function readBody(raw: IncomingMessage, name: string): Promise<Sent> {
  const type = raw.headers['content-type'] ?? '';
  if (!/^multipart\//i.test(type)) return { name, pieces: piecesOf(raw) };
  return fileOfForm(raw, type);
}

/** The body in chunks. An unread rest stays on the socket, which also carries the answer. */
async function* piecesOf(raw: IncomingMessage): AsyncGenerator<Uint8Array> {
  const source = raw.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  for (;;) {
    const timer = setTimeout(() => raw.destroy(), idle);
    try {
      const next = await source.next();
      if (next.done) break;
      yield next.value;
    } catch {
      throw notWhole();
    } finally {
      clearTimeout(timer);
    }
  }
  if (!isWhole(raw)) throw notWhole();
}

/** Whether the body is complete. Bodies from in-process calls always are. */
const isWhole = (raw: IncomingMessage): boolean => !('complete' in raw) || raw.complete;

/** Parses a form up to its file, and continues while the file is read. */
function fileOfForm(raw: IncomingMessage, type: string): Promise<Sent> {
  const form = openForm(raw, type);
  const found = Promise.withResolvers<Sent>();
  const ended = Promise.withResolvers<null>();
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  form.on('file', (_field, stream, name) => {
    // Its errors are those of the form, and reported there.
    stream.on('error', () => undefined);
    found.resolve({ name, pieces: piecesOfFile(stream, ended.promise, broken.promise) });
  });
  form.on('finish', () => {
    ended.resolve(null);
    found.reject(noFile());
  });
  form.on('error', () => broken.reject(notWhole()));
  raw.on('close', () => {
    if (!raw.complete) broken.reject(notWhole());
  });
  cutWhenIdle(raw);
  raw.pipe(form);
  return Promise.race([found.promise, broken.promise]);
}

function openForm(raw: IncomingMessage, type: string) {
  try {
    const limits = { files: 1, fields: 10, parts: 12, fieldSize: 1000 };
    return new Busboy({ headers: { ...raw.headers, 'content-type': type }, limits });
  } catch {
    throw badInput({ file: apiSentence(messages.sendAs) });
  }
}

/** The file's chunks; the rest must be a valid form, too, or the file may be truncated. */
async function* piecesOfFile(
  stream: Readable,
  ended: Promise<null>,
  broken: Promise<never>,
): AsyncGenerator<Uint8Array> {
  const source = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  for (;;) {
    const next = await Promise.race([source.next(), broken]);
    if (next.done) break;
    yield next.value;
  }
  await Promise.race([ended, broken]);
}

/** Ends a stalled request that someone is waiting for. */
function cutWhenIdle(raw: IncomingMessage): void {
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (raw.isPaused() ? begin() : raw.destroy()), idle);
  };
  raw.on('data', begin);
  raw.on('end', () => clearTimeout(timer));
  raw.on('close', () => clearTimeout(timer));
  begin();
}

/** How much longer the rest of a refused file may arrive, in bytes and milliseconds. */
const drainLimits = { bytes: 32_000_000, time: 10_000 };

/**
 * Drains the rest of a refused body for a while: a client that is still sending reads the answer
 * only afterwards, and closing at once would lose it.
 */
export function letRunOut(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return;
  let left = drainLimits.bytes;
  raw.unpipe();
  raw.removeAllListeners('readable');
  raw.on('data', (piece: Uint8Array) => {
    left -= piece.byteLength;
    if (left < 0) raw.destroy();
  });
  const timer = setTimeout(() => raw.destroy(), drainLimits.time);
  raw.on('close', () => clearTimeout(timer));
  raw.resume();
}
