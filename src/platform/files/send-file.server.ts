import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../model/refusal.ts';
import { isNamed, readRange } from './requests/byte-range.ts';
import { fileKey } from './file-key.ts';
import { contentDisposition } from './requests/file-name.ts';
import type { FileRow } from './file-rows.server.ts';
import type { FileParts } from './files.server.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { fileRefusals as messages } from './file-refusals.messages.ts';

interface Sending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly file: FileRow;
  /** Whether everyone may read it: for good, or `for now`. */
  readonly open: boolean | 'for now';
  /** The longest side that a picture should have; NaN for the picture itself. */
  readonly size: number;
}

/** Shown inline; everything else is a download. */
const inPlace = /^(?:image\/(?:webp|jpeg|png)|video\/|text\/vtt)/;

/** How long a copy may be shown: what can be taken back is out of use five minutes later. */
const cacheControl: Readonly<Record<string, string>> = {
  true: 'public, max-age=31536000, immutable',
  'for now': 'public, max-age=300',
};

/**
 * Serves a file, the requested part of it, or 304. An id's content never changes, so public files
 * are cached permanently; others are revalidated each time. No script in a file can run, whatever
 * type a browser assumes.
 *
 * @throws FileStoreError if the store does not answer
 */
export async function sendFile(
  { store, log }: Pick<FileParts, 'store' | 'log'>,
  { request, reply, file, open, size }: Sending,
): Promise<FastifyReply> {
  const variant = [...file.variants]
    .sort((a, b) => a.size - b.size)
    .find((one) => one.size >= size);
  const bytes = variant?.bytes ?? file.bytes;
  const etag = `"${file.sha256.slice(0, 32)}${variant ? `-${variant.size}` : ''}"`;
  const { headers, method } = request;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl[String(open)] ?? 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-disposition': contentDisposition(
      inPlace.test(file.type) ? 'inline' : 'attachment',
      file.name,
    ),
  });
  if (isNamed(headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(file.type === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.type);
  const whole = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  const range = method === 'HEAD' || whole ? undefined : readRange(headers.range, bytes);
  if (range === 'none')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes}`, 'content-length': 0 })
      .send();
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  }
  reply.header('content-length', range ? range.end - range.start + 1 : bytes);
  if (method === 'HEAD') return reply.send();
  const stream = await store.get(fileKey(file.id, variant?.size), range);
  if (!stream) {
    log.error(
      { event: 'files.missing', file: file.id },
      'A file is in the database but not in the store.',
    );
    throw new Refusal('NOT_FOUND', apiSentence(messages.noFile));
  }
  return reply.send(stream);
}
