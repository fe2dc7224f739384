import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

const squeeze = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes below which nothing is gained. */
const smallest = 860;

/** Sends text compressed as the caller takes it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const body = Buffer.from(text);
  reply.header('vary', 'accept-encoding, cookie');
  if (body.length < smallest || request.method === 'HEAD') return reply.send(body);
  const encoding = new Negotiator(request).encoding(['br', 'gzip', 'identity']);
  if (encoding === 'br') {
    const params = {
      // Pages are made for one visitor at a time: a little less small is a lot quicker.
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return reply.header('content-encoding', 'br').send(await squeeze(body, { params }));
  }
  if (encoding === 'gzip')
    return reply.header('content-encoding', 'gzip').send(await zip(body, { level: 5 }));
  return reply.send(body);
}
