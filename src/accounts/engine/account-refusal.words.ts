import { words } from '../../platform/words/words.ts';

/** Why an account door does not open, where the place has no words of its own. */
export const accountRefusalWords = words('accounts.refusals', {
  exists: 'An account with this email already exists.',
  badPassword: 'This password cannot be used.',
  wrongLogin: 'Incorrect email or password.',
  notConfirmed: 'Please confirm your email address first.',
  wrongCode: 'This code is not right. Please check it, or ask for a new one.',
  expiredCode: 'This code has expired. Please ask for a new one.',
  signIn: 'Please sign in.',
  noDoor: 'There’s nothing at this address.',
  timeZone: 'Please choose a time zone.',
  language: 'Please choose a language.',
  otherType:
    'This email address belongs to a Quad account of another kind. Ask for an invitation to another address.',
  linkOver: 'This link is no longer good. Ask for a new one.',
  signInOnce: 'Please sign in once more.',
  wrongPassword: 'Incorrect password.',
  passkeyUnknown: 'This passkey doesn’t open an account here. Sign in another way.',
  passkeyRefused: 'This passkey couldn’t be added. Please try again.',
  mostPasskeys: 'An account can have {most} passkeys. Remove one you don’t use.',
  showPasskey: 'Use your passkey first, then change how you sign in.',
  otherPassword: 'Please choose another password than the one you were sent.',
});
