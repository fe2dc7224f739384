import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { readCookie } from '../../../platform/pages/read-cookies.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { socialProviders, socialStartFailed, type SocialProviderName } from './account-alerts.ts';
import { linkCookieAt } from './link-cookie.ts';
import { accountFields } from '../account-pages/account-fields.ts';
import { readWayOut, withCookies } from '../account-pages/endpoint-answer.ts';
import { readRefusal } from '../account-pages/describe-refusal.ts';
import { startAgain } from '../passwords/set-password-by-form.ts';
import { enter } from '../sign-in/sign-in-by-form.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { problemOf, textIn, type FormVisit, type Visit } from '../account-pages/visit.ts';

/** What the page shows that leads to a provider. */
export interface WayOut {
  readonly provider: SocialProviderName;
  readonly url: string;
}

/**
 * Begins a sign-in with a provider. The answer is a page that leads there, not a redirect: browsers hold
 * the redirects of a form to our own list of addresses, and a provider may send people on to others.
 */
export async function startSocial({ call, form, t, back }: FormVisit) {
  const requestedProvider = textIn(form, 'provider');
  const provider = socialProviders.find((name) => name === requestedProvider) ?? 'google';
  const answer = await call.send('POST', '/api/auth/sign-in/social', {
    provider,
    callbackURL: back ?? '/app',
    errorCallbackURL: leadTo('/login', back),
  });
  const url = answer.ok ? await readWayOut(answer) : null;
  if (url === null) {
    const message = t(socialStartFailed(provider));
    return redirect(leadTo('/login', back), {
      headers: withCookies([flashCookie({ type: 'error', message })]),
    });
  }
  const wayOut: WayOut = { provider, url };
  return data(wayOut, { headers: withCookies([], answer) });
}

/** Whether this browser came back from a provider that did not vouch for the address. */
export const isLinking = ({ call, request }: Pick<Visit, 'call' | 'request'>): boolean =>
  readCookie(request.headers.get('cookie'), linkCookieAt(call.publicUrl)) !== null;

/** Takes the code that was mailed because the provider did not vouch for the address. */
export async function linkByForm(visit: FormVisit) {
  const { call, form, t } = visit;
  if (!isLinking(visit)) return startAgain(visit);
  const { values, problems } = checkForm(accountFields.code, form, call);
  if (problems) return data(problemData(problems, form), 400);

  const answer = await call.send('POST', '/api/auth/sign-in/social/code', {
    code: values.code,
  });
  if (answer.ok) return enter(visit, answer, '');
  const { message } = await readRefusal(answer, t);
  return data(problemOf(form, { fields: { code: message } }), answer.status);
}
