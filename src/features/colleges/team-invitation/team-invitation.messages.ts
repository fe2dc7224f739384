import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The page on which the invitation of a rep opens. */
export const teamInvitationMessages = defineMessages('colleges.teamInvitation', {
  title: 'Represent {college}',
  description: 'Accept the invitation to your college’s team.',
  lead: '{from} invited you. You don’t need a password.',
  showsHeading: 'What you’ll be able to do',
  showsBooth: 'Set up booths and answer students at fairs',
  showsLeads: 'See the students who share their details with {college}',
  showsTeam: 'Register {college} for fairs and invite colleagues',
  ends: 'Nothing changes until you accept. You can leave the team at any time.',
  as: 'Your account will use {email}.',
  firstName: 'First name',
  lastName: 'Last name',
  accept: 'Accept',
  accepting: 'Accepting …',
  accepted: 'You represent {college} now.',
  stranger: 'Don’t know {from}? Close this page and nothing happens.',
  admin: 'Sign in with your password.',
  overTitle: 'This link doesn’t work anymore',
  overLead: 'It was used already, has expired, or the invitation was withdrawn.',
  overText: 'If you’ve accepted before, sign in. Otherwise ask for a new invitation.',
  signIn: 'Sign in',
});
