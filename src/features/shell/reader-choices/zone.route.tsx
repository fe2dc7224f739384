import { redirect } from 'react-router';
import type { Route } from './+types/zone.route.ts';
import { cleanPath } from '../../accounts/own-path.ts';
import { readZone } from '../../../platform/pages/read-cookies.ts';
import { pageCookies, rememberingCookie } from '../../../platform/pages/remember-cookie.ts';

/** `POST /zone` with `zone`, an IANA name: in which zone the visitor reads times. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const requestedZone = form.get('zone');
  const cookie = rememberingCookie(
    pageCookies.zone,
    typeof requestedZone === 'string' ? requestedZone : '',
  );
  const back = backTo(form);
  // The same reading as of every later request: what is no zone is not remembered.
  return redirect(back, readZone(cookie) === null ? {} : { headers: { 'set-cookie': cookie } });
}

/** There is nothing to see here. */
export const loader = () => redirect('/');

function backTo(form: FormData): string {
  const back = form.get('return');
  return (typeof back === 'string' ? cleanPath(back) : null) ?? '/';
}
