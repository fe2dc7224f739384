import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { accountRefusal } from '../endpoints/account-refusal.server.ts';
import {
  addressIn,
  onEndpoint,
  bodyOf,
  type EndpointHook,
} from '../endpoints/on-endpoint.server.ts';
import { issueChallenge } from '../passwords/challenge.server.ts';
import { rememberDevice } from '../account-protection/device-cookie.server.ts';
import type { Limits } from '../account-protection/limits.server.ts';
import { requesterOf } from '../account-protection/requester.server.ts';

const endpoint = '/sign-in/email';
/** The code that confirms an address signs in as well. */
const confirmEndpoint = '/email-otp/verify-email';

/** Counts a password attempt before checking it, for any address. */
export function countSignIn(parts: AccountParts, limits: Limits): EndpointHook {
  return onEndpoint(endpoint, (context) => {
    const email = addressIn(bodyOf(context));
    return limits.password(email, requesterOf(context, parts, email));
  });
}

/**
 * After the right password or the right code for a new address: resets the attempts, and requires a
 * new password in place of a temporary one. That caller gets no session, only a challenge for the
 * endpoint /new-password.
 */
export function settleSignIn(parts: AccountParts, limits: Limits): EndpointHook {
  const { pool, world } = parts;
  return onEndpoint([endpoint, confirmEndpoint], async (context) => {
    const { returned, newSession, internalAdapter } = context.context;
    const isUnconfirmed = isAPIError(returned) && returned.body?.code === unconfirmed;
    if (!newSession && !isUnconfirmed) return;
    const email = addressIn(bodyOf(context));
    if (context.path === endpoint)
      await limits.passwordWasRight(email, requesterOf(context, parts, email));

    const rows = await readRows(pool, {
      id: 'text',
      must_set_password: 'boolean',
      temporary_password_ends_at: 'timestamp?',
    })('select id, must_set_password, temporary_password_ends_at from account where email = $1', [
      email,
    ]);
    const account = rows[0];
    if (!account?.must_set_password) return;
    if (newSession) {
      await internalAdapter.deleteSession(newSession.session.token);
      deleteSessionCookie(context);
      context.context.setNewSession(null);
    }
    const { temporary_password_ends_at: endsAt } = account;
    if (endsAt !== null && endsAt <= world.now()) throw accountRefusal('NotAuthorizedException');
    const challenge = await issueChallenge(internalAdapter, world, account.id);
    // A response of our own: with an unconfirmed address the library's would keep its status of 403.
    return Response.json({ newPasswordRequired: true, challenge, redirect: false, token: null });
  });
}

const unconfirmed = 'EMAIL_NOT_VERIFIED';

/** After every sign-in: marks the browser as one that has signed in before. */
export function rememberBrowser(parts: AccountParts): EndpointHook {
  return {
    matcher: () => true,
    handler: createAuthMiddleware(async (context) => {
      const { newSession } = context.context;
      if (newSession) rememberDevice(context, parts, newSession.user.email);
      return Promise.resolve();
    }),
  };
}
