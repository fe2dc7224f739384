import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** The units of a countdown: the number stands before them. */
export const countdownMessages = defineMessages('ui.countdown', {
  days: '{days, plural, one {day} other {days}}',
  hours: 'h',
  minutes: 'min',
});
