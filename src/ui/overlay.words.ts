import { words } from '../platform/words/words.ts';

/** What lies over a page says. */
export const overlayWords = words('ui.overlay', {
  close: 'Close',
  success: 'Done:',
  info: 'Note:',
  warning: 'Warning:',
  error: 'Error:',
  loading: 'Loading...',
  opening: 'The page is loading',
});
