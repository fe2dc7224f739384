import { redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { resetMessages } from '../passwords/reset.messages.ts';
import { forgetStep } from '../account-pages/step-cookie.ts';

type Call = Pick<PageCall, 'send' | 'sign' | 'now' | 'publicUrl' | 'locale'>;

/** Signs out and leads home; a caller who is still signed in gets an error and stays. */
export async function signOutByForm(call: Call): Promise<Response> {
  const answer = await call.send('POST', '/api/auth/sign-out', {});
  if (answer.ok) return redirect('/', { headers: withCookies([forgetStep(call)], answer) });
  const message = translatorFor(call.locale)(resetMessages.notLeft);
  return redirect('/sign-out', {
    headers: withCookies([flashCookie({ type: 'error', message })]),
  });
}
