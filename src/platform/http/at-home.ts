import { isLoopbackAddress, isLoopbackHost, isLoopbackHostHeader } from './loopback.ts';
import type { TrustProxy } from './trust-proxy.ts';

/** How the server can be reached, from the environment. */
interface Reach {
  readonly host: string;
  readonly publicUrl: string;
  readonly trustProxy: TrustProxy;
}

/**
 * Whether only its own machine can reach the server: it listens on loopback, its public URL is
 * local, and no proxy is configured. The last two matter because behind a local proxy every request
 * comes from loopback, and a bare proxy adds no header that would show it.
 */
export function isAtHome({ host, publicUrl, trustProxy }: Reach): boolean {
  return (
    isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname) && trustProxy === false
  );
}

/** What decides, besides reachability, whether test features are allowed. */
export interface Trial extends Reach {
  readonly demo: 'auto' | 'on' | 'off';
  readonly production: boolean;
}

/**
 * Whether features that are safe only for testing are allowed: the built-in mailbox and the payment
 * test gateway. Locally, or with DEMO=on; never in production.
 */
export const mayBeTriedOut = (trial: Trial): boolean =>
  !trial.production && (trial.demo === 'on' || isAtHome(trial));

interface PeerRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly raw: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether a request to a local server came from the same machine: the peer is loopback, no header
 * says otherwise, and the Host header is local, which another site's page can't send (DNS
 * rebinding). A server that is not local has no local callers.
 */
export function isLocalCaller(reach: Reach, request: PeerRequest): boolean {
  return (
    isAtHome(reach) &&
    isLoopbackAddress(request.raw.socket.remoteAddress) &&
    forwarding.every((name) => request.headers[name] === undefined) &&
    isLoopbackHostHeader(request.headers['host'])
  );
}
