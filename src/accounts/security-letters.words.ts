import { words } from '../platform/words/words.ts';

/** Emails about changes of how someone signs in. */
export const securityLetters = words('accounts.securityLetters', {
  passwordChangedSubject: 'Your {brand} password was changed',
  passwordChanged:
    'Your password was changed, and you were signed out everywhere else. If that was you, there’s nothing to do.',
  passwordResetSubject: 'Your {brand} password was reset',
  passwordReset:
    'Your password was reset with a code from your email, and you were signed out everywhere. If that was you, there’s nothing to do.',
  notYou: 'If it wasn’t you, reset your password now. It signs everyone else out of your account.',
  resetAction: 'Reset my password',
});
