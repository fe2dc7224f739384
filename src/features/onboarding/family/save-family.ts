import { data } from 'react-router';
import { graphql } from '../../../platform/pages/graphql.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { updateParent } from '../details/detail-mutations.ts';
import { detailsMessages } from '../details/details.messages.ts';
import { leadToWhatIsMissing } from '../invitations/answer-offer.ts';
import { completeOwn } from '../parent-setup/load-parent.ts';
import { parentSoFar } from '../parent-setup/parent-queries.ts';
import { familyForms } from './family-fields.ts';
import { familyMessages as messages } from './family.messages.ts';
import { nothingThere, recordsOf } from '../details/save-details.ts';
import {
  afterPressing,
  afterSaving,
  textIn,
  type ProfileSubmission,
} from '../profile/profile-submission.ts';
import { profilePath, sectionPath } from '../profile/sections.ts';

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
export async function sendParentInvitation(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const { values, problems } = checkForm(familyForms.inviteParent, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.ask(inviteParent, { input: values });
  return afterSaving(
    submission,
    answer,
    sectionPath('parents'),
    t(messages.sent, { email: values.email }),
  );
}

/** A parent invites a student. */
export async function sendStudentInvitation(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  await completeOwn(call, form);
  const { values, problems } = checkForm(familyForms.inviteStudent, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.ask(inviteStudent, { input: values });
  return afterSaving(
    submission,
    answer,
    sectionPath('students'),
    t(messages.sent, { email: values.studentEmail }),
  );
}

/** Emails the invitation that waits once more; the earlier email’s link ends. */
export async function sendStudentInvitationAgain(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const { me, studentInvitations } = await call.query(parentSoFar);
  const id = textIn(form, 'id');
  const waiting = studentInvitations.find(({ parentId }) => parentId === id);
  const record = me.parents.items.find((one) => one?.id === id);
  if (!waiting || !record) return nothingThere(submission);
  const { firstName, lastName, phone, studentRelationship } = record;
  const answer = await call.ask(inviteStudent, {
    input: {
      studentEmail: waiting.email,
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      phone,
      studentRelationship,
    },
  });
  return afterPressing(
    submission,
    answer,
    studentsFrom(submission),
    t(messages.sent, { email: waiting.email }),
  );
}

/** Takes back an invitation that waits. */
export async function withdrawStudentInvitation(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const answer = await call.ask(endLink, { id: textIn(form, 'id') });
  return afterPressing(submission, answer, studentsFrom(submission), t(messages.withdrawn));
}

const studentsFrom = ({ form }: ProfileSubmission): string =>
  textIn(form, 'from') === 'home' ? '/app' : sectionPath('students');

/** What a parent is to one of several students. */
export async function saveRelationship(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(familyForms.relationship, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { user_type: userType, parents } = await recordsOf(submission);
  const id = textIn(form, 'id');
  const isOwn = userType === 'parent' && parents.items.some((one) => one?.id === id);
  if (!isOwn) return nothingThere(submission);
  return afterSaving(
    submission,
    await call.ask(updateParent, { input: { id, ...values } }),
    sectionPath('students'),
  );
}

/** Ends a link, or withdraws an invitation, from either side. */
export async function endFamilyLink(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const answer = await call.ask(endLink, { id: textIn(form, 'id') });
  const { user_type: userType } = await recordsOf(submission);
  const section = userType === 'parent' ? 'students' : 'parents';
  return afterPressing(submission, answer, sectionPath(section), t(messages.ended));
}

/** A rep stops representing the college. */
export async function leaveCollege(submission: ProfileSubmission) {
  const { call, t } = submission;
  const id = (await recordsOf(submission)).collegeRep?.id;
  if (!id) return nothingThere(submission);
  const answer = await call.ask(leave, { id });
  return afterPressing(submission, answer, '/app/college', t(detailsMessages.leftCollege));
}

/** Accepts an offer. */
export async function acceptOffer(submission: ProfileSubmission) {
  const { call } = submission;
  const id = textIn(submission.form, 'id');
  const answer = await call.ask(accept, { id });
  const missing = answer.errors[0] ? await leadToWhatIsMissing(call, id) : null;
  if (missing) return missing;
  return afterPressing(submission, answer, askedFrom(submission), submission.t(messages.accepted));
}

/** Declines an offer. */
export async function declineOffer(submission: ProfileSubmission) {
  const answer = await submission.call.ask(decline, { id: textIn(submission.form, 'id') });
  return afterPressing(submission, answer, askedFrom(submission), submission.t(messages.declined));
}

/** Offers are answered on the home as well. The profile lists them only while one waits. */
const askedFrom = ({ form }: ProfileSubmission): string =>
  textIn(form, 'from') === 'home' ? '/app' : profilePath;
