import { words } from '../platform/words/words.ts';

/** The mails to who stands on the list of a class. */
export const classLetters = words('classes.letters', {
  invitationSubject: '{counselor} invites you to {fair}',
  invitationLead:
    '{counselor} of {school} invites you to {fair}, a college fair that is held online. It is free.',
  reminderSubject: 'Not long until {fair}',
  reminderLead:
    '{counselor} of {school} has invited you to {fair}, a college fair that is held online. You can still register. It is free.',
  when: 'When: {when}',
  choice:
    'It is up to you. When you register, we ask whether {counselor} may see it, and no is a good answer.',
  action: 'Look and register',
  why: 'You got this email because {counselor} added your address to a list for this fair. No college sees the list, and we delete it {days} days after the fair.',
  leave: 'If you want no letters of this kind, unsubscribe here: {url}',
});
