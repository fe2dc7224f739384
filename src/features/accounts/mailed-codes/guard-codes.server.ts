import type { AccountParts } from '../account-parts.server.ts';
import { isEmail } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { accountRefusal, wrongFields } from '../endpoints/account-refusal.server.ts';
import {
  addressIn,
  onEndpoint,
  bodyOf,
  type EndpointHook,
} from '../endpoints/on-endpoint.server.ts';
import type { Limits } from '../account-protection/limits.server.ts';
import { requesterOf } from '../account-protection/requester.server.ts';

const resend = '/email-otp/send-verification-otp';
const askReset = '/email-otp/request-password-reset';
const confirm = '/email-otp/verify-email';
const reset = '/email-otp/reset-password';

/**
 * Limits codes per recipient and guesses, by requester. An address without an account is
 * counted like any other, so that the limit does not reveal it.
 */
export function guardCodes(parts: AccountParts, limits: Limits): readonly EndpointHook[] {
  return [
    onEndpoint([resend, askReset], async (context) => {
      const body = bodyOf(context);
      // Sign-in codes are not an endpoint of ours, and a reset has its own.
      if (context.path === resend && body['type'] !== 'email-verification')
        throw accountRefusal('FORBIDDEN');
      const email = wellFormed(addressIn(body));
      await limits.code(email, requesterOf(context, parts, email));
    }),
    onEndpoint([confirm, reset], async (context) => {
      const email = wellFormed(addressIn(bodyOf(context)));
      await limits.guess(email, requesterOf(context, parts, email));
    }),
  ];
}

function wellFormed(email: string): string {
  if (!isEmail(email)) throw wrongFields({ email: messages.email });
  return email;
}
