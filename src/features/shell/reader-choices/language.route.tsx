import { redirect } from 'react-router';
import type { Route } from './+types/language.route.ts';
import { cleanPath } from '../../accounts/own-path.ts';
import { languageNames } from '../../../platform/i18n/languages.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageCookies, rememberingCookie } from '../../../platform/pages/remember-cookie.ts';

/**
 * `POST /language` with `language`, a code: for this browser, and for the account of someone who is
 * signed in, whose emails and other devices follow.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const back = backTo(form);
  const language = form.get('language');
  if (typeof language !== 'string' || !Object.hasOwn(languageNames, language))
    return redirect(back);
  const headers = new Headers({
    'set-cookie': rememberingCookie(pageCookies.locale, language),
  });
  const call = context.get(pageCall);
  if (call.viewer?.id != null) {
    // Should it fail, this browser has its language all the same.
    const saved = await call.send('POST', '/api/auth/update-user', { locale: language });
    if (saved.ok)
      for (const cookie of saved.headers.getSetCookie()) headers.append('set-cookie', cookie);
  }
  return redirect(back, { headers });
}

/** There is nothing to see here. */
export const loader = () => redirect('/');

function backTo(form: FormData): string {
  const back = form.get('return');
  return (typeof back === 'string' ? cleanPath(back) : null) ?? '/';
}
