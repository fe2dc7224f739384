import { words } from '../platform/words/words.ts';

/** The mails of accounts. The code is in the subject, too, where a phone shows it at once. */
export const accountLetters = words('accounts.letters', {
  goodFor: 'It is good for {minutes, plural, one {# minute} other {# minutes}}.',

  signUpSubject: '{code} is your code to confirm your email',
  signUpHeading: 'Confirm your email',
  signUpLead: 'Welcome to {brand}. Enter this code to confirm your email address:',
  signUpTail: 'If you didn’t sign up, you can ignore this email.',

  resetSubject: '{code} is your code to reset your password',
  resetHeading: 'Choose a new password',
  resetLead: 'Enter this code to choose a new password:',
  resetTail: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',

  deleteSubject: '{code} is your code to delete your account',
  deleteHeading: 'Delete your account',
  deleteLead: 'Enter this code to delete your account and everything personal in it:',
  deleteTail: 'If you did not ask for it, change your password: somebody is signed in as you.',

  linkSubject: '{code} is your code to sign in',
  linkHeading: 'Was it you who signed in?',
  linkLead: 'Enter this code on the page where you signed in with Google or Microsoft:',
  linkTail: 'If that was not you, ignore this mail and give the code to nobody.',

  invitedSubject: 'Your account at {brand}',
  invitedHeading: 'An account was made for you',
  invitedLead:
    'Somebody made an account for you at {brand}. Sign in with this address and the temporary password below; you will be asked to choose a password of your own.',
  invitedTail:
    'The temporary password is good for {days, plural, one {# day} other {# days}}; after that choose “Reset password” on the same page. If you did not expect this mail, ignore it.',
  invitedAction: 'Sign in',
});
