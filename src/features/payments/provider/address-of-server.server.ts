import type { AddressInfo } from 'node:net';
import { isIPv6 } from 'node:net';

/** The URL of a server listening at this address, from its own machine. */
export function addressOfServer({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  const here = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${isIPv6(here) ? `[${here}]` : here}:${port}`;
}
