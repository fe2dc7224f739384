import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { accountFields } from '../account-pages/account-fields.ts';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { registerMessages } from './register.messages.ts';
import { resendCode } from '../mailed-codes/resend-code.ts';
import { readRefusal } from '../account-pages/describe-refusal.ts';
import { enter } from '../sign-in/sign-in-by-form.ts';
import { forgetStep, readStep, rememberStep, type Step } from '../account-pages/step-cookie.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { problemOf, type FormVisit, type Visit } from '../account-pages/visit.ts';

/** Takes the code that confirms the address; it signs in as well. */
export async function confirmByForm(visit: FormVisit) {
  const { call, form, t } = visit;
  const step = waiting(visit);
  if (!step) return chooseAgain(visit);
  const { values, problems } = checkForm(accountFields.code, form, call);
  if (problems) return data(problemData(problems, form), 400);

  const { email } = step;
  const answer = await call.send('POST', '/api/auth/email-otp/verify-email', {
    email,
    otp: values.code,
  });
  if (answer.ok) {
    const message = t(registerMessages.confirmed);
    // Shown once and skippable; a requested page takes precedence.
    const begins = step.as === 'student' || step.as === 'counselor';
    const back = visit.back ?? (begins ? '/app/setup' : null);
    return enter({ ...visit, back }, answer, email, [flashCookie({ type: 'success', message })]);
  }
  const refused = await readRefusal(answer, t);
  const isCode = /^(?:CodeMismatch|ExpiredCode)Exception$/.test(refused.code);
  return data(
    problemOf(form, isCode ? { fields: { code: refused.message } } : refused),
    answer.status,
  );
}

/** Mails another code to the address that waits for one. */
export function resendToWaiting(visit: FormVisit) {
  const step = waiting(visit);
  return step ? resendCode(visit, step) : chooseAgain(visit);
}

/** Goes back to the address step; keeps earlier input. */
export function changeAddress(visit: FormVisit) {
  const step = waiting(visit);
  if (!step?.as) return chooseAgain(visit);
  const { as, birth } = step;
  const cookie = birth
    ? rememberStep(visit.call, { at: 'details', birth })
    : forgetStep(visit.call);
  return redirect(leadTo('/register', visit.back, { as }), { headers: withCookies([cookie]) });
}

function waiting({ call, request }: Visit): Extract<Step, { at: 'confirm' }> | null {
  const step = readStep(call, request);
  return step?.at === 'confirm' ? step : null;
}

const chooseAgain = ({ call, back }: Visit) =>
  redirect(leadTo('/register', back), { headers: withCookies([forgetStep(call)]) });
