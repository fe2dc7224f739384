import { words } from '../platform/words/words.ts';

/** Why a document is not put into the bag. */
export const keptDocumentsWords = words('lobby.kept', {
  noDocument: 'We couldn’t find that document.',
  full: 'Your bag can hold {most} documents. Please remove one first.',
});
