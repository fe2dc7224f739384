import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';
import { messages } from '../../../platform/model/messages.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { deleteAccount } from '../delete-account.server.ts';
import { tellDeleted } from './tell-deleted.server.ts';
import { accountRefusal, wrongFields } from '../endpoints/account-refusal.server.ts';
import { verifyPassword } from '../passwords/hash-password.server.ts';
import type { Limits } from '../account-protection/limits.server.ts';
import { sessionRequester } from '../account-protection/requester.server.ts';
import type { MailedCodes } from '../mailed-codes/mailed-code.server.ts';
import type { SendCode } from '../mailed-codes/send-codes.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusalMessages } from '../endpoints/account-refusal.messages.ts';

interface Parts {
  readonly parts: AccountParts;
  readonly limits: Limits;
  readonly codes: MailedCodes;
  readonly sendCode: SendCode;
}

const purpose = 'delete-account';

/** Emails the code with which an account without a password can be deleted. */
export function sendLeavingCode({ parts, limits, codes, sendCode }: Parts) {
  return createAuthEndpoint(
    '/delete-user/code',
    { method: 'POST', use: [sensitiveSessionMiddleware] },
    async (context) => {
      const { user, session } = context.context.session;
      const { id, email } = user;
      await limits.code(email, sessionRequester(session.id));
      const code = await codes.issue(parts.pool, { purpose, subject: id });
      await sendCode('delete-code', email, code);
      return context.json({ success: true });
    },
  );
}

/**
 * Account deletion: replaces the library's endpoint at that path. However new the session, it
 * requires the password or a code emailed for it.
 */
export function leave({ parts, limits, codes }: Parts) {
  const { pool, world, erasers = [] } = parts;
  return createAuthEndpoint(
    '/delete-user',
    {
      method: 'POST',
      use: [sensitiveSessionMiddleware],
      body: v.object({ password: v.optional(v.string()), code: v.optional(v.string()) }),
    },
    async (context) => {
      const { user, session } = context.context.session;
      const { id } = user;
      const { password, code } = context.body;
      if (password !== undefined) {
        await limits.oldPassword(session.token);
        const method = await context.context.internalAdapter.findCredentialAccount(id);
        if (!(await verifyPassword({ hash: method?.password ?? '', password })))
          throw accountRefusal('NotAuthorizedException', {
            message: apiSentence(accountRefusalMessages.wrongPassword),
          });
        await limits.oldPasswordWasRight(session.token);
      } else if (code !== undefined) {
        await limits.ownGuess(`${purpose}:${id}`);
        const { outcome } = await codes.redeem(pool, { purpose, subject: id }, code);
        if (outcome === 'expired') throw accountRefusal('ExpiredCodeException');
        if (outcome === 'wrong') throw accountRefusal('CodeMismatchException');
      } else throw wrongFields({ password: messages.required });

      await deleteAccount(pool, world, erasers, id, tellDeleted(parts));
      deleteSessionCookie(context);
      return context.json({ success: true, message: 'User deleted' });
    },
  );
}
