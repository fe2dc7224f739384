import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { trustForFastify, type TrustProxy } from './trust-proxy.ts';

/**
 * The client's address as far as TRUST_PROXY trusts it, for requests that bypass Fastify, such as
 * WebSocket upgrades; with Fastify's rule.
 */
export function clientAddress(trust: TrustProxy): (request: IncomingMessage) => string {
  const rule = trustForFastify(trust);
  if (rule === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trusted = typeof rule === 'function' ? rule : proxyAddress.compile(rule);
  return (request) => proxyAddress(request, trusted);
}
