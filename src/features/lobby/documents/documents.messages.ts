import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Texts of a document that is read at a booth. */
export const documentMessages = defineMessages('lobby.documents', {
  page: 'Page {page} of {pages}',
  previous: 'Previous page',
  next: 'Next page',
  smaller: 'Smaller',
  larger: 'Larger',
  fit: 'Fit to width',
  zoom: 'Zoom',
  keep: 'Keep in my bag',
  kept: 'In your bag',
  download: 'Download',
  opening: 'Opening {name}…',
  unreached: 'We couldn’t load this document. Check your connection and try again.',
  gone: 'The college removed this document, or you’re signed out. Reload the page and try again.',
  broken: 'We can’t show this document here. Download it to open it on your device.',
  again: 'Try again',
});
