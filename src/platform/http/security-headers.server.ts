import { Buffer } from 'node:buffer';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';

interface HeaderOptions {
  /** With https: browsers keep using it for two years (RFC 6797). */
  readonly https: boolean;
}

/**
 * The headers of every response, safe for data: no scripts, no framing, no sniffing, no caching.
 * Pages and files relax what they need.
 */
export function securityHeaders({ https }: HeaderOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    // `no-referrer` would blank the Origin of form posts, which the cross-site rule reads.
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Puts the headers on every answer of the server. */
export function addSecurityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * Only for documents: isolates them from other windows, and allows camera, microphone and screen
 * but not location.
 */
export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self), usb=()',
} as const;

/** Origins that pages use besides Quad itself; CSP sources, e.g. `https://js.stripe.com`. */
export interface PageSources {
  readonly scripts?: readonly string[];
  readonly frames?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
  readonly media?: readonly string[];
  /** Where forms may lead, redirects included: the providers people sign in with. */
  readonly forms?: readonly string[];
}

/**
 * Makes an answer a page: its scripts and styles are those of Quad and those that carry the nonce
 * returned here (CSP level 3).
 */
export function preparePage(reply: FastifyReply, world: World, sources: PageSources = {}): string {
  const nonce = Buffer.from(world.randomBytes(16)).toString('base64');
  reply.headers(documentHeaders);
  const list = (more: readonly string[] | undefined) => ["'self'", ...(more ?? [])].join(' ');
  reply.header(
    'content-security-policy',
    [
      "default-src 'self'",
      `script-src 'nonce-${nonce}' ${list(sources.scripts)}`,
      `style-src 'nonce-${nonce}' 'self'`,
      "style-src-attr 'unsafe-inline'",
      `img-src ${list(['data:', 'blob:', ...(sources.images ?? [])])}`,
      `media-src ${list(['blob:', ...(sources.media ?? [])])}`,
      "worker-src 'self' blob:",
      `connect-src ${list(sources.connections)}`,
      `frame-src ${list(sources.frames)}`,
      `form-action ${list(sources.forms)}`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  return nonce;
}
