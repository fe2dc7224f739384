import { words } from '../platform/words/words.ts';

/** The calendar of fairs. */
export const calendarWords = words('fairs.calendar', {
  title: 'Upcoming fairs',
  titleRecordings: 'Recordings to watch',
  titleMonth: 'Fairs in {month}',
  description:
    'Every coming virtual college fair, in your own time: who exhibits, when the doors open, and how to register. Free for students, parents and counselors.',
  lead: '{count, plural, =0 {No fair is planned right now.} one {# fair is coming up. It is free for families.} other {# fairs are coming up. All are free for families.}}',
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
  before: 'Month before: {month}',
  after: 'Month after: {month}',
  dayOf: '{day}: {fairs}',
  emptyTitle: 'No fairs right now',
  empty:
    'No fair is announced right now. Subscribe to the calendar, and the next one shows up in yours by itself.',
  emptyMonthTitle: 'Nothing on in {month}',
  emptyFilterTitle: 'No fair of this kind right now',
  emptyFilter: 'Try all kinds of fairs, or look at the recordings of past ones.',
  emptyRecordingsTitle: 'No recordings yet',
  showAll: 'Show all upcoming fairs',
});
