import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { accountAlerts } from '../account-alerts.messages.ts';
import { accountFields } from '../account-pages/account-fields.ts';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { rememberStep, type Step } from '../account-pages/step-cookie.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import type { FormVisit, Visit } from '../account-pages/visit.ts';

/** Mails another code to confirm an address, and leads to where it is entered. */
export async function resendCode({ call, t, back }: Visit, step: Extract<Step, { at: 'confirm' }>) {
  const answer = await call.send('POST', '/api/auth/email-otp/send-verification-otp', {
    email: step.email,
    type: 'email-verification',
  });
  const alert = answer.ok
    ? ({ type: 'info', message: t(accountAlerts.resendSucceeded) } as const)
    : ({ type: 'error', message: t(accountAlerts.resendFailed) } as const);
  return redirect(leadTo('/register', back), {
    headers: withCookies([rememberStep(call, step), flashCookie(alert)]),
  });
}

/** The same for someone who types the address. Whether it has an account is not told. */
export async function resendByForm(visit: FormVisit) {
  const { values, problems } = checkForm(accountFields.address, visit.form, visit.call);
  if (problems) return data(problemData(problems, visit.form), 400);
  return resendCode(visit, { at: 'confirm', email: values.email });
}
