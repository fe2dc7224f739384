import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** What is said about times. */
export const whenMessages = defineMessages('ui.when', {
  dateAndTime: '{date}, {time}',
  besides: '{here} ({there}, the fair’s own time)',
  ownTime: '{there}, the fair’s own time',
  startsIn: 'starts in {span}',
  endsIn: 'ends in {span}',
  startsNow: 'starts now',
  ended: 'ended',
  days: '{days, plural, one {# day} other {# days}}',
  daysAndHours: '{days, plural, one {# day} other {# days}} {hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  hours: '{hours} h',
  minutes: '{minutes} min',
  today: 'today, {time}',
  tomorrow: 'tomorrow, {time}',
  daysLeft: '{days, plural, one {# day left} other {# days left}}',
});
