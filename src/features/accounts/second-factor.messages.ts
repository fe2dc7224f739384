import { defineMessages } from '../../platform/i18n/define-messages.ts';

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
