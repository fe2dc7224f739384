import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** What lies over a page says. */
export const overlayMessages = defineMessages('ui.overlay', {
  close: 'Close',
  success: 'Done:',
  info: 'Note:',
  warning: 'Warning:',
  error: 'Error:',
  loading: 'Loading...',
  opening: 'The page is loading',
});
