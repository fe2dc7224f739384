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
  blockedSubject: 'Many failed tries to sign in to {brand}',
  blockedHeading: 'Someone is trying to get in',
  blockedLead:
    'Too many wrong passwords or codes were entered for your account, so we’re making whoever it is wait. Your password hasn’t changed.',
  blockedWay:
    'Was it you, or does signing in ask you to wait? Use this link in the browser you want to sign in with. It works once, for {hours} hours, and you’ll still need your password.',
  blockedAction: 'Let me sign in',
  resetAction: 'Reset my password',
});
