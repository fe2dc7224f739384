import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { trustForFastify, type TrustProxy } from './trust-proxy.ts';

/**
 * The address of a client as TRUST_PROXY lets us believe it, for requests that do not pass through
 * Fastify, such as WebSocket upgrades; the same rule as there.
 */
export function clientAddress(trust: TrustProxy): (request: IncomingMessage) => string {
  const rule = trustForFastify(trust);
  if (rule === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trusted = typeof rule === 'function' ? rule : proxyAddress.compile(rule);
  return (request) => proxyAddress(request, trusted);
}
