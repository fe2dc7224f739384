import { networkKey } from '../../../platform/http/address-key.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { addressHeader } from '../endpoints/address-header.ts';
import type { EndpointContext } from '../endpoints/on-endpoint.server.ts';
import { knownDevice } from './device-cookie.server.ts';

/** The requester of an attempt, as limits distinguish them. */
export interface Requester {
  readonly name: string;
  /** It has shown before that the account is theirs: a browser that signed in, a session. */
  readonly isKnown: boolean;
}

/** A browser that has signed in to the account before, or else the network the call comes from. */
export function requesterOf(
  context: EndpointContext,
  parts: Pick<AccountParts, 'secret' | 'world' | 'publicUrl'>,
  email: string,
): Requester {
  const device = knownDevice(context, parts, email);
  if (device !== null) return { name: `device:${device}`, isKnown: true };
  const address = context.headers?.get(addressHeader) ?? '';
  return { name: `network:${networkKey(address)}`, isKnown: false };
}

/** Someone who is signed in. */
export const sessionRequester = (sessionId: string): Requester => ({
  name: `session:${sessionId}`,
  isKnown: true,
});
