import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { World } from '../../platform/world.ts';
import { mailedCodes } from './mailed-codes/mailed-code.server.ts';

/** What `POST /api/auth/sign-in/code` finds a code by. */
export const signInCodeKey = (challenge: string) =>
  ({
    purpose: 'sign-in',
    subject: createHash('sha256').update(challenge).digest('base64url'),
  }) as const;

/**
 * Issues a code of six digits that signs in where an emailed link does.
 * It is for the browser that holds the challenge alone, so no one else can spend its three tries.
 *
 * @param challenge random, of the browser that asks; kept as a hash
 * @param link the id of the link (`issueLinkToken`, purpose `sign-in`) in the same email
 */
export function issueSignInCode(
  tx: Queryable,
  { secret }: { readonly secret: string },
  world: World,
  { challenge, link }: { readonly challenge: string; readonly link: string },
): Promise<string> {
  return mailedCodes(secret, world).issue(tx, signInCodeKey(challenge), { link });
}
