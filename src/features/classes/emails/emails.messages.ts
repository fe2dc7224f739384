import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The emails to students on the list of a class. */
export const classEmails = defineMessages('classes.letters', {
  invitationSubject: '{counselor} invites you to {fair}',
  invitationLead: '{counselor} of {school} invites you to {fair}, a free online college fair.',
  reminderSubject: '{fair} is coming up',
  reminderLead:
    '{counselor} of {school} invited you to {fair}, a free online college fair. You can still register.',
  choice:
    'It’s up to you. When you register, we’ll ask whether {counselor} can see it. It’s fine to say no.',
  action: 'See the fair and register',
  why: 'You got this email because {counselor} added your address to a list for this fair. No college sees the list, and we delete it {days} days after the fair.',
  leave: 'Stop emails like this',
});
