import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** The emails of colleges. */
export const collegeEmails = defineMessages('colleges.letters', {
  inviteSubject: 'You’re invited to represent {college} on {brand}',
  inviteHeading: 'Represent {college}',
  inviteLead:
    'As a rep of {college} you set up its booth, answer students at the college fairs of {brand} and see its leads.',
  inviteNew: 'The link below opens the invitation and signs you in. You don’t need a password.',
  inviteSignIn: 'Sign in with this email address to accept.',
  invitePassword:
    'If you’d rather sign in with a password, use this temporary one within {days, plural, one {# day} other {# days}}. We’ll ask you to choose your own:',
  inviteSubjectBy: '{who} invited you to represent {college} on {brand}',
  inviteHeadingBy: '{who} invited you to represent {college}',
  inviteAccept: 'Accept the invitation',
  inviteTail:
    'The invitation expires in {days, plural, one {# day} other {# days}}. If you didn’t expect it, you can ignore this email.',
  inviteAction: 'See the invitation',

  claimSubject: 'Someone wants to represent {college}',
  claimStillWaits: 'Reminder: someone wants to represent {college}',
  claimHeading: '{who} says they represent {college}',
  claimLead:
    '{email} has asked to represent {college}. They can’t act for the college until one of its reps or an admin approves.',
  claimRequest:
    'Their email address isn’t at the college’s domain, so they said who they are. Role: {role}. Please check it before you approve.',
  claimTail: 'Do you know this person? If so, approve the request. If not, decline it.',
  claimAction: 'Decide',

  approvedSubject: 'You now represent {college}',
  approvedLead:
    'Your request was approved. Next, get your booth ready and complete your college’s profile.',
  openCollege: 'Open my college',

  newRepSubject: '{college} has a new rep',
  newRepHeading: '{who} now represents {college}',
  newRepLead:
    'The account {email} was accepted as a rep of {college}. If that’s wrong, you can remove them from your team.',

  rejectedSubject: 'Your request to represent {college}',
  rejectedHeading: 'Your request to represent {college} was declined',
  rejectedLead:
    'If you do represent this college, you can ask again and say more about your role, or ask one of its reps to invite you.',
  rejectedAction: 'Ask again',

  linkedSubject: 'You now represent {college}',
  linkedLead:
    'An admin of {brand} linked your account to {college}. Next, get your booth ready and complete your college’s profile.',

  endedSubject: 'You no longer represent {college}',
  endedLead:
    'Your account was removed from {college}, so you can no longer see its booths, payments and leads. You still have your account.',
  endedNext: 'If that’s wrong, ask one of its reps to invite you again.',

  draftSubject: '{college} is waiting for approval',
  draftLead:
    '{email} added {college}, which wasn’t in the directory. It’s a draft that only its reps and admins can work with until you approve it.',
  draftAction: 'Review the college',

  changeAskedSubject: 'A change to {college} is waiting for you',
  changeAskedLead:
    '{email} wants to change the name, location or website of {college}, which comes from the federal list. Nothing changes until an admin approves it.',
  changeMadeSubject: '{college} has changed',
  changeMadeLead: 'An admin approved this change to {college}: {changes}.',
  changeRefusedSubject: 'A change to {college} wasn’t approved',
  changeRefusedLead: 'An admin didn’t approve this change to {college}: {changes}.',
  changeReason: 'Reason: {reason}',

  publishedSubject: '{college} is approved',
  publishedLead: 'Your college is published. People can find it, and it can take part in fairs.',
});
