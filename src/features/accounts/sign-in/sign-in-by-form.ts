import { data, redirect } from 'react-router';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { accountFields } from '../account-pages/account-fields.ts';
import { readDemand, wantsSecondFactor, withCookies } from '../account-pages/endpoint-answer.ts';
import { resendCode } from '../mailed-codes/resend-code.ts';
import { readRefusal } from '../account-pages/describe-refusal.ts';
import { forgetStep, rememberStep } from '../account-pages/step-cookie.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { problemOf, textIn, type FormVisit } from '../account-pages/visit.ts';

/**
 * Signs in by address and password. A temporary password leads to the new-password step; an
 * unconfirmed address gets a new code and leads to the code step.
 */
export async function signInByForm(visit: FormVisit) {
  const { call, form, t } = visit;
  const { values, problems } = checkForm(accountFields.signIn, form, call);
  if (problems) return data(problemData(problems, form), 400);

  const { email } = values;
  const answer = await call.send('POST', '/api/auth/sign-in/email', {
    email,
    password: textIn(form, 'password'),
  });
  if (answer.ok) return enter(visit, answer, email);
  const refused = await readRefusal(answer, t);
  if (refused.code === 'UserNotConfirmedException')
    return resendCode(visit, { at: 'confirm', email });
  const isWrong = refused.code === 'NotAuthorizedException';
  return data(
    problemOf(form, isWrong ? { fields: { password: refused.message } } : refused),
    answer.status,
  );
}

/** Goes on after an endpoint opened: in, or to set an own password or to show the second factor first. */
export async function enter(
  { call, back }: FormVisit,
  answer: Response,
  email: string,
  cookies: readonly string[] = [],
) {
  const challenge = await readDemand(answer);
  if (challenge !== null) {
    const step = rememberStep(call, { at: 'new-password', email, challenge });
    return redirect(leadTo('/login', back, { step: 'new-password' }), {
      headers: withCookies([step], answer),
    });
  }
  if (await wantsSecondFactor(answer))
    return redirect(leadTo('/login', back, { step: 'second-factor' }), {
      headers: withCookies([forgetStep(call)], answer),
    });
  return redirect(back ?? '/app', {
    headers: withCookies([forgetStep(call), ...cookies], answer),
  });
}
