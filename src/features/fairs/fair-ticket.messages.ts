import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Texts about a fair in lists, and in other short places. */
export const ticketMessages = defineMessages('fairs.ticket', {
  booth: 'Live booths',
  sixBySix: '6x6',
  webinar: 'Webinar',
  live: 'LIVE NOW',
  cancelled: 'Canceled',
  ended: 'Ended',
  moved: 'New time',
  today: 'Today',
  colleges: '{count, plural, =0 {Colleges to be announced} one {# college} other {# colleges}}',
  collegesInSessions:
    '{count, plural, one {# college} other {# colleges}} in {sessions, plural, one {# session} other {# sessions}}',
  sessionsOf:
    '{sessions, plural, one {# session} other {# sessions}} of {minutes, plural, one {# minute} other {# minutes}}',
  recordings: '{count, plural, one {# recording} other {# recordings}} to watch',
  more: 'and {count, number} more',
  who: 'Colleges at {fair}',
  enter: 'Enter the fair',
  register: 'Register free',
  registerCollege: 'Register your college',
  look: 'See the fair',
  watch: 'Watch',
  watchRecordings: 'Watch recordings',
  readMore: 'Read more',
  opensOn: 'Registration opens {day}',
  was: 'Was {when}',
  nextFair: 'Next fair',
  onNow: 'LIVE NOW',
  free: 'Free for families',
  opensIn: 'Opens in',
  endsIn: 'Ends in',
  isOpen: 'The doors are open.',
  thanks: 'It has ended. Thank you for coming!',
});

/** The ticket of a fair in an email. */
export const emailTicketMessages = defineMessages('fairs.email-ticket', {
  atFair: 'In the fair’s time zone, that’s {when}.',
  kind: '{kind}, online and free for families',

  onTheDay: 'On the day:',
  enter: '1. Enter with the button in this email.',
  askReps: '2. Visit booths and ask reps your questions.',
  comeAndGo: '3. Come and go as you like until the fair ends.',
  joinSessions: '2. Join each of your sessions from 10 minutes before it starts.',
  haveQuestions: '3. Have your questions ready: each college has a few minutes.',
  quietSpot: '2. Find a quiet spot; a computer or phone is all you need.',
  questions: '3. Have your questions ready.',
});

/** The ways to add something to the visitor's calendar. */
export const addMessages = defineMessages('fairs.add', {
  add: 'Add to calendar',
  which: ': {fair}',
  google: 'Google Calendar',
  outlook: 'Outlook.com',
  office365: 'Outlook for school or work',
  file: 'Calendar file (.ics)',
  follow: 'Keep every fair on your own calendar. It updates when a fair moves.',
  subscribe: 'Subscribe to calendar',
  subscribeGoogle: 'Google',
  subscribeOutlook: 'Outlook',
  subscribeApp: 'Calendar app',
  subscribeFile: 'ICS file',
  feed: 'News feed',
});

/** The time zone of displayed times, and how to change it. */
export const zoneMessages = defineMessages('fairs.zone', {
  timesIn: 'Times in {zone}.',
  timesInAbbreviated: 'Times in {zone} ({abbreviation}).',
  timesAtHost: 'Times in each fair’s local time.',
  change: 'Change',
  label: 'Show times in',
  use: 'Use this time zone',
});
