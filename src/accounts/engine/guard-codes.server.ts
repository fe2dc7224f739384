import { isEmail } from '../../platform/model/kinds.ts';
import { messages } from '../../platform/model/messages.ts';
import { accountRefusal, wrongFields } from './account-refusal.server.ts';
import { addressIn, atDoor, bodyOf, type DoorHook } from './at-door.server.ts';
import type { Limits } from './limits.server.ts';

const resend = '/email-otp/send-verification-otp';
const askReset = '/email-otp/request-password-reset';
const confirm = '/email-otp/verify-email';
const reset = '/email-otp/reset-password';

/**
 * Limits the codes a recipient gets and the guesses at them. An address without an account is
 * counted like any other, so that the limit does not tell it apart.
 */
export function guardCodes(limits: Limits): readonly DoorHook[] {
  return [
    atDoor([resend, askReset], async (context) => {
      const body = bodyOf(context);
      // Codes to sign in with are no door of ours, and a reset is asked for at its own.
      if (context.path === resend && body['type'] !== 'email-verification')
        throw accountRefusal('FORBIDDEN');
      await limits.code(wellFormed(addressIn(body)));
    }),
    atDoor([confirm, reset], async (context) => {
      await limits.guess(wellFormed(addressIn(bodyOf(context))));
    }),
  ];
}

function wellFormed(email: string): string {
  if (!isEmail(email)) throw wrongFields({ email: messages.email });
  return email;
}
