import { forbidden } from '../model/refusal.ts';
import { isLoopbackHost, isLoopbackHostHeader } from './loopback.ts';
import { forPrograms } from '../model/api-sentence.ts';

/** What the cross-site rule reads of a request; Node's and Fastify's headers both fit. */
export interface OriginHeaders {
  readonly origin?: string | string[] | undefined;
  readonly host?: string | string[] | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** The origin of Quad's own pages. */
export interface OwnOrigin {
  /**
   * PUBLIC_URL, where it is set: then only its origin counts. Only while it means this machine do its
   * other names (`localhost`, `127.0.0.1`) count as well.
   */
  readonly publicUrl?: string | undefined;
  /** Without PUBLIC_URL: the scheme of the request; its Host header completes the origin. */
  readonly protocol: string;
}

/**
 * Determines the origin of a request: a page of Quad (`own`), of another site (`foreign`), or
 * unknown, as with non-browser clients (`absent`).
 *
 * The Origin header decides (RFC 6454); if a browser omits it, Sec-Fetch-Site does (Fetch
 * Metadata), which no page can set.
 */
export function judgeOrigin(headers: OriginHeaders, own: OwnOrigin): 'own' | 'foreign' | 'absent' {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (typeof origin === 'string' && origin !== 'null') {
    return ownOrigins(headers, own).includes(origin.toLowerCase()) ? 'own' : 'foreign';
  }
  if (site === 'same-origin') return 'own';
  return origin === undefined && (site === undefined || site === 'none') ? 'absent' : 'foreign';
}

function ownOrigins({ host }: OriginHeaders, { publicUrl, protocol }: OwnOrigin): string[] {
  const called = `${protocol}://${String(host)}`.toLowerCase();
  if (!publicUrl) return [called];
  const { origin, hostname } = new URL(publicUrl);
  return isLoopbackHost(hostname) && isLoopbackHostHeader(host) ? [origin, called] : [origin];
}

/**
 * For a write authorized by a cookie: it must come from a page of Quad.
 *
 * @throws Refusal FORBIDDEN
 */
export function requireOwnOrigin(headers: OriginHeaders, own: OwnOrigin): void {
  if (judgeOrigin(headers, own) !== 'own') throw notFromHere();
}

/**
 * For a WebSocket upgrade and an event stream, however authorized: not from another site's page. A
 * browser always sends the origin of an upgrade, so only other programs have none.
 *
 * @throws Refusal FORBIDDEN
 */
export function refuseForeignOrigin(headers: OriginHeaders, own: OwnOrigin): void {
  if (judgeOrigin(headers, own) === 'foreign') throw notFromHere();
}

function notFromHere() {
  return forbidden(forPrograms('This call didn’t come from a page of this site.'));
}
