import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Tab labels and page titles of a 6x6 fair's overview, live view, and report. */
export const dayMessages = defineMessages('sessions.day', {
  overview: 'Overview',
  live: 'Live',
  report: 'Report',
});
