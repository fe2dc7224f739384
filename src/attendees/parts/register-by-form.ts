import { data, redirect } from 'react-router';
import { closeToStudents, isClosedToStudents } from '../../accounts/closed-to-students.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { isOldEnough } from '../../platform/model/minimum-age.ts';
import type { PageCall, PageError } from '../../platform/pages/page-call.ts';
import { checkForm } from '../../ui/check-form.ts';
import { problemData, refusalData, type FormProblem } from '../../ui/form-problem.ts';
import { withDemographics } from '../background.ts';
import { classParameter, registerInClass } from '../linked-class.ts';
import { registeredPath } from '../registration-page.ts';
import { rememberRegistered } from '../registered-cookie.ts';
import {
  readStep,
  readType,
  registerSteps,
  stepBeside,
  stepFields,
  stepOf,
  type Carried,
  type RegisterStep,
} from '../register-steps.ts';
import type { AttendeeType } from '../registration-fields.ts';
import { registerCall } from '../registration-queries.ts';

/** A form of one of the steps, as it was sent. */
interface Sent {
  readonly call: PageCall;
  readonly request: Request;
  /** The address of the page. */
  readonly url: URL;
  readonly form: FormData;
  readonly slug: string;
}

/** Which step is shown next, and what was typed so far; with what is wrong, where it is the same. */
export interface StepAnswer extends Partial<FormProblem> {
  readonly at: RegisterStep;
  readonly as: AttendeeType;
  readonly carried: Carried;
}

/** What is no fault of the form, so that programs in between may send it again. */
const statuses: Readonly<Record<string, number>> = {
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** Goes from step to step, each checked, and registers on the last one. Nothing is written before. */
export async function registerByForm({ call, request, url, form, slug }: Sent) {
  const code = url.searchParams.get(classParameter);
  const plain = fairPaths(slug).register;
  const path = code ? registerInClass(plain, encodeURIComponent(code)) : plain;
  const at = readStep(form.get('intent'));
  const type = readType(form.get('attendeeType'));
  if (at === null || type === null) return redirect(path);
  const as: AttendeeType = type;
  if (as === 'student' && isClosedToStudents(request)) return turnAway();
  const carried = problemData({}, form).typed;
  if (form.has('back')) return show(stepBeside(at, -1));

  const signedIn = call.viewer !== null && call.viewer.role !== 'guests';
  const asked = registerSteps.slice(0, registerSteps.indexOf(at) + 1);
  const values: Record<string, unknown> = {};
  for (const step of asked) {
    const checked = checkForm(stepFields(as, step, signedIn), form, call);
    Object.assign(values, checked.values);
    // Before anything else is told: nothing of a child's goes on from here.
    const { dob } = values;
    if (as === 'student' && typeof dob === 'string' && !isOldEnough(dob, call.now))
      return turnAway();
    if (checked.problems) return show(step, problemData(checked.problems, form));
  }
  if (at !== 'say') return show(stepBeside(at, 1));

  const { attending, ...rest } = values;
  const chosen = Array.isArray(attending) && attending.length > 0 ? attending.map(Number) : null;
  const said = as === 'student' ? withDemographics(rest) : rest;
  const { errors } = await call.ask(registerCall, {
    input: { ...said, fair: slug, attendeeType: as, attending: chosen, classCode: code },
  });
  const [error] = errors;
  if (error) return refuse(error);
  const email = typeof values['email'] === 'string' ? values['email'] : call.viewer?.email;
  return redirect(registeredPath(slug), {
    headers: { 'set-cookie': rememberRegistered(call, slug, email ?? '') },
  });

  function show(step: RegisterStep, problem?: FormProblem, status = problem ? 400 : 200) {
    const answer: StepAnswer = { at: step, as, carried, ...problem, intent: step };
    return data(answer, status);
  }

  function refuse(refused: PageError) {
    if (refused.code === 'FORBIDDEN') return turnAway();
    const [field] = Object.keys(refused.fields ?? {});
    return show(
      field === undefined ? 'say' : stepOf(field),
      refusalData(refused, form),
      statuses[refused.code] ?? 400,
    );
  }

  function turnAway() {
    return redirect(path, { headers: { 'set-cookie': closeToStudents(call) } });
  }
}
