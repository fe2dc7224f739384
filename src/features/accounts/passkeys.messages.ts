import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Passkeys: signing in by one, adding, renaming and removing them. */
export const passkeyMessages = defineMessages('accounts.passkeys', {
  signIn: 'Sign in with a passkey',
  signingIn: 'Waiting for your device…',
  needsScript: 'Passkeys need JavaScript, which is off in this browser.',
  notHere: 'This browser can’t use passkeys. Sign in another way, or try another browser.',
  unknown: 'This passkey doesn’t open an account here. Sign in another way.',
  stopped: 'No passkey was used. You can try again.',
  failed: 'That didn’t work. Please try again.',
  tooMany: 'Too many attempts. Please wait a few minutes.',

  title: 'Passkeys',
  description: 'Sign in with your fingerprint, your face, or your screen lock.',
  lead: 'A passkey signs you in with your fingerprint, your face, or your screen lock. It can’t be guessed or phished, and it counts as two-step sign-in.',
  requiredLead:
    'Admins can see and change a lot, so your account needs a second step before you continue. A passkey is one.',
  none: 'You don’t have a passkey yet.',
  list: 'Your passkeys',
  added: 'Added',
  used: 'Last used',
  neverUsed: 'Not used yet',
  change: 'Rename or remove “{name}”',
  name: 'Name',
  nameHint: 'So you can tell them apart, such as “My phone”.',
  rename: 'Rename',
  renamed: 'Renamed.',
  remove: 'Remove',
  removeLead: 'This passkey will no longer sign you in.',
  removed: 'Passkey removed.',
  addTitle: 'Add a passkey',
  password: 'Your password',
  wrongPassword: 'This isn’t your current password.',
  continue: 'Continue',
  working: 'One moment…',
  createHeading: 'Create the passkey',
  createLead: 'Your device will ask for your fingerprint, your face, or your screen lock.',
  create: 'Create the passkey',
  refused: 'This passkey couldn’t be added. Please try again.',
  startAgain: 'Start again',
  backup:
    'Add a second one on another device, or an authenticator app, so that you’re not locked out if you lose this one.',
  useApp: 'Use an authenticator app instead',

  showHeading: 'Use your passkey',
  showLead: 'Your password was right. Admins also need their passkey.',
  show: 'Use your passkey',
  lost: 'Lost it? Another admin can reset your two-step sign-in.',

  profileNone:
    'Sign in with your fingerprint, your face, or your screen lock instead of a password.',
  manage: 'Manage passkeys',
  insteadOfApp: 'Use a passkey instead',
});
