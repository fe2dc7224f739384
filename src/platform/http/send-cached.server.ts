import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Cached {
  readonly type: string;
  /** Names what is sent: another content has another one. */
  readonly tag: string;
  /** Seconds for which a cached copy needs no revalidation. */
  readonly freshFor: number;
  readonly content: () => string | Buffer | Promise<string | Buffer>;
}

/** A tag for a content. */
export const tagOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * Sends public, cacheable content, or 304 if the client has it already (RFC 9110, 13.1); then the
 * content is not even created.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, tag, freshFor, content }: Cached,
): Promise<FastifyReply> {
  const etag = `"${tag}"`;
  reply.headers({
    'cache-control': `public, max-age=${freshFor}`,
    // Other sites may show it: there is nothing private in it.
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  const etags = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (etags?.some((one) => one === '*' || one.replace(/^W\//, '') === etag))
    return reply.code(304).send();
  return reply.type(type).send(await content());
}
