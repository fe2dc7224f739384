import { redirect } from 'react-router';
import * as v from 'valibot';
import { flashCookie, type Flash } from '../../platform/pages/flash.ts';
import { loginFor, ownPath } from './own-path.ts';
import { wantsSecondFactor, withCookies } from './account-pages/endpoint-answer.ts';
import { leadTo } from './account-pages/lead-to.ts';

const opened = v.object({ user: v.nullable(v.object({ id: v.string() })) });

/**
 * Continues after an emailed link or code was accepted: to the page it is for, or first to the
 * second step of signing in, or to the password where the account is entered by that alone.
 *
 * @param answer of `/api/auth/sign-in/link` or `/api/auth/sign-in/code`, not a refusal
 * @param way `to` is a page of our own; `says` is shown there, `asksPassword` on the sign-in page
 */
export async function enterByLink(
  answer: Response,
  way: {
    readonly to: string;
    readonly says?: Flash;
    readonly asksPassword: string;
    readonly cookies?: readonly string[];
  },
): Promise<Response> {
  const { to, says, asksPassword, cookies = [] } = way;
  if (await wantsSecondFactor(answer))
    return redirect(leadTo('/login', ownPath(to), { step: 'second-factor' }), {
      headers: withCookies(cookies, answer),
    });
  const { user } = v.parse(opened, await answer.clone().json());
  const flash: Flash | undefined = user ? says : { type: 'info', message: asksPassword };
  const headers = withCookies([...cookies, ...(flash ? [flashCookie(flash)] : [])], answer);
  return redirect(user ? to : loginFor(to), { headers });
}
