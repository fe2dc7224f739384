import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Notifications: what they say, and how they are offered. */
export const pushMessages = defineMessages('lobby.push', {
  answered: '{college} answered you',
  called: '{college} is calling. You have a minute to accept.',
  next: 'You’re next at {college}',
  offer: 'Get a notification when they answer?',
  yes: 'Yes',
  no: 'No thanks',
  isOn: 'You’ll get a notification when they answer.',
  denied: 'Your browser blocks notifications from this site. You can allow them in its settings.',
  failed: 'That didn’t work. Please try again.',
});
