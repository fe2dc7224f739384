import { redirect } from 'react-router';
import * as v from 'valibot';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { loginMessages } from '../sign-in/login.messages.ts';
import { forgetStep, readStep, rememberStep } from '../account-pages/step-cookie.ts';
import type { FormVisit, Visit } from '../account-pages/visit.ts';

/** Takes the token of a mailed link out of the address, to where it is used by a button. */
export const keepUnlock = ({ call, back }: Visit, token: string) =>
  redirect(leadTo('/login', back, { step: 'unlock' }), {
    headers: withCookies([rememberStep(call, { at: 'unlock', token })]),
  });

/** Uses the link: this browser may try the password again. */
export async function unlockByForm({ call, request, t, back }: FormVisit) {
  const step = readStep(call, request);
  if (step?.at !== 'unlock') return redirect(leadTo('/login', back));
  const answer = await call.send('POST', '/api/auth/sign-in/unlock', { token: step.token });
  if (!answer.ok)
    return redirect(leadTo('/login', back), {
      headers: withCookies([
        forgetStep(call),
        flashCookie({ type: 'warning', message: t(loginMessages.unlockOver) }),
      ]),
    });
  const { email } = v.parse(v.object({ email: v.string() }), await answer.clone().json());
  return redirect(leadTo('/login', back), {
    headers: withCookies(
      [
        rememberStep(call, { at: 'sign-in', email }),
        flashCookie({ type: 'success', message: t(loginMessages.unlocked) }),
      ],
      answer,
    ),
  });
}
