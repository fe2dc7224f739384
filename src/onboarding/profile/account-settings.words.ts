import { words } from '../../platform/words/words.ts';

/** Password, ways to sign in, sessions, zone and language. */
export const accountSettingsWords = words('onboarding.accountSettings', {
  tooMany:
    'Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',

  currentPassword: 'Current password',
  newPassword: 'New password',
  endsOthers: 'Changing your password signs you out everywhere else.',
  changePassword: 'Change password',
  changing: 'Changing…',
  passwordChanged: 'Password changed. You’re signed out everywhere else.',
  wrongPassword: 'This is not your current password.',
  rejected: 'There was an issue using this password.  Please try a different password.',
  noPassword: 'You have not chosen a password yet.',
  setPassword: 'Set a password',

  methodsLead: 'You can come in by any of these.',
  byPassword: 'Email and password',
  byGoogle: 'Google',
  byMicrosoft: 'Microsoft',
  unlink: 'Remove {method}',
  unlinked: '{method} no longer opens your account.',
  onlyWay: 'Your only way in',
  addMethod:
    'To add Google or Microsoft, sign out and choose it on the sign-in page. It must have the same email.',

  sessionsLead: 'Do you see a device that is not yours? End it, then change your password.',
  device: '{browser} on {system}',
  unknownDevice: 'An unknown device',
  thisDevice: 'This device',
  lastUsed: 'Last used on',
  endSession: 'Sign out {device}',
  endSessionShort: 'Sign out',
  ended: 'That device is signed out.',
  endOtherSessions: 'Sign out everywhere else',
  othersEnded: 'You are signed out everywhere else.',

  timeZone: 'Time zone',
  timeZoneHint: 'Times on pages and in mails are told in it.',
  language: 'Language',
  languageHint: 'Of pages and of mails to you.',
});
