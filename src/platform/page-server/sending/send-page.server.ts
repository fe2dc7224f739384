import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

const squeeze = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes below which nothing is gained. */
const smallest = 860;

type Encoding = 'br' | 'gzip';

/** How hard Brotli and gzip squeeze: a tenth more bytes are worth a millisecond to who waits for them. */
const quick = 4;

/** From 7 on Brotli takes three times as long as 6 and saves less than one percent. */
const hard = 6;

/** A page that may be sent more than once: each of its forms is made when it is asked for. */
export class SentPage {
  readonly #plain: Buffer;
  readonly #isCached: boolean;
  readonly #made = new Map<Encoding, Made>();

  /**
   * @param bytes one character each
   * @param isKept it may be requested again, and is compressed harder from the second time on
   */
  constructor(bytes: string, isCached = false) {
    this.#plain = Buffer.allocUnsafeSlow(bytes.length);
    this.#plain.write(bytes, 'latin1');
    this.#isCached = isCached;
  }

  /** Sends it as the caller takes it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const plain = this.#plain;
    reply.header('vary', 'accept-encoding, accept-language, cookie');
    if (plain.length < smallest || request.method === 'HEAD') return reply.send(plain);
    const encoding = new Negotiator(request).encoding(['br', 'gzip', 'identity']);
    if (encoding !== 'br' && encoding !== 'gzip') return reply.send(plain);
    return reply.header('content-encoding', encoding).send(await this.#compressed(encoding));
  }

  #compressed(encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(encoding);
    if (made && (made.quality === hard || !this.#isCached)) return made.bytes;
    const quality = made ? hard : quick;
    const bytes = this.#squeeze(encoding, quality);
    this.#made.set(encoding, { quality, bytes });
    return bytes;
  }

  async #squeeze(encoding: Encoding, quality: number): Promise<Buffer> {
    const { length } = this.#plain;
    // A buffer for the whole output; a smaller one needs several rounds.
    const chunkSize = Math.max(length >> 1, 1024);
    if (encoding === 'gzip') return ownCopy(await zip(this.#plain, { level: quality, chunkSize }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    };
    return ownCopy(await squeeze(this.#plain, { params, chunkSize }));
  }
}

interface Made {
  readonly quality: number;
  readonly bytes: Promise<Buffer>;
}

/** Bytes in their own memory: Node cuts small buffers from large blocks, which would stay alive. */
function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
