import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The fair calendar. */
export const calendarMessages = defineMessages('fairs.calendar', {
  title: 'Upcoming fairs',
  titleRecordings: 'Recordings to watch',
  titleMonth: 'Fairs in {month}',
  description:
    'Every upcoming virtual college fair, in your own time zone: who exhibits, when the doors open, and how to register. Free for students, parents and counselors.',
  lead: '{count, plural, =0 {No fair is planned right now.} one {# fair is coming up, free for families.} other {# fairs are coming up, free for families.}}',
  leadRecordings:
    '{count, plural, =0 {No recording is out yet.} one {# fair to watch when you have time.} other {# fairs to watch when you have time.}}',
  leadMonth: '{count, plural, =0 {Nothing to show.} one {# fair.} other {# fairs.}}',
  filters: 'Filter fairs',
  all: 'All',
  recordings: 'Recordings',
  months: 'Months',
  past: 'Past fairs',
  upcoming: 'All upcoming fairs',
  fairs: '{count, plural, one {# fair} other {# fairs}}',
  over: 'Over',
  justEnded: 'Just ended',
  recordingsOut: 'recordings are out',
  before: 'Previous: {month}',
  after: 'Next: {month}',
  dayOf: '{day}: {fairs}',
  emptyTitle: 'No fairs right now',
  empty:
    'No fair has been announced yet. Subscribe to the calendar, and the next one will show up on yours.',
  emptyMonthTitle: 'No fairs in {month}',
  emptyFilterTitle: 'No fair of this kind right now',
  emptyFilter: 'Try all kinds of fairs, or look at the recordings of past ones.',
  emptyRecordingsTitle: 'No recordings yet',
  showAll: 'Show all upcoming fairs',
});
