import { isLoopbackAddress, isLoopbackHost, isLoopbackHostHeader } from './loopback.ts';
import type { TrustProxy } from './trust-proxy.ts';

/** Where a house can be reached, as the environment says. */
interface Reach {
  readonly host: string;
  readonly publicUrl: string;
  readonly trustProxy: TrustProxy;
}

/**
 * Whether a house is for its own machine only: it listens on loopback, gives itself out as an address
 * of this machine, and no proxy is announced. The last two matter because behind a proxy on the same
 * machine everybody's request comes from loopback, and a bare one adds no header that would tell.
 */
export function isAtHome({ host, publicUrl, trustProxy }: Reach): boolean {
  return (
    isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname) && trustProxy === false
  );
}

/** What decides, beside the reach of a house, whether it may be tried out. */
export interface Trial extends Reach {
  readonly demo: 'auto' | 'on' | 'off';
  readonly production: boolean;
}

/**
 * Whether a house may have what is for trying it out and would be a hole anywhere else: the built-in
 * mailbox, the test gateway of payments. At home, or where the operator has said DEMO=on; never in
 * production.
 */
export const mayBeTriedOut = (house: Trial): boolean =>
  !house.production && (house.demo === 'on' || isAtHome(house));

interface PeerRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly raw: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether a request to a house at home was made on this very machine: the peer is loopback, no header
 * says otherwise, and it was addressed to this machine by a name that means this machine, which a web
 * page elsewhere cannot do (DNS rebinding). A house that is not at home has no local callers.
 */
export function isLocalCaller(house: Reach, request: PeerRequest): boolean {
  return (
    isAtHome(house) &&
    isLoopbackAddress(request.raw.socket.remoteAddress) &&
    forwarding.every((name) => request.headers[name] === undefined) &&
    isLoopbackHostHeader(request.headers['host'])
  );
}
