import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Emails about changes of how someone signs in. */
export const securityEmails = defineMessages('accounts.securityLetters', {
  passwordChangedSubject: 'Your {brand} password was changed',
  passwordChanged:
    'Your password was changed, and you were signed out everywhere else. If that was you, there’s nothing to do.',
  passwordResetSubject: 'Your {brand} password was reset',
  passwordReset:
    'Your password was reset with a code from your email, and you were signed out everywhere. If that was you, there’s nothing to do.',
  secondFactorOnSubject: 'Two-step sign-in is on for {brand}',
  secondFactorOn:
    'From now on, signing in asks for a code from your app. You were signed out everywhere else.',
  secondFactorOffSubject: 'Two-step sign-in is off for {brand}',
  secondFactorOff:
    'Two-step sign-in was turned off. From now on, your password is enough to sign in.',
  secondFactorReset:
    'An admin reset your two-step sign-in, and you were signed out everywhere. Sign in with your password and set it up again.',
  secondFactorLockedSubject: 'Many wrong sign-in codes for {brand}',
  secondFactorLocked:
    'Someone entered your password and then ten wrong codes. We won’t accept a code for 15 minutes; after that, you can sign in as usual.',
  passkeyAddedSubject: 'A passkey was added to your {brand} account',
  passkeyAdded:
    'Your account has a new passkey. Anyone who has it can sign in without your password.',
  passkeyRemovedSubject: 'A passkey was removed from your {brand} account',
  passkeyRemoved: 'A passkey was removed from your account. It no longer signs anyone in.',
  recoveryCodeUsedSubject: 'A recovery code was used to sign in to {brand}',
  recoveryCodeUsed:
    'Someone signed in with one of your recovery codes. That code won’t work again.',
  recoveryCodesNewSubject: 'New recovery codes for {brand}',
  recoveryCodesNew: 'You have new recovery codes. The old ones no longer work.',
  notYou: 'If it wasn’t you, reset your password now. It signs everyone else out of your account.',
  blockedSubject: 'Many failed attempts to sign in to {brand}',
  blockedHeading: 'Someone is trying to get in',
  blockedLead:
    'Too many wrong passwords or codes were entered for your account, so we’ve slowed down sign-in attempts. Your password hasn’t changed.',
  blockedWay:
    'If it was you, or you’re asked to wait when you sign in, use this link in the browser you want to sign in with. It works once, for {hours} hours, and you’ll still need your password.',
  blockedAction: 'Let me sign in',
  resetAction: 'Reset my password',
});
