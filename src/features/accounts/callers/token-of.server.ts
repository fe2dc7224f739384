import { findCredential } from './find-credential.ts';
import type { EndpointContext } from '../endpoints/on-endpoint.server.ts';
import { openSessionToken } from './session-token.server.ts';

/** The session token with which an endpoint is called, its signature checked; null without one. */
export function tokenOf({ headers }: EndpointContext, secret: string): string | null {
  const credential = findCredential({
    authorization: headers?.get('authorization') ?? undefined,
    cookie: headers?.get('cookie') ?? undefined,
  });
  return credential && openSessionToken(secret, credential.token);
}
