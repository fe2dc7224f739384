import { words } from '../platform/words/words.ts';

/** What is said of the page itself. */
export const machineryWords = words('shell.machinery', {
  newer: 'There is a newer version of this page.',
  reload: 'Reload',
  later: 'Not now',
  held: 'You are offline. This page stays as it is: follow the link when you are back.',
  unsent: 'This did not reach us. Please try again.',
});
