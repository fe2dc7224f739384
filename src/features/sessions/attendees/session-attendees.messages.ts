import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The attendees of each session of a 6x6 fair. */
export const attendeesMessages = defineMessages('sessions.attendees', {
  title: 'Attendees',
  sessions: 'Sessions',
  registered: 'Registered',
  joined: 'Joined',
  chosen: 'Chosen',
  chosenOf: '{chosen, number} of {capacity, number}',
  find: 'Find by name, email or school',
  search: 'Search',
  count: '{count, plural, =0 {No one} one {# person} other {# people}}',
  none: 'No one found',
  noneText:
    'People appear here when they register. If you searched or filtered, try fewer words or filters.',
  anySession: 'Any session',
  noSession: 'No session chosen',
  type: 'Registered as',
  anyType: 'Anyone',
  state: 'State',
  anyState: 'Any state',
  grade: 'Grade',
  anyGrade: 'Any grade',
  joinedOrNot: 'Joined or not',
  yes: 'Joined',
  no: 'Didn’t join',
  person: 'Person',
  school: 'School',
  since: 'Since',
  starts: 'Starts',
  allAsCsv: 'Download everyone as CSV',
  theseAsCsv: 'Download {count, plural, one {this # person} other {these # people}} as CSV',
});
