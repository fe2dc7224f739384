import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The sign-in screen, step by step. */
export const loginMessages = defineMessages('accounts.login', {
  title: 'Sign in',
  description: 'Sign in to {brand} to enter your fairs, save colleges and keep your documents.',
  heading: 'Welcome back',
  lead: 'Your fairs, your colleges and your bag are where you left them.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  register: 'Create a free account',
  noPassword: 'Registered for a fair without a password?',
  emailLink: 'Get a link by email',
  noCode: 'Still waiting for your confirmation email?',
  resend: 'Send it again',
  withGoogle: 'Continue with Google',
  withMicrosoft: 'Continue with Microsoft',
  passwordHeading: 'Choose your own password',
  passwordLead:
    'The temporary password was only for the first time. Pick one that no one else knows.',
  savePassword: 'Save and sign in',
  saving: 'Saving…',
  resendHeading: 'Get a new code',
  resendLead: 'Enter the email you signed up with and we’ll send you a new code.',
  sendCode: 'Send code',
  sendingCode: 'Sending…',
  haveCode: 'I already have a code',
  linkHeading: 'Is this your email address?',
  linkLead:
    'We haven’t seen this sign-in before. If there’s an account for your email, we just sent a code to it. Enter the code once, and next time you’ll go straight in.',
  link: 'Confirm and sign in',
  unlockHeading: 'Sign in on this device',
  unlockLead:
    'Too many wrong passwords or codes were entered for your account. Unlock this browser, then sign in as usual.',
  unlock: 'Unlock this browser',
  unlocking: 'Unlocking…',
  unlocked: 'This browser is unlocked. You can sign in now.',
  unlockOver: 'This link has expired or was already used. Sign in, or wait for a newer email.',
  leavingGoogle: 'Taking you to Google…',
  leavingMicrosoft: 'Taking you to Microsoft…',
  leavingLead: 'You’ll be back here in a moment. If nothing happens, use the button.',
});
