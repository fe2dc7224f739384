import { words } from '../platform/words/words.ts';

/** What is said about times. */
export const whenWords = words('ui.when', {
  dateAndTime: '{date}, {time}',
  atHost: '{here} ({there} host time)',
  startsIn: 'starts in {span}',
  endsIn: 'ends in {span}',
  startsNow: 'starts now',
  ended: 'ended',
  days: '{days, plural, one {# day} other {# days}}',
  daysAndHours: '{days, plural, one {# day} other {# days}} {hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  hours: '{hours} h',
  minutes: '{minutes} min',
});
