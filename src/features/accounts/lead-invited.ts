import { redirect } from 'react-router';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { withCookies } from './account-pages/endpoint-answer.ts';
import { leadTo } from './account-pages/lead-to.ts';
import { rememberStep } from './account-pages/step-cookie.ts';
import { ownPath } from './own-path.ts';
import type { selfChosenTypes } from './sign-up/check-sign-up.ts';

/**
 * Leads someone who was invited by email to signing in, or to an account of the kind the invitation
 * is for; either page knows the address, and leads back to the invitation.
 *
 * @param way `to` is a page of our own
 */
export function leadInvited(
  call: PageCall,
  way: {
    readonly email: string;
    readonly hasAccount: boolean;
    readonly as: (typeof selfChosenTypes)[number];
    readonly to: string;
  },
): Response {
  const { email, hasAccount, as, to } = way;
  const back = ownPath(to);
  return redirect(hasAccount ? leadTo('/login', back) : leadTo('/register', back, { as }), {
    headers: withCookies([rememberStep(call, { at: 'invited', email })]),
  });
}
