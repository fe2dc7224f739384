import { words } from '../platform/words/words.ts';

/** The units of a countdown: the number stands before them. */
export const countdownWords = words('ui.countdown', {
  days: '{days, plural, one {day} other {days}}',
  hours: 'h',
  minutes: 'min',
});
