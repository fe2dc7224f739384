import { words } from '../../platform/words/words.ts';

/** What the account screens have in common. */
export const accountWords = words('accounts.screens', {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  code: 'Code from the email',
  codeHint: 'Six digits. The code is good for ten minutes.',
  shortest: '8 characters or more',
  number: '1 number',
  uppercase: '1 uppercase letter',
  lowercase: '1 lowercase letter',
  special: '1 special character, such as ! ? # or $',
  wrongLogin: 'Incorrect email or password.',
  wrongCode: 'This code is not right. Please check it, or ask for a new one.',
  expiredCode: 'This code has expired. Please ask for a new one.',
  tooMany:
    'Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
  tooManyLink:
    'Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again. If it’s your account, check your email for a link that lets you in sooner.',
  tooLate: 'That took a little long. Please sign in once more.',
  or: 'or',
  backToSignIn: 'Back to sign in',
  wrongAddress: 'Not your address?',
});
