import { redirect } from 'react-router';
import type { Route } from './+types/theme.route.ts';
import { cleanPath } from '../../accounts/own-path.ts';
import { readTheme, writeTheme } from '../../../platform/pages/read-cookies.ts';
import { pageCookies, rememberingCookie } from '../../../platform/pages/remember-cookie.ts';

/** `POST /theme` with `dark=on|off` and/or `contrast=on|off`: the two switches without JavaScript. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const theme = readTheme(request.headers.get('cookie'));
  const chosen = {
    dark: switchOf(form.get('dark')) ?? theme.dark,
    highContrast: switchOf(form.get('contrast')) ?? theme.highContrast,
  };
  return redirect(backTo(form), {
    headers: { 'set-cookie': rememberingCookie(pageCookies.theme, writeTheme(chosen)) },
  });
}

/** There is nothing to see here. */
export const loader = () => redirect('/');

const switchOf = (value: FormDataEntryValue | null): boolean | undefined =>
  value === 'on' ? true : value === 'off' ? false : undefined;

function backTo(form: FormData): string {
  const back = form.get('return');
  return (typeof back === 'string' ? cleanPath(back) : null) ?? '/';
}
