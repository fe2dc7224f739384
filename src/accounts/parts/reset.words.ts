import { words } from '../../platform/words/words.ts';

/** The reset of a password, and leaving. */
export const resetWords = words('accounts.reset', {
  title: 'Reset your password',
  description: 'Get a code by email and set a new password for {brand}.',
  heading: 'Forgot your password?',
  lead: 'It happens. Type your address, and we mail you a code to set a new one.',
  send: 'Send code',
  sending: 'Sending…',
  codeHeading: 'Set a new password',
  codeLead: 'If there is an account for {email}, a code is in its inbox now.',
  save: 'Save new password',
  saving: 'Saving…',
  again: 'Send another code',
  sentAgain: 'If there is an account for this address, another code is on its way.',
  change: 'Use a different address',
  leaveTitle: 'Sign out',
  leaveDescription: 'Sign out of {brand} on this device.',
  leaveHeading: 'See you soon',
  leaveLead: 'Press the button to sign out on this device.',
  leave: 'Sign out',
  leaving: 'Signing out…',
  notLeft: 'That did not work, and you are still signed in. Please try again.',
  stay: 'Stay signed in',
});
