import { data } from 'react-router';
import { graphql } from '../../../platform/pages/graphql.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { updateParent } from '../details/detail-mutations.ts';
import { detailsMessages } from '../details/details.messages.ts';
import { familyForms } from './family-fields.ts';
import { familyMessages as messages } from './family.messages.ts';
import { nothingThere, recordsOf } from '../details/save-details.ts';
import { afterPressing, afterSaving, textIn, type ProfileVisit } from '../profile/visit-profile.ts';

const inviteParent = graphql(`
  mutation InviteFromProfile($input: InviteParentInput!) {
    inviteParent(input: $input) {
      id
    }
  }
`);

const inviteStudent = graphql(`
  mutation InviteStudentFromProfile($input: InviteStudentInput!) {
    inviteStudent(input: $input) {
      id
    }
  }
`);

const endLink = graphql(`
  mutation EndLinkFromProfile($id: ID!) {
    endLink(link: PARENT, id: $id)
  }
`);

const leave = graphql(`
  mutation LeaveCollege($id: ID!) {
    endLink(link: COLLEGE_REP, id: $id)
  }
`);

const accept = graphql(`
  mutation AcceptFromProfile($id: ID!) {
    acceptInvitation(invitationId: $id)
  }
`);

const decline = graphql(`
  mutation DeclineFromProfile($id: ID!) {
    declineInvitation(invitationId: $id)
  }
`);

/** A student invites a parent. */
export async function sendParentInvitation(visit: ProfileVisit) {
  const { call, form, t } = visit;
  const { values, problems } = checkForm(familyForms.inviteParent, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.ask(inviteParent, { input: values });
  return afterSaving(visit, answer, 'parents', t(messages.sent, { email: values.email }));
}

/** A parent invites a student. */
export async function sendStudentInvitation(visit: ProfileVisit) {
  const { call, form, t } = visit;
  const { values, problems } = checkForm(familyForms.inviteStudent, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.ask(inviteStudent, { input: values });
  return afterSaving(visit, answer, 'students', t(messages.sent, { email: values.studentEmail }));
}

/** What a parent is to one of several students. */
export async function saveRelationship(visit: ProfileVisit) {
  const { call, form } = visit;
  const { values, problems } = checkForm(familyForms.relationship, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { user_type: userType, parents } = await recordsOf(visit);
  const id = textIn(form, 'id');
  const isOwn = userType === 'parent' && parents.items.some((one) => one?.id === id);
  if (!isOwn) return nothingThere(visit);
  return afterSaving(visit, await call.ask(updateParent, { input: { id, ...values } }), 'students');
}

/** Ends a link, or withdraws an invitation, from either side. */
export async function endFamilyLink(visit: ProfileVisit) {
  const { call, form, t } = visit;
  const answer = await call.ask(endLink, { id: textIn(form, 'id') });
  const { user_type: userType } = await recordsOf(visit);
  const anchor = userType === 'parent' ? 'students' : 'parents';
  return afterPressing(visit, answer, anchor, t(messages.ended));
}

/** A rep stops representing the college. */
export async function leaveCollege(visit: ProfileVisit) {
  const { call, t } = visit;
  const id = (await recordsOf(visit)).collegeRep?.id;
  if (!id) return nothingThere(visit);
  const answer = await call.ask(leave, { id });
  return afterPressing(visit, answer, 'college', t(detailsMessages.leftCollege));
}

/** Accepts an offer. */
export async function acceptOffer(visit: ProfileVisit) {
  const answer = await visit.call.ask(accept, { id: textIn(visit.form, 'id') });
  return afterPressing(visit, answer, askedFrom(visit), visit.t(messages.accepted));
}

/** Declines an offer. */
export async function declineOffer(visit: ProfileVisit) {
  const answer = await visit.call.ask(decline, { id: textIn(visit.form, 'id') });
  return afterPressing(visit, answer, askedFrom(visit), visit.t(messages.declined));
}

/** Offers are answered on the home as well. */
const askedFrom = ({ form }: ProfileVisit): string =>
  textIn(form, 'from') === 'home' ? '/app' : 'invitations';
