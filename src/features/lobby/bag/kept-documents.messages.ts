import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a document can't be added to the bag. */
export const keptDocumentsMessages = defineMessages('lobby.kept', {
  noDocument: 'We couldn’t find that document.',
  full: 'Your bag can hold {most} documents. Please remove one first.',
});
