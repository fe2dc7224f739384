import { redirect } from 'react-router';
import { flashCookie } from '../../platform/pages/flash.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { speak } from '../../platform/words/speak.ts';
import { withCookies } from './door-answer.ts';
import { resetWords } from './reset.words.ts';
import { forgetStep } from './step-cookie.ts';

type Call = Pick<PageCall, 'send' | 'sign' | 'now' | 'publicUrl' | 'locale'>;

/** Signs out and leads home; whoever is still signed in afterwards is told so, and stays. */
export async function signOutByForm(call: Call): Promise<Response> {
  const answer = await call.send('POST', '/api/auth/sign-out', {});
  if (answer.ok) return redirect('/', { headers: withCookies([forgetStep(call)], answer) });
  const message = speak(call.locale)(resetWords.notLeft);
  return redirect('/sign-out', {
    headers: withCookies([flashCookie({ type: 'error', message })]),
  });
}
