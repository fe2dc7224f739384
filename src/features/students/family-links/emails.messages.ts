import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The emails between students and their parents. */
export const familyEmails = defineMessages('students.letters', {
  inviteSubject: '{from} wants to link accounts with you on {brand}',
  inviteHeading: '{from} wants to plan for college with you',
  inviteTail:
    'The invitation expires in {days, plural, one {# day} other {# days}}. If you don’t know {from}, ignore this email and nothing happens.',
  inviteAction: 'See the invitation',

  parentSubject: '{student} invited you to {brand}',
  parentHeading: '{student} invited you',
  parentLead:
    '{from} named you as a parent or guardian on {brand}, where students meet colleges online. Once you accept, you can see {student}’s profile, college preferences, and saved colleges, and go to the fairs that {student} registers for.',
  parentAccount: 'You don’t need a password. Open the invitation, check your name, and accept.',
  parentAction: 'Open the invitation',

  openSubject: 'Your link to {brand}',
  openHeading: 'Welcome back',
  openLead: 'You’re linked with {student} on {brand}. This link signs you in without a password.',
  openTail: 'It works once and expires in 24 hours. If you didn’t ask for it, ignore this email.',
  openAction: 'Sign in',

  studentLead:
    '{from} says they’re your parent or guardian and would like to link with you on {brand}, where students meet colleges online. If you accept, {from} can see your profile, your college preferences, your privacy settings, and the colleges you save. You can undo this at any time.',
  studentAccount:
    'If you don’t have a student account with this email address yet, you can create it from the invitation.',
});
