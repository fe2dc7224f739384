import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Password, ways to sign in, sessions, zone and language. */
export const accountSettingsMessages = defineMessages('onboarding.accountSettings', {
  tooMany:
    'Too many attempts. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',

  currentPassword: 'Current password',
  newPassword: 'New password',
  endsOthers: 'Changing your password signs you out everywhere else.',
  changePassword: 'Change password',
  changing: 'Changing…',
  passwordChanged: 'Password changed. You’re signed out everywhere else.',
  wrongPassword: 'This isn’t your current password.',
  rejected: 'There was an issue using this password.  Please try a different password.',
  noPassword: 'You haven’t chosen a password yet.',
  setPassword: 'Set a password',

  methodsLead: 'You can sign in with any of these.',
  byPassword: 'Email and password',
  byGoogle: 'Google',
  byMicrosoft: 'Microsoft',
  unlink: 'Remove {method}',
  unlinked: 'You can no longer sign in with {method}.',
  onlyWay: 'Your only sign-in method',
  addMethod:
    'To add Google or Microsoft, sign out and choose it on the sign-in page. It must have the same email.',

  sessionsLead: 'Don’t recognize a device? Sign it out, then change your password.',
  device: '{browser} on {system}',
  unknownDevice: 'An unknown device',
  thisDevice: 'This device',
  lastUsed: 'Last used on',
  endSession: 'Sign out {device}',
  endSessionShort: 'Sign out',
  ended: 'That device is signed out.',
  endOtherSessions: 'Sign out everywhere else',
  othersEnded: 'You’re signed out everywhere else.',

  timeZone: 'Time zone',
  timeZoneHint: 'Used on pages and in emails.',
  language: 'Language',
  languageHint: 'Used on pages and in emails to you.',
});
