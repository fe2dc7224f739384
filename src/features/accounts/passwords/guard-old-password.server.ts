import { isAPIError } from 'better-auth/api';
import type { AccountParts } from '../account-parts.server.ts';
import { onEndpoint, bodyOf, type EndpointHook } from '../endpoints/on-endpoint.server.ts';
import type { Limits } from '../account-protection/limits.server.ts';
import { tellOwner } from '../account-protection/tell-owner.server.ts';
import { tokenOf } from '../callers/token-of.server.ts';

const endpoint = '/change-password';

/** These also ask for the password. */
const otherEndpoints = [
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
];

/**
 * Counts attempts at the old password by session, so a stolen session cannot guess forever. A new
 * password always ends the other sessions, whatever the caller requests.
 */
export function guardOldPassword(limits: Limits, secret: string): EndpointHook {
  return onEndpoint([endpoint, ...otherEndpoints], async (context) => {
    const token = tokenOf(context, secret);
    if (token) await limits.oldPassword(token);
    if (context.path !== endpoint) return undefined;
    return { context: { body: { ...bodyOf(context), revokeOtherSessions: true } } };
  });
}

/** A password chosen by its owner is not temporary; the owner gets an email about the change. */
export function settleOldPassword(
  parts: AccountParts,
  limits: Limits,
  secret: string,
): EndpointHook {
  return onEndpoint([endpoint, ...otherEndpoints], async (context) => {
    const { returned, session } = context.context;
    if (isAPIError(returned) || !session) return;
    const token = tokenOf(context, secret);
    if (token) await limits.oldPasswordWasRight(token);
    if (context.path !== endpoint) return;
    await parts.pool.query(
      `update account set must_set_password = false, temporary_password_ends_at = null
       where id = $1 and must_set_password`,
      [session.user.id],
    );
    await tellOwner(parts.pool, parts, session.user.id, 'passwordChanged');
  });
}
