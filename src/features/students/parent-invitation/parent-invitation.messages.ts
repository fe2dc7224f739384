import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The page on which the invitation of a parent opens. */
export const parentInvitationMessages = defineMessages('onboarding.parentInvitation', {
  title: '{student} invited you',
  description: 'Accept the invitation of your student.',
  lead: 'Accept to plan for college together. You don’t need a password.',
  showsHeading: 'What you can see and do',
  showsProfile: '{student}’s profile and college preferences',
  showsColleges: 'The colleges and documents {student} saves',
  showsFairs: 'Go to the fairs that {student} registers for',
  ends: 'Nothing changes until you accept. Either of you can undo it at any time.',
  firstName: 'Your first name',
  lastName: 'Your last name',
  as: 'You’ll be linked as {name}.',
  accept: 'Accept',
  accepting: 'Accepting …',
  accepted: 'You’re linked with {student}.',
  stranger: 'Don’t know {student}? Close this page and nothing happens.',
  linkedTitle: 'Welcome back',
  linkedLead: 'You’re linked with {student}.',
  open: 'Sign in',
  opening: 'Signing in …',
  admin: 'Sign in with your password.',
  overTitle: 'This link doesn’t work anymore',
  overLead: 'It was used already, has expired, or the invitation was withdrawn.',
  overText: 'We can send a new link to the email address that was invited.',
  send: 'Email me a new link',
  sending: 'Sending …',
  signIn: 'Sign in instead',
  sentTitle: 'Check your email',
  sentLead:
    'If the invitation still exists, a new link is on its way to the address that was invited.',
});
