import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The page where an admin assigns a registration to a college. */
export const assignMessages = defineMessages('exhibitors.assign', {
  editPublic: 'Edit public details',
  back: 'All exhibitors',
  registered: 'Registered as',
  contact: 'Contact',
  seePayment: 'See payment',
  payment: 'Payment',
  college: 'College',
  none: 'None assigned yet',
  rep: 'Rep',
  isRep: 'The contact represents the college.',
  isInvited: 'The contact was emailed a link that makes them a rep.',
  noRep: 'The contact doesn’t represent the college.',
  title: 'Which college is it?',
  titleAssigned: 'Move to another college',
  text: 'We compare the name, the domain of the contact’s email address and the state with our directory. At a booth fair, the college gets its booth when you assign it.',
  ended:
    'This registration belongs to a payment its college made for several fairs, or it has ended.',
  find: 'Find another college by name',
  search: 'Search',
  choose: 'College',
  nothing: 'Nothing in the directory matches. Search for the name, or approve the college first.',
  sameName: 'same name',
  sameHost: 'same email domain',
  sameState: 'same state',
  isRegistered: 'has another registration for this fair',
  invite: 'Email {email} a link that makes them a rep of this college',
  inviteHint:
    'A rep can fill in the booth, spend the college’s credits, see its leads and invite colleagues. Check first that this person works there.',
  assign: 'Assign this college',
  assigning: 'Assigning…',
  assigned: 'Assigned. The contact gets an email within a minute.',
});
