import { data, redirect } from 'react-router';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { accountAlerts } from '../account-alerts.messages.ts';
import { checkSignUp, type selfChosenTypes } from './check-sign-up.ts';
import { closeToStudents, isClosedToStudents } from '../closed-to-students.ts';
import { accountFields, sentFields } from '../account-pages/account-fields.ts';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { readRefusal } from '../account-pages/describe-refusal.ts';
import { forgetStep, readStep, rememberStep } from '../account-pages/step-cookie.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { problemOf, textIn, type FormVisit, type Visit } from '../account-pages/visit.ts';

/** What someone registers as. */
export type ChosenType = (typeof selfChosenTypes)[number];

/** Takes the birth date of a student. A child's is not stored, and no second one is accepted. */
export function tellBirthDate(visit: FormVisit) {
  const { call, request, form, back } = visit;
  if (isClosedToStudents(request)) return turnAway(visit);
  const { values, problems } = checkForm(accountFields.birth, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const birth = values.birth_date;
  const judged = checkSignUp({ user_type: 'student', birth_date: birth }, call.now);
  if (judged?.kind === 'refused') return turnAway(visit);
  return redirect(leadTo('/register', back, { as: 'student' }), {
    headers: withCookies([rememberStep(call, { at: 'details', birth, ...invitedAt(visit) })]),
  });
}

/** The address at which someone was invited to register, where it is known. */
export function invitedAt({ call, request }: Visit): { readonly email?: string } {
  const step = readStep(call, request);
  const isKnown = step?.at === 'invited' || step?.at === 'details';
  return isKnown && step.email !== undefined ? { email: step.email } : {};
}

/** Creates the account, and leads to the code step. */
export async function signUpByForm(visit: FormVisit, as: ChosenType) {
  const { call, request, form, t, back } = visit;
  const step = readStep(call, request);
  const birth = as === 'student' && step?.at === 'details' ? step.birth : undefined;
  if (as === 'student') {
    if (isClosedToStudents(request)) return turnAway(visit);
    if (birth === undefined) return redirect(leadTo('/register', back, { as }));
  }
  const { values, problems } = checkForm(sentFields.signUp, form, call);
  if (problems) return data(problemData(problems, form), 400);

  const { name, email } = values;
  const answer = await call.send('POST', '/api/auth/sign-up/email', {
    email,
    password: textIn(form, 'password'),
    user_type: as,
    locale: call.locale,
    ...(name === null ? {} : { name }),
    ...(birth === undefined ? {} : { birth_date: birth }),
    ...(call.zone === null ? {} : { time_zone: call.zone }),
  });
  if (answer.ok)
    return redirect(leadTo('/register', back), {
      headers: withCookies([
        rememberStep(call, { at: 'confirm', email, as, ...(birth ? { birth } : {}) }),
      ]),
    });

  const refused = await readRefusal(answer, t);
  const { code, message, fields } = refused;
  if (code === 'FORBIDDEN' && birth !== undefined) return turnAway(visit);
  if (code === 'UsernameExistsException')
    return data(
      { ...problemOf(form, { fields: { email: message } }), exists: email },
      answer.status,
    );
  if (code === 'InvalidPasswordException')
    return data(
      problemOf(form, { message: t(accountAlerts.passwordRejected), fields }),
      answer.status,
    );
  const isInFields = Object.keys(fields).length > 0;
  return data(problemOf(form, { fields, message: isInFields ? null : message }), answer.status);
}

function turnAway({ call, back }: Visit) {
  return redirect(leadTo('/register', back, { as: 'student' }), {
    headers: withCookies([closeToStudents(call), forgetStep(call)]),
  });
}
