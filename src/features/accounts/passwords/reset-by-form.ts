import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { accountAlerts } from '../account-alerts.messages.ts';
import { accountFields, sentFields } from '../account-pages/account-fields.ts';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { resetMessages } from './reset.messages.ts';
import { readRefusal } from '../account-pages/describe-refusal.ts';
import { readStep, rememberStep } from '../account-pages/step-cookie.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { problemOf, textIn, type FormVisit } from '../account-pages/visit.ts';

/** Asks for a code. Whatever comes of it the form for the code follows. */
export async function askResetByForm(visit: FormVisit) {
  const { values, problems } = checkForm(accountFields.address, visit.form, visit.call);
  if (problems) return data(problemData(problems, visit.form), 400);
  return askReset(visit, values.email, null);
}

/** Asks for another code. */
export async function askResetAgain(visit: FormVisit) {
  const step = readStep(visit.call, visit.request);
  if (step?.at !== 'reset') return redirect(leadTo('/reset-password', visit.back));
  return askReset(visit, step.email, visit.t(resetMessages.sentAgain));
}

async function askReset({ call, t, back }: FormVisit, email: string, sent: string | null) {
  const answer = await call.send('POST', '/api/auth/email-otp/request-password-reset', { email });
  const failed = { type: 'error', message: t(accountAlerts.resendFailed) } as const;
  const alert = !answer.ok
    ? failed
    : sent === null
      ? null
      : { type: 'info' as const, message: sent };
  return redirect(leadTo('/reset-password', back, { step: 'code' }), {
    headers: withCookies([
      rememberStep(call, { at: 'reset', email }),
      ...(alert ? [flashCookie(alert)] : []),
    ]),
  });
}

/** Sets the new password by the mailed code, and leads to the sign-in. */
export async function resetByForm({ call, request, form, t, back }: FormVisit) {
  const step = readStep(call, request);
  if (step?.at !== 'reset') return redirect(leadTo('/reset-password', back));
  const { values, problems } = checkForm(sentFields.reset, form, call);
  if (problems) return data(problemData(problems, form), 400);

  const answer = await call.send('POST', '/api/auth/email-otp/reset-password', {
    email: step.email,
    otp: values.code,
    password: textIn(form, 'password'),
  });
  if (!answer.ok) {
    const { fields } = await readRefusal(answer, t);
    const problem = { fields, message: t(accountAlerts.resetFailed) };
    return data(problemOf(form, problem), answer.status);
  }
  const message = t(accountAlerts.resetSucceeded);
  return redirect(leadTo('/login', back), {
    headers: withCookies(
      [
        rememberStep(call, { at: 'sign-in', email: step.email }),
        flashCookie({ type: 'success', message }),
      ],
      answer,
    ),
  });
}
