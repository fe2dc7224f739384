import { words } from '../platform/words/words.ts';

/** Why a document is not put into the bag. */
export const keptDocumentsWords = words('lobby.kept', {
  noDocument: 'There is no such document.',
  full: 'Your bag holds {most} documents. Please take one out first.',
});
