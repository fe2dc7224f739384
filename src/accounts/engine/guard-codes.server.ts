import type { AccountParts } from '../account-parts.server.ts';
import { isEmail } from '../../platform/model/kinds.ts';
import { messages } from '../../platform/model/messages.ts';
import { accountRefusal, wrongFields } from './account-refusal.server.ts';
import { addressIn, onEndpoint, bodyOf, type EndpointHook } from './on-endpoint.server.ts';
import type { Limits } from './limits.server.ts';
import { requesterOf } from './requester.server.ts';

const resend = '/email-otp/send-verification-otp';
const askReset = '/email-otp/request-password-reset';
const confirm = '/email-otp/verify-email';
const reset = '/email-otp/reset-password';

/**
 * Limits the codes a recipient gets and the guesses at them, by who asks and who guesses. An address without an account is
 * counted like any other, so that the limit does not tell it apart.
 */
export function guardCodes(parts: AccountParts, limits: Limits): readonly EndpointHook[] {
  return [
    onEndpoint([resend, askReset], async (context) => {
      const body = bodyOf(context);
      // Codes to sign in with are no endpoint of ours, and a reset is asked for at its own.
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
