import { words } from '../platform/words/words.ts';

/** The mails of colleges. */
export const collegeLetters = words('colleges.letters', {
  inviteSubject: 'You are invited to represent {college} at {brand}',
  inviteHeading: 'Represent {college}',
  inviteLead:
    'You are invited to speak for {college} at the college fairs of {brand}. Sign in with this address to accept; if you had no account, a second mail brings the temporary password of the one that was made for you.',
  inviteTail:
    'The invitation is good for {days, plural, one {# day} other {# days}}. If you did not expect it, ignore this mail and nothing happens.',
  inviteAction: 'See the invitation',

  claimSubject: 'Someone wants to represent {college}',
  claimHeading: '{who} says they represent {college}',
  claimLead:
    '{email} has asked to represent {college}. They can’t act for the college until one of its reps or an admin approves.',
  claimRequest:
    'Their email address isn’t at the college’s domain, so they said who they are. Role: {role}. Please check it before you approve.',
  claimTail: 'Do you know this person? If so, approve the request. If not, decline it.',
  claimAction: 'Decide',

  approvedSubject: 'You represent {college} now',
  approvedLead:
    'Your request was approved. Next, get your booth ready and complete your college’s profile.',
  openCollege: 'Open my college',

  newRepSubject: '{college} has a new rep',
  newRepHeading: '{who} represents {college} now',
  newRepLead:
    'The account {email} was accepted as a rep of {college}. If that’s wrong, you can remove them from your team.',

  rejectedSubject: 'Your request to represent {college}',
  rejectedHeading: 'Your request to represent {college} was declined',
  rejectedLead:
    'If you do represent this college, you can ask again and say more about your role, or ask one of its reps to invite you.',
  rejectedAction: 'Ask again',

  linkedSubject: 'You represent {college} now',
  linkedLead:
    'An admin of {brand} linked your account to {college}. Next, get your booth ready and complete your college’s profile.',

  endedSubject: 'You no longer represent {college}',
  endedLead:
    'Your account was removed from {college}: its booths, payments and leads are closed to you. Your account itself stays.',
  endedNext: 'If that’s wrong, ask one of its reps to invite you again.',

  draftSubject: '{college} waits for approval',
  draftLead:
    'The account {email} has entered {college}, which was not in the directory. It is a draft that only its reps and admins work with, until you approve it.',
  draftAction: 'See what waits',

  changeAskedSubject: 'A change of {college} is waiting for you',
  changeAskedLead:
    '{email} wants to change the name, place or website of {college}, which comes from the federal list. Nothing changes until an admin approves it.',
  changeMadeSubject: '{college} has changed',
  changeMadeLead: 'An admin approved this change of {college}: {changes}.',
  changeRefusedSubject: 'A change of {college} was not approved',
  changeRefusedLead: 'An admin did not approve this change of {college}: {changes}.',
  changeReason: 'Reason: {reason}',

  publishedSubject: '{college} is approved',
  publishedLead: 'Your college is published. It can be found, and take part in fairs.',
});
