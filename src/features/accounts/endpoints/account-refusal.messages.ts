import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why an account endpoint refuses, where the endpoint has no message of its own. */
export const accountRefusalMessages = defineMessages('accounts.refusals', {
  exists: 'An account with this email already exists.',
  badPassword: 'This password can’t be used.',
  wrongLogin: 'Incorrect email or password.',
  notConfirmed: 'Please confirm your email address first.',
  wrongCode: 'That code isn’t right. Check it and try again, or request a new one.',
  expiredCode: 'This code has expired. Please request a new one.',
  signIn: 'Please sign in.',
  noDoor: 'There’s nothing at this address.',
  timeZone: 'Please choose a time zone.',
  language: 'Please choose a language.',
  otherType:
    'This email address belongs to a different kind of account. Ask for an invitation to another address.',
  linkOver: 'This link has expired. Request a new one.',
  signInOnce: 'Please sign in again.',
  wrongPassword: 'Incorrect password.',
  passkeyUnknown: 'This passkey doesn’t open an account here. Sign in another way.',
  passkeyRefused: 'This passkey couldn’t be added. Please try again.',
  mostPasskeys: 'An account can have {most} passkeys. Remove one you don’t use.',
  showPasskey: 'Use your passkey first, then change how you sign in.',
  otherPassword: 'Please choose a different password from the temporary one.',
});
