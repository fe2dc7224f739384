import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** The day of a 6x6 fair, and what came of it, for its coordinator. */
export const dayMessages = defineMessages('sessions.day', {
  overview: 'Overview',
  live: 'Live',
  figures: 'Figures',
});
