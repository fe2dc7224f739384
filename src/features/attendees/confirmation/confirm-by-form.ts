import { data, redirect } from 'react-router';
import { accountAlerts } from '../../accounts/account-alerts.messages.ts';
import { enterByLink } from '../../accounts/enter-by-link.ts';
import { joinReady } from '../../fairs/fair-phase.ts';
import { flashCookie, type Flash } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, readRefused, refusalData } from '../../../ui/forms/form-problem.ts';
import { ownMessages as messages } from '../my-registration/own.messages.ts';
import { registeredPath } from '../registration-page.ts';
import { forgetWaiting, readWaiting, rememberWaiting, type Waiting } from './registered-cookie.ts';
import { sendCodeCall, sendLinkCall } from '../registration-queries.ts';
import { codeFields } from './code-fields.ts';
import { entrance } from '../registering/entrance.ts';
import { challengeBytes } from '../registering/register-by-form.ts';

interface Sent {
  readonly call: PageCall;
  readonly request: Request;
  readonly form: FormData;
  readonly slug: string;
}

/** The email's six digits: they sign in, confirm the registration, and lead to the fair. */
export async function confirmByForm({ call, request, form, slug }: Sent) {
  const waiting = readWaiting(call, request, slug);
  if (!waiting) return redirect(registeredPath(slug));
  const { values, problems } = checkForm(codeFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const t = translatorFor(call.locale);
  const { challenge } = waiting;
  const answer = await call.send('POST', '/api/auth/sign-in/code', {
    challenge,
    code: values.code,
  });
  if (!answer.ok) {
    const { code, message, fields } = await readRefused(answer, t);
    const isCode = /^(?:CodeMismatch|ExpiredCode)Exception$/.test(code);
    const refused = isCode ? { message: '', fields: { code: message } } : { message, fields };
    return data(refusalData(refused, form), answer.status);
  }
  return enterByLink(answer, {
    to:
      waiting.join === null
        ? await entrance(call, slug, registeredPath(slug))
        : joinReady(slug, waiting.join),
    asksPassword: t(messages.admin),
    cookies: [forgetWaiting(call)],
  });
}

/** Emails a new code; the response is the same for every address. */
export async function resendByForm({ call, request, slug }: Sent) {
  const waiting = readWaiting(call, request, slug);
  if (!waiting) return redirect(registeredPath(slug));
  return sendCode(call, waiting);
}

/** Emails a code for a browser, and leads to the page where it is entered. */
export async function sendCode(call: PageCall, waiting: Omit<Waiting, 'challenge'>) {
  const { email, key, slug } = waiting;
  const challenge = call.randomToken(challengeBytes);
  const { errors } =
    key === null
      ? await call.ask(sendLinkCall, { email: email ?? '', fair: slug, challenge })
      : await call.ask(sendCodeCall, { key, challenge });
  const t = translatorFor(call.locale);
  const flash: Flash = errors[0]
    ? { type: 'error', message: errors[0].message }
    : { type: 'info', message: t(accountAlerts.resendSucceeded) };
  const headers = new Headers([['set-cookie', flashCookie(flash)]]);
  if (!errors[0]) headers.append('set-cookie', rememberWaiting(call, { ...waiting, challenge }));
  return redirect(registeredPath(slug), { headers });
}
