import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The reset of a password, and leaving. */
export const resetMessages = defineMessages('accounts.reset', {
  title: 'Reset your password',
  description: 'Get a code by email and set a new password for {brand}.',
  heading: 'Forgot your password?',
  lead: 'It happens. Enter your email and we’ll send you a code to set a new one.',
  send: 'Send code',
  sending: 'Sending…',
  codeHeading: 'Set a new password',
  codeLead: 'If there’s an account for {email}, we just sent it a code.',
  save: 'Save new password',
  saving: 'Saving…',
  again: 'Send another code',
  sentAgain: 'If there’s an account for this address, another code is on its way.',
  change: 'Use a different address',
  leaveTitle: 'Sign out',
  leaveDescription: 'Sign out of {brand} on this device.',
  leaveHeading: 'See you soon',
  leaveLead: 'Sign out on this device?',
  leave: 'Sign out',
  leaving: 'Signing out…',
  notLeft: 'That didn’t work, and you’re still signed in. Please try again.',
  stay: 'Stay signed in',
});
