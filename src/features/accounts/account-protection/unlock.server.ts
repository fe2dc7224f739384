import { createAuthEndpoint, formCsrfMiddleware } from 'better-auth/api';
import * as v from 'valibot';
import { readRows } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { accountRefusal } from '../endpoints/account-refusal.server.ts';
import { accountRefusalMessages } from '../endpoints/account-refusal.messages.ts';
import { rememberDevice } from './device-cookie.server.ts';
import type { Limits } from './limits.server.ts';
import { unlockIdentifier } from './offer-unlock.server.ts';
import { requesterOf } from './requester.server.ts';

/**
 * Spends the link: the browser that brings it counts as one that has signed in before, and the waits of
 * the account are over. It still takes the password to come in.
 */
export function unlockSignIn(parts: AccountParts, limits: Limits) {
  const { pool, world } = parts;
  return createAuthEndpoint(
    '/sign-in/unlock',
    { method: 'POST', body: v.object({ token: v.string() }), use: [formCsrfMiddleware] },
    async (context) => {
      const rows = await readRows(pool, { value: 'text' })(
        'delete from verification where identifier = $1 and expires_at > $2 returning value',
        [unlockIdentifier(context.body.token), world.now()],
      );
      const email = rows[0]?.value;
      if (email === undefined)
        throw accountRefusal('ExpiredCodeException', {
          message: apiSentence(accountRefusalMessages.linkOver),
        });
      await limits.unlock(email, requesterOf(context, parts, email));
      rememberDevice(context, parts, email);
      return context.json({ success: true, email });
    },
  );
}
