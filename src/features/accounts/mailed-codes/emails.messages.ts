import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Account emails. The code is also in the subject, where a phone shows it at once. */
export const accountEmails = defineMessages('accounts.letters', {
  goodFor: 'This code expires in {minutes, plural, one {# minute} other {# minutes}}.',

  signUpSubject: '{code} is your code to confirm your email',
  signUpHeading: 'Confirm your email',
  signUpLead: 'Welcome to {brand}. Enter this code to confirm your email address.',
  signUpTail: 'If you didn’t sign up, you can ignore this email.',

  resetSubject: '{code} is your code to reset your password',
  resetHeading: 'Choose a new password',
  resetLead: 'Enter this code to choose a new password.',
  resetTail: 'If you didn’t request this, you can ignore this email. Your password won’t change.',

  deleteSubject: '{code} is your code to delete your account',
  deleteHeading: 'Delete your account',
  deleteLead: 'Enter this code to delete your account and everything personal in it.',
  deleteTail:
    'If you didn’t request this, someone may be signed in to your account. Change your password now.',

  deletedSubject: 'Your account was deleted',
  deletedHeading: 'Your account was deleted',
  deletedLead:
    'You deleted your account on {brand}. Your name, your details and your ways to sign in are gone.',
  deletedKept:
    'We keep some facts without your name, such as that someone registered for a fair. Backups of the site can still have your details until they’re overwritten.',
  deletedTail:
    'We also removed this address, so this is our last email to you. If it wasn’t you, contact us as soon as you can.',

  linkSubject: '{code} is your code to sign in',
  linkHeading: 'Did you just sign in?',
  linkLead: 'Enter this code on the page where you signed in with Google or Microsoft.',
  linkTail: 'If this wasn’t you, ignore this email and don’t share the code with anyone.',
});
