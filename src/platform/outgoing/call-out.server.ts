import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why a call to a user-given address failed. */
export type OutgoingProblem = 'private' | 'redirect' | 'timeout' | 'connection';

/** A call that got no usable answer. */
export class OutgoingFailure extends Error {
  readonly problem: OutgoingProblem;
  constructor(problem: OutgoingProblem) {
    super(`The call failed: ${problem}.`);
    this.problem = problem;
  }
}

/** A call to an address that a user gave. */
export interface OutgoingCall {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /**
   * Hosts, with a port if it isn't the default, of the operator's own network. Only these may have a
   * private address, and only they may be called without TLS.
   */
  readonly ownHosts: readonly string[];
  /** Certificates to trust instead of the public authorities'. */
  readonly ca?: string;
}

/** Milliseconds for the whole call. */
const timeLimit = 5_000;

/** Bytes read of an answer. */
const mostBytes = 64 * 1024;

/** Whether an address is one of the public internet, in whatever notation it hides. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Resolves a name to its public addresses; the connection goes to what was checked. */
const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const open = found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return done(new OutgoingFailure('private'), []);
    return options.all ? done(null, open) : done(null, first.address, first.family);
  });
};

/** Whether a URL may be called at all: https, or a host of the operator's own network. */
export const mayCallOut = (url: URL, ownHosts: readonly string[]): boolean =>
  ownHosts.includes(url.host) ? /^https?:$/.test(url.protocol) : url.protocol === 'https:';

/**
 * Posts to an address that a user gave: only to public addresses, over TLS, without following
 * redirects, for five seconds and 64 KB of answer at most.
 *
 * @returns the HTTP status
 * @throws OutgoingFailure without a status, and for a redirect
 */
export async function callOut({ url, headers, body, ownHosts, ca }: OutgoingCall): Promise<number> {
  const isOwn = ownHosts.includes(url.host);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayCallOut(url, ownHosts)) throw new OutgoingFailure('private');
  if (!isOwn && isIP(literal) !== 0 && !isPublicAddress(literal))
    throw new OutgoingFailure('private');
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const signal = AbortSignal.timeout(timeLimit);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = send(url, {
    method: 'POST',
    // A connection of its own: a kept one would skip the check of the address.
    agent: false,
    signal,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    ...(isOwn ? {} : { lookup: lookUpPublic }),
    ...(ca === undefined ? {} : { ca }),
  });
  request.on('response', (response) => {
    const status = response.statusCode ?? 0;
    let bytes = 0;
    // The status is all that counts; the rest is read so that the other side can finish.
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) response.destroy();
    });
    response.on('error', () => undefined);
    response.on('close', () => resolve(status));
  });
  request.on('error', (error) =>
    reject(
      error instanceof OutgoingFailure
        ? error
        : new OutgoingFailure(signal.aborted ? 'timeout' : 'connection'),
    ),
  );
  request.end(body);
  const status = await promise;
  if (signal.aborted) throw new OutgoingFailure('timeout');
  if (status >= 300 && status < 400) throw new OutgoingFailure('redirect');
  return status;
}
