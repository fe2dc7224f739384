import { createHash } from 'node:crypto';
import type { Statement } from '../platform/database/queryable.ts';
import type { World } from '../platform/world.ts';
import { mailedCodes } from './engine/mailed-code.server.ts';

/** What `POST /api/auth/sign-in/code` finds a code by. */
export const signInCodeKey = (challenge: string) =>
  ({
    purpose: 'sign-in',
    subject: createHash('sha256').update(challenge).digest('base64url'),
  }) as const;

/**
 * A code of six digits that signs in where a mailed link does, with the statement that writes it down.
 * It is for the browser that holds the challenge alone, so no one else can spend its three tries.
 *
 * @param challenge random, of the browser that asks; kept as a hash
 * @param link the id of the link (`newLinkToken`, purpose `sign-in`) that is mailed along with it
 */
export function newSignInCode(
  { secret }: { readonly secret: string },
  world: World,
  { challenge, link }: { readonly challenge: string; readonly link: string },
): { readonly code: string; readonly write: Statement } {
  return mailedCodes(secret, world).plan(signInCodeKey(challenge), { link });
}
