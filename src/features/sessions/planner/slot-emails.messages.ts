import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The email to an exhibitor whose slot at a 6x6 fair is new, changed, removed or canceled. */
export const slotEmails = defineMessages('sessions.slotEmails', {
  newSubject: 'Your session at {fair}',
  changedSubject: 'Your session at {fair} has changed',
  goneSubject: 'Your session at {fair} is being rescheduled',
  lead: '{name} speaks at {fair}.',
  minutes: 'Your {minutes, plural, one {# minute} other {# minutes}} start at {time}.',
  rollCall: 'Please join by {time}. Roll call is {minutes} minutes before the session starts.',
  ownTime: 'In the fair’s time zone, the session is {when}.',
  replaces: 'This replaces the time we emailed you before.',
  gone: '{name} has no session at {fair} right now. The organizer is planning a new one, and we’ll email you when it’s set.',
  canceledSubject: 'Your session at {fair} is canceled',
  canceled:
    'This registration of {name} for {fair} has ended, so {name} doesn’t speak in its session.',
  canceledCalendar: 'This email takes the session off your calendar.',
  calendar: 'The calendar entry in this email is up to date.',
  seeFair: 'See the fair',
});
