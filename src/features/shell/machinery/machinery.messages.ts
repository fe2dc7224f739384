import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What is said of the page itself. */
export const machineryMessages = defineMessages('shell.machinery', {
  newer: 'A new version is available.',
  reload: 'Reload',
  later: 'Not now',
  held: 'You’re offline. This page stays open.',
  unsent: 'We couldn’t reach the server. Try again.',
});
