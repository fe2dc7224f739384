import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What the account screens have in common. */
export const accountMessages = defineMessages('accounts.screens', {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  code: 'Code from the email',
  codeHint: 'Enter the 6-digit code. It expires in 10 minutes.',
  shortest: '8 characters or more',
  number: '1 number',
  uppercase: '1 uppercase letter',
  lowercase: '1 lowercase letter',
  special: '1 special character, such as ! ? # or $',
  wrongLogin: 'Incorrect email or password.',
  wrongCode: 'That code isn’t right. Check it and try again, or request a new one.',
  expiredCode: 'This code has expired. Please request a new one.',
  tooMany:
    'Too many attempts. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
  tooManyLink:
    'Too many attempts. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again. If it’s your account, check your email for a link that lets you in sooner.',
  tooLate: 'Your session timed out. Please sign in again.',
  or: 'or',
  backToSignIn: 'Back to sign in',
  wrongAddress: 'Not your address?',
});
