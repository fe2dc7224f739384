import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** A 6x6 fair's live view and results, for its coordinator. */
export const dayMessages = defineMessages('sessions.day', {
  overview: 'Overview',
  live: 'Live',
  figures: 'Figures',
});
