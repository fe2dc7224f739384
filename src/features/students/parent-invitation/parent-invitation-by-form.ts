import { data, redirect } from 'react-router';
import { enterByLink } from '../../accounts/enter-by-link.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { invitationPage } from '../invitation-page.ts';
import { Parent } from '../parent.entity.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, readRefused, refusalData } from '../../../ui/forms/form-problem.ts';
import { parentInvitationMessages as messages } from './parent-invitation.messages.ts';

const { firstName, lastName } = Parent.members;

/** What a parent who accepts enters: their own name. */
export const nameFields = { firstName, lastName };

/** What an emailed invitation says. */
export const invitationQuery = graphql(`
  query ParentInvitation($key: String!) {
    parentInvitation(key: $key) {
      studentFirstName
      firstName
      lastName
      isLinked
      isNamed
    }
  }
`);

const sendCall = graphql(`
  mutation SendParentInvitation($key: String!) {
    sendParentInvitation(key: $key)
  }
`);

/**
 * Accepts the invitation of a link: signs the parent in, who is linked from now on, under the name
 * of their account or the one they enter.
 */
export async function acceptByForm(call: PageCall, key: string, form: FormData) {
  const { parentInvitation } = await call.query(invitationQuery, { key });
  if (parentInvitation?.isNamed) {
    const { firstName, lastName } = parentInvitation;
    return openLink(call, key, form, { firstName, lastName });
  }
  const { values, problems } = checkForm(nameFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  return openLink(call, key, form, values);
}

/** Opens the link, with the name where the page asked for it. */
export async function openLink(
  call: PageCall,
  key: string,
  form: FormData,
  name: Partial<Record<keyof typeof nameFields, unknown>> = {},
) {
  const t = translatorFor(call.locale);
  const { parentInvitation } = await call.query(invitationQuery, { key });
  const answer = await call.send('POST', '/api/auth/sign-in/link', { token: key, ...name });
  if (!answer.ok) {
    const { message, fields } = await readRefused(answer, t);
    return data(refusalData({ message, fields }, form), 400);
  }
  const student = parentInvitation?.studentFirstName ?? '';
  return enterByLink(answer, {
    to: '/app',
    says: { type: 'success', message: t(messages.accepted, { student }) },
    asksPassword: t(messages.admin),
  });
}

/** Emails a new link; the answer is the same for every key. */
export async function sendByForm(call: PageCall, key: string, form: FormData) {
  const { errors } = await call.ask(sendCall, { key });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  return redirect(`${invitationPage}?sent`);
}
