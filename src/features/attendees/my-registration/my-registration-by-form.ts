import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { enterByLink } from '../../accounts/enter-by-link.ts';
import { joinReady, sessionIn } from '../../fairs/join-session.ts';
import { flashCookie, type Flash } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, readRefused, refusalData } from '../../../ui/forms/form-problem.ts';
import { withDemographics } from '../questions/background.ts';
import { FairAttendee } from '../fair-attendee.entity.ts';
import { ownMessages as messages } from './own.messages.ts';
import { classParameter } from '../linked-class.ts';
import { agreeFields, changeFields, counselorFields, readType } from '../questions/asked-fields.ts';
import { rememberWaiting } from '../confirmation/registered-cookie.ts';
import {
  joinParameter,
  registeredPath,
  registrationOf,
  registrationPage,
} from '../registration-page.ts';
import {
  cancelCall,
  changeCall,
  confirmCall,
  mineQuery,
  sendCodeCall,
  sendLinkCall,
} from '../registration-queries.ts';
import { entrance } from '../registering/entrance.ts';
import { challengeBytes } from '../registering/register-by-form.ts';

/** The address to which a new link is emailed. */
const sendFields = { email: FairAttendee.members.email };

const opened = v.object({ payload: v.object({ fair: v.optional(v.string()) }) });

const textIn = (form: FormData, name: string): string => {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
};

function lead(to: string, flash: Flash) {
  return redirect(to, { headers: { 'set-cookie': flashCookie(flash) } });
}

/**
 * Opens an email's link: the first time it signs in the visitor, and leads into the fair if it is
 * live. After that, it emails a code.
 */
export async function openByForm(call: PageCall, form: FormData) {
  const t = translatorFor(call.locale);
  const key = textIn(form, 'token');
  const answer = await call.send('POST', '/api/auth/sign-in/link', { token: key });
  if (!answer.ok) return openAgain(call, form, answer);
  const { payload } = v.parse(opened, await answer.clone().json());
  const { fair } = payload;
  const mine = fair === undefined ? registrationPage : registrationOf(fair);
  const join = sessionIn(textIn(form, joinParameter));
  const joins = fair !== undefined && join !== null;
  return enterByLink(answer, {
    to: joins
      ? joinReady(fair, join)
      : fair === undefined
        ? mine
        : await entrance(call, fair, mine),
    ...(joins ? {} : { says: { type: 'success', message: t(messages.opened) } }),
    asksPassword: t(messages.admin),
  });
}

/** A link used before: on this device, if it is someone else's, it requires a code. */
async function openAgain(call: PageCall, form: FormData, answer: Response) {
  const key = textIn(form, 'token');
  const { message } = await readRefused(answer, translatorFor(call.locale));
  const challenge = call.randomToken(challengeBytes);
  const { data: sent } = await call.ask(sendCodeCall, { key, challenge });
  if (!sent) return lead(registrationPage, { type: 'error', message });
  const slug = sent.sendRegistrationCode;
  const join = sessionIn(textIn(form, joinParameter));
  return redirect(registeredPath(slug), {
    headers: { 'set-cookie': rememberWaiting(call, { slug, email: null, challenge, key, join }) },
  });
}

/** Emails a new link; the response is the same for every address. */
export async function sendByForm(call: PageCall, form: FormData) {
  const { values, problems } = checkForm(sendFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { errors } = await call.ask(sendLinkCall, values);
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  return redirect(`${registrationPage}?sent`);
}

async function mine(call: PageCall, form: FormData) {
  const { me } = await call.query(mineQuery);
  const registration = me.registrations.find(({ id }) => id === textIn(form, 'id'));
  if (!registration) throw redirect(registrationPage);
  return registration;
}

/** Updates a registration. */
export async function changeByForm(call: PageCall, form: FormData) {
  const t = translatorFor(call.locale);
  const { id, attendeeType, fair } = await mine(call, form);
  const type = readType(attendeeType) ?? 'parent';
  const { values, problems } = checkForm(changeFields(type), form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { attending, ...rest } = values;
  const classCode = textIn(form, classParameter) || null;
  const chosen = Array.isArray(attending) ? attending.map(Number) : [];
  const sessions = form.has('asked-sessions') ? { attending: chosen } : {};
  const answers = type === 'student' ? withDemographics(rest) : rest;
  const { errors } = await call.ask(changeCall, {
    input: { ...answers, ...sessions, classCode, id },
  });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  return lead(registrationOf(fair.slug), { type: 'success', message: t(messages.saved) });
}

/** Answers what registering could not ask: whether the counselor of the class sees the name. */
export async function answerCounselorByForm(call: PageCall, form: FormData) {
  const { id, fair } = await mine(call, form);
  const { values, problems } = checkForm(counselorFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const counselorMaySee = values.counselorMaySee === true;
  const { errors } = await call.ask(changeCall, { input: { id, counselorMaySee } });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const message = translatorFor(call.locale)(messages.saved);
  const to = textIn(form, 'from') === 'home' ? '/app' : registrationOf(fair.slug);
  return lead(to, { type: 'success', message });
}

/** Confirms what was registered with the caller's own address. */
export async function confirmByForm(call: PageCall, form: FormData) {
  const { id, fair, consent } = await mine(call, form);
  const { values, problems } = checkForm(consent ? {} : agreeFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { errors } = await call.ask(confirmCall, { id, ...values });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const message = translatorFor(call.locale)(messages.confirmed);
  return lead(registrationOf(fair.slug), { type: 'success', message });
}

/** Cancels a registration. */
export async function cancelByForm(call: PageCall, form: FormData) {
  const t = translatorFor(call.locale);
  const { id, fair } = await mine(call, form);
  const { errors } = await call.ask(cancelCall, { id });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const isDeclined = form.get('intent') === 'decline';
  return lead(registrationPage, {
    type: 'success',
    message: t(isDeclined ? messages.declined : messages.cancelled, { fair: fair.name }),
  });
}
