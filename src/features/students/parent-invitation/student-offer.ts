import { redirect } from 'react-router';
import { leadInvited } from '../../accounts/lead-invited.ts';
import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { invitationPage } from '../invitation-page.ts';

const studentInvitationQuery = graphql(`
  query StudentInvitation($key: String!) {
    studentInvitation(key: $key) {
      from
      fromFirstName
      email
      hasAccount
    }
  }
`);

/** What a parent offers a student. */
export type StudentOffer = NonNullable<
  ResultOf<typeof studentInvitationQuery>['studentInvitation']
>;

/** Where someone who is signed in answers. */
const answerPath = (key: string): string => `/app/invitations/${encodeURIComponent(key)}`;

/** The offer to a student behind a key; who is signed in answers it at once. */
export async function loadStudentOffer(call: PageCall, key: string): Promise<StudentOffer | null> {
  const { studentInvitation } = await call.query(studentInvitationQuery, { key });
  const isSignedIn = call.viewer !== null && call.viewer.role !== 'guests';
  if (studentInvitation && isSignedIn) throw redirect(answerPath(key));
  return studentInvitation;
}

/** Leads the student to an account, or to signing in, and from there to the answer. */
export async function enterToAnswer(call: PageCall, key: string): Promise<Response> {
  const { studentInvitation } = await call.query(studentInvitationQuery, { key });
  if (!studentInvitation) return redirect(`${invitationPage}?${new URLSearchParams({ key })}`);
  const { email, hasAccount } = studentInvitation;
  return leadInvited(call, { email, hasAccount, as: 'student', to: answerPath(key) });
}
