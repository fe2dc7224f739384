import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';
import type { AccountParts } from '../account-parts.server.ts';
import { accountRefusal } from '../endpoints/account-refusal.server.ts';
import { redeemChallenge, restoreChallenge } from './challenge.server.ts';
import { hashPassword, verifyPassword } from './hash-password.server.ts';
import { rejectedPassword } from './guard-new-password.server.ts';
import { tellOwner } from '../account-protection/tell-owner.server.ts';
import { publicUser } from '../endpoints/public-user.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusalMessages } from '../endpoints/account-refusal.messages.ts';

/**
 * The endpoint behind "new password required": a sign-in challenge and a new password create a
 * session. Having the temporary password from the email proves ownership of the address.
 */
export function setNewPassword(parts: AccountParts) {
  const { pool, world } = parts;
  return createAuthEndpoint(
    '/new-password',
    {
      method: 'POST',
      body: v.object({ challenge: v.string(), newPassword: v.string() }),
    },
    async (context) => {
      const { challenge, newPassword } = context.body;
      const { internalAdapter } = context.context;
      const accountId = await redeemChallenge(internalAdapter, challenge);
      const method = accountId ? await internalAdapter.findCredentialAccount(accountId) : null;
      if (!accountId || !method)
        throw accountRefusal('NotAuthorizedException', {
          message: apiSentence(accountRefusalMessages.signInOnce),
        });
      if (await verifyPassword({ hash: method.password ?? '', password: newPassword })) {
        await restoreChallenge(internalAdapter, world, { challenge, accountId });
        throw rejectedPassword([apiSentence(accountRefusalMessages.otherPassword)], 'newPassword');
      }

      await internalAdapter.updatePassword(accountId, await hashPassword(newPassword));
      await pool.query(
        `update account set must_set_password = false, temporary_password_ends_at = null,
           email_verified = true, updated_at = now()
         where id = $1`,
        [accountId],
      );
      await internalAdapter.deleteUserSessions(accountId);
      await tellOwner(pool, parts, accountId, 'passwordChanged');
      const user = await internalAdapter.findUserById(accountId);
      const session = await internalAdapter.createSession(accountId);
      if (!user) throw accountRefusal('NotAuthorizedException');
      await setSessionCookie(context, { session, user });
      return context.json({ token: session.token, user: publicUser(user) });
    },
  );
}
