import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Tab labels and page titles of a 6x6 fair's overview, live view, and report. */
export const dayMessages = defineMessages('sessions.day', {
  overview: 'Overview',
  live: 'Live',
  report: 'Report',
  sessions: 'Sessions',
  session: 'Session',
  chosen: 'Chosen',
  came: 'Came',
  asked: 'Asked',
  questions: 'Questions',
  watched: 'Watched later',
  figuresNote:
    'Came: joined the session. Asked: people with a question there. Watched later: registered people who watched the recording while signed in.',
});
