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
  stayed: 'Stayed, median',
  minutes: '{n} min',
  toEnd: 'To the end',
  unknown: '–',
  asked: 'Asked',
  questions: 'Questions',
  watched: 'Watched later',
  figuresNote:
    'Came: joined the session. Stayed: half of those who came were in the session’s room this long or longer while it was on. To the end: people there in its last two minutes. Asked: people with a question there. Watched later: registered people who watched the recording while signed in.',
});
