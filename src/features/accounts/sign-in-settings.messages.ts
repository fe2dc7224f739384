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

/** Two-step sign-in: setting it up, using it, and turning it off. */
export const secondFactorMessages = defineMessages('accounts.secondFactor', {
  title: 'Two-step sign-in',
  description: 'Protect your account with a code from your phone.',
  startLead: 'After your password, we’ll ask for a 6-digit code from an app on your phone.',
  requiredLead:
    'Admins can see and change a lot, so your account needs a second step before you continue. It takes about two minutes.',
  needApp:
    'You need an authenticator app, such as Google Authenticator, Microsoft Authenticator, 1Password or Apple Passwords.',
  password: 'Your password',
  begin: 'Set it up',
  beginning: 'Starting…',
  noPassword: 'Two-step sign-in protects a password, and you haven’t chosen one yet.',
  choosePassword: 'Choose a password',

  scanHeading: 'Scan this code',
  scanLead: 'Open your authenticator app, add an account, and point the camera at the code.',
  qr: 'QR code for your authenticator app',
  noCamera: 'Can’t scan it? Type this key into the app:',
  code: '6-digit code from the app',
  codeHint: 'The app shows a new code every 30 seconds.',
  confirm: 'Turn on',
  confirming: 'Checking…',
  wrongCode: 'That code isn’t right. Check the time on your phone, and try the code shown now.',

  codesHeading: 'Save your recovery codes',
  codesLead:
    'If you lose your phone, each of these codes lets you in once. Keep them somewhere safe: we can’t show them again.',
  codes: 'Recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  print: 'Print',
  done: 'I saved them',

  onHeading: 'Two-step sign-in is on',
  onLead: 'We’ll ask for a code from your app whenever you sign in with your password.',
  newCodes: 'Get new recovery codes',
  newCodesLead: 'You’ll get ten new codes, and the old ones stop working.',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step sign-in',
  turnOffLead: 'Your password alone will be enough to sign in.',
  turnOffAdmin:
    'Your password alone won’t be enough: you’ll have to set this up again before you continue.',
  turnedOff: 'Two-step sign-in is off.',
  working: 'One moment…',
  wrongPassword: 'This isn’t your current password.',
  again: 'Sign in again with your code to continue.',
  signOut: 'Sign out',
  back: 'Back to your profile',
  failed: 'That didn’t work. Start again.',

  stepHeading: 'Enter your code',
  stepLead: 'Open your authenticator app and type the 6-digit code it shows for {brand}.',
  continue: 'Sign in',
  lostApp: 'Don’t have your phone?',
  useRecovery: 'Use a recovery code',
  recoveryHeading: 'Use a recovery code',
  recoveryLead:
    'Type one of the codes you saved when you set up two-step sign-in. Each works once.',
  recoveryCode: 'Recovery code',
  wrongRecovery: 'That recovery code isn’t right, or it was already used.',
  noRecovery: 'No codes left? An admin can reset your two-step sign-in.',
  useApp: 'Use a code from the app',

  profileOff:
    'Add a second step: a code from an app on your phone. Then a stolen password isn’t enough.',
  profileOn: 'On. Signing in asks for a code from your app.',
  setUp: 'Set up two-step sign-in',
  manage: 'Change or turn off',
});
