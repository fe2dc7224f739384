import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The table of people registered for a fair. */
export const attendeesMessages = defineMessages('attendees.managing', {
  invite: 'Invite people',
  anyone: 'Everyone',
  homeState: 'State',
  anyState: 'Any state',
  grade: 'Grade',
  anyGrade: 'Any grade',
  cameHead: 'Came',
  cameOrNot: 'Came or not',
  cameYes: 'Came',
  cameNo: 'Didn’t come',
  yes: 'Yes',
  noMatch: 'No one found',
  noMatchText: 'Remove a filter, or search for something else.',
  allAsCsv: 'Download everyone as CSV',
  theseAsCsv: 'Download {count, plural, one {this # person} other {these # people}} as CSV',
  csv: 'Download selected (CSV)',
});
