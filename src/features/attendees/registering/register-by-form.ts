import { data, redirect } from 'react-router';
import { closeToStudents, isClosedToStudents } from '../../accounts/closed-to-students.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { isOldEnough } from '../../../platform/model/minimum-age.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { checkForm, type FormFields } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData, type FormProblem } from '../../../ui/forms/form-problem.ts';
import { detailFields, readType, registerFields } from '../questions/asked-fields.ts';
import { withDemographics } from '../questions/background.ts';
import { classParameter, registerInClass } from '../linked-class.ts';
import { joinReady, sessionIn } from '../../fairs/join-session.ts';
import { joinParameter, registeredPath } from '../registration-page.ts';
import { rememberWaiting } from '../confirmation/registered-cookie.ts';
import type { AttendeeType } from '../questions/registration-fields.ts';
import { registerCall } from '../registration-queries.ts';
import { entrance } from './entrance.ts';

/** The submitted form. */
interface Sent {
  readonly call: PageCall;
  readonly request: Request;
  /** The address of the page. */
  readonly url: URL;
  readonly form: FormData;
  readonly slug: string;
}

/** The errors, and the attendee type. */
export interface RegisterAnswer extends FormProblem {
  readonly as: AttendeeType;
}

/** Errors not caused by the form, so that proxies may send it again. */
const statuses: Readonly<Record<string, number>> = {
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** Number of random bytes that tie an emailed code to the browser that requested it. */
export const challengeBytes = 16;

/**
 * Registers with the form's values. Signed-in people continue directly, everyone else goes to the
 * page where they enter the emailed code.
 */
export async function registerByForm({ call, request, url, form, slug }: Sent) {
  const code = url.searchParams.get(classParameter);
  const plain = fairPaths(slug).register;
  const path = code ? registerInClass(plain, encodeURIComponent(code)) : plain;
  const type = readType(form.get('attendeeType'));
  if (type === null) return redirect(path);
  const as: AttendeeType = type;
  if (as === 'student' && isClosedToStudents(request)) return turnAway();

  const isSignedIn = call.viewer !== null && call.viewer.role !== 'guests';
  const { values, problems } = checkForm(registerFields(as, isSignedIn), form, call);
  // Checked before anything is disclosed: no data of a child is passed on.
  const dob: unknown = checkForm(birthOf(as), form, call).values['dob'];
  if (as === 'student' && typeof dob === 'string' && !isOldEnough(dob, call.now)) return turnAway();
  if (problems) return show(problemData(problems, form));

  const challenge = call.randomToken(challengeBytes);
  const details = knownDetails(as, form, call);
  const { attending, ...told } = values;
  const sessions = Array.isArray(attending) ? attending.map(Number) : [];
  const { errors } = await call.ask(registerCall, {
    input: {
      ...(as === 'student' ? withDemographics(details) : details),
      ...told,
      ...(sessions.length > 0 ? { attending: sessions } : {}),
      fair: slug,
      attendeeType: as,
      classCode: code,
      locale: call.locale,
      timeZone: call.zone,
      ...(isSignedIn ? {} : { challenge }),
    },
  });
  const [error] = errors;
  if (error) return refuse(error);
  const join = sessionIn(textIn(form, joinParameter));
  if (isSignedIn)
    return redirect(
      join === null ? await entrance(call, slug, registeredPath(slug)) : joinReady(slug, join),
    );
  const email = typeof values['email'] === 'string' ? values['email'] : null;
  return redirect(registeredPath(slug), {
    headers: { 'set-cookie': rememberWaiting(call, { slug, email, challenge, key: null, join }) },
  });

  function show(problem: FormProblem, status = 400) {
    const answer: RegisterAnswer = { ...problem, as };
    return data(answer, status);
  }

  function refuse(refused: PageError) {
    if (refused.code === 'FORBIDDEN') return turnAway();
    return show(refusalData(refused, form), statuses[refused.code] ?? 400);
  }

  function turnAway() {
    return redirect(path, { headers: { 'set-cookie': closeToStudents(call) } });
  }
}

const textIn = (form: FormData, name: string): string => {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
};

function birthOf(as: AttendeeType): FormFields {
  const { dob } = registerFields(as, true);
  return dob ? { dob } : {};
}

/** Hidden known answers: options no longer valid are dropped, not rejected. */
function knownDetails(as: AttendeeType, form: FormData, call: PageCall) {
  return Object.fromEntries(
    Object.entries(detailFields(as)).flatMap(([name, field]) => {
      const { values } = checkForm({ [name]: field }, form, call);
      const value: unknown = values[name];
      return value === null || value === undefined ? [] : [[name, value] as const];
    }),
  );
}
