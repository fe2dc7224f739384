import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { accountAlerts } from '../account-alerts.messages.ts';
import { sentFields } from '../account-pages/account-fields.ts';
import { accountMessages } from '../account-pages/account.messages.ts';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { readRefusal } from '../account-pages/describe-refusal.ts';
import { enter } from '../sign-in/sign-in-by-form.ts';
import { readStep, rememberStep } from '../account-pages/step-cookie.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { problemOf, textIn, type FormVisit, type Visit } from '../account-pages/visit.ts';

/** Replaces the temporary password, and signs in. */
export async function setPasswordByForm(visit: FormVisit) {
  const { call, request, form, t } = visit;
  const step = readStep(call, request);
  if (step?.at !== 'new-password') return startAgain(visit);
  const { problems } = checkForm(sentFields.newPassword, form, call);
  if (problems) return data(problemData(problems, form), 400);

  const answer = await call.send('POST', '/api/auth/new-password', {
    challenge: step.challenge,
    newPassword: textIn(form, 'password'),
  });
  if (answer.ok) return enter(visit, answer, step.email);
  const refused = await readRefusal(answer, t);
  // The proof of the temporary password is spent or too old.
  if (refused.code === 'NotAuthorizedException') return startAgain(visit, step.email);
  const { newPassword } = refused.fields;
  return data(
    problemOf(form, {
      message: t(accountAlerts.newPasswordFailed),
      fields: newPassword === undefined ? {} : { password: newPassword },
    }),
    answer.status,
  );
}

/** Leads someone who took too long back to the beginning of signing in. */
export const startAgain = ({ call, t, back }: Visit, email?: string) =>
  redirect(leadTo('/login', back), {
    headers: withCookies([
      flashCookie({ type: 'warning', message: t(accountMessages.tooLate) }),
      ...(email === undefined ? [] : [rememberStep(call, { at: 'sign-in', email })]),
    ]),
  });
