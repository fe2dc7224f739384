import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What a parent finds when setting up. */
export const parentSetupMessages = defineMessages('onboarding.parent', {
  heading: 'Your students',
  lead: 'You’ll see a student’s profile and saved colleges once one of you has sent an invitation and the other has accepted.',
  waitingTitle: 'Waiting for an answer',
  waiting: 'We emailed this address. You’ll be linked once your student accepts.',
  withdraw: 'Withdraw',
  withdrawn: 'Invitation withdrawn.',
  end: 'End the link',
  ended: 'The link has ended.',
  school: 'School',
  entry: 'Starts college',
  place: 'Home',
  majors: 'Interested in',
  lookingFor: 'Looking for',
  shares: 'Contact details',
  sharesYes: 'Preselects “Yes” when a college asks',
  sharesNo: 'Decides each time a college asks',
  notTold: 'Not set yet',
  inviteHeading: 'Invite a student',
  anotherHeading: 'Invite another student',
  studentEmail: 'Your student’s email',
  studentEmailHint:
    'The email address of the student’s own account, or the one they’ll sign up with.',
  firstName: 'Your first name',
  lastName: 'Your last name',
  phone: 'Your phone',
  from: 'The invitation will be from {name}.',
  relationship: 'How are you related to the student?',
  invite: 'Send invitation',
  invited: 'The invitation is on its way to {email}.',
});
