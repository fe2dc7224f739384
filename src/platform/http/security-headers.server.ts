import { Buffer } from 'node:buffer';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';

interface HeaderOptions {
  /** Visitors come by https: they are told to stay there for two years (RFC 6797). */
  readonly https: boolean;
}

/**
 * The headers of every answer, safe for the ones that are data: nothing in them may run, be framed,
 * be guessed at or be kept. Pages and files loosen what they need.
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
 * What only documents heed: no window that opened them or that they open elsewhere may touch them,
 * and they may ask for camera, microphone and screen but not for where somebody is.
 */
export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self), usb=()',
} as const;

/** Whom a page talks to besides Quad itself; hosts as CSP sources, e.g. `https://js.stripe.com`. */
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
