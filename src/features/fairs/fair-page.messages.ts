import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** A fair's page. */
export const fairMessages = defineMessages('fairs.page', {
  trail: 'You are here',
  home: 'Home',
  fairs: 'Fairs',
  boothKind: 'Virtual college fair with live booths',
  sixBySixKind: 'Virtual college fair in short sessions',
  webinarKind: 'Live webinar for families',
  registerFree: 'Register free',
  freeNote: 'Free for students, parents and counselors. Takes two minutes.',
  enter: 'Enter the fair',
  enterNote: 'Free. No account yet? It takes a minute.',
  registerEnter: 'Register and enter',
  registered: 'You’re registered. The fair opens automatically.',
  waitingRoom: 'Go to the waiting room',
  toBooth: 'Go to your booth',
  readyBooth: 'Get your booth ready',
  exhibiting: 'Your college exhibits at this fair.',
  running: 'You help run this fair.',
  notExhibiting: 'Your college isn’t exhibiting at this fair.',
  openToColleges: 'See fairs open to colleges',
  watch: 'Watch recordings',
  barLive: 'Live, ends in',
  barOpens: 'Opens in',
  opensIn: 'Doors open in',
  endsIn: 'Doors close in',
  upcomingTitle: 'Registration isn’t open yet',
  upcoming: 'It opens',
  upcomingHelp: 'Add the fair to your calendar now, so you don’t miss it.',
  cancelledTitle: 'This fair is canceled',
  cancelled:
    'It won’t take place. If you registered, we’ve emailed you. There are more fairs on the calendar.',
  otherFairs: 'See other fairs',
  movedTitle: 'This fair has a new time',
  moved:
    'The time shown here is correct. If you already registered, you don’t need to do anything.',
  endedTitle: 'This fair has ended',
  ended: 'Thank you to everyone who came. You can still read about the colleges here.',
  endedRecordings:
    'Thank you to everyone who came. You can watch every session when you have time.',
  exhibitorsClosed: 'The list of colleges is complete.',
  share: 'Share',
  shareFair: 'Share this fair',
  copy: 'Copy link',
  copied: 'Copied',
  linkToFair: 'Link to this fair',
  sendByMail: 'Send by email',
  mailBody: 'Look, a free virtual college fair: {link}',

  howTitle: 'How it works',
  sessionPicture: 'A session of {length, plural, one {# minute} other {# minutes}}',
  welcome: 'Welcome',
  questionsPart: 'Your questions',
  minutesShort: '{minutes} min',

  whoTitle: 'Colleges at this fair',
  whoCame: 'Who was there',
  count: '{count, plural, one {# college} other {# colleges}}',
  found:
    '{count, plural, =0 {No matching colleges.} one {# college matches.} other {# colleges match.}}',
  findCollege: 'Find a college at this fair',
  findHint: 'Name, city or state',
  find: 'Find',
  showAll: 'Show all colleges',
  showAllCount: '{count, plural, one {Show it} other {Show all #}}',
  byState: 'By state',
  kind: 'Kind of college',
  anyKind: 'Any kind',
  subject: 'Subject',
  anySubject: 'Any subject',
  choice: '{name} ({count, number})',
  whoEmpty:
    'The first colleges will be announced soon. Check back, or add the fair to your calendar.',
  place: '{city}, {state}',

  planTitle: 'Sessions',
  session: 'Session {number}',
  speakers: '{count, plural, one {# college} other {# colleges}}',
  planOpen: 'The colleges in this session will be announced soon.',
  startsAt: 'at {time}',
  watchSession: 'Watch session {number}',
  jumpTo: 'Watch {college}',

  exhibitTitle: 'For colleges: exhibit at this fair',
  exhibitText: 'Meet families who come to ask. Register online, and pay by card, invoice or check.',
  exhibitUntil: 'Register by',
  exhibitPrice: '{price} for this fair',
  exhibitFree: 'Free for this fair',
  exhibit: 'Exhibit at this fair',
  exhibitClosed: 'Registration for colleges has closed:',
  nextFairs: 'See the next fairs',

  questionsTitle: 'Questions families ask',

  privacy: 'Privacy at this fair',
  terms: 'Terms of this fair',
});

/** The pages around a fair: registering, exhibiting, watching, and legal terms. */
export const frameMessages = defineMessages('fairs.frame', {
  back: 'Back to {fair}',
  title: '{title}: {fair}',
  whatNow: 'Meanwhile',

  register: 'Register free',
  registerDescription: 'Register free for {fair}: students, parents and counselors are welcome.',
  registerUpcomingTitle: 'Registration isn’t open yet',
  registerUpcoming: 'It opens',
  registerEndedTitle: 'This fair has ended',
  registerEnded: 'You can no longer register. See the calendar for upcoming fairs.',
  registerCancelledTitle: 'This fair is canceled',
  registerCancelled: 'There’s nothing to register for. See the calendar for upcoming fairs.',

  registered: 'Your registration',
  registeredDescription: 'What happens after you’ve registered for {fair}.',
  registeredNoneTitle: 'No registration to show',
  registeredNone:
    'Once you’ve registered, this page shows what happens next. The same link is in the email we send you.',

  exhibitor: 'Exhibit at this fair',
  exhibitorDescription: 'How colleges register for {fair}, by when, and what it costs.',
  exhibitorClosedTitle: 'Registration for colleges has closed',
  exhibitorClosed: 'The list of colleges has been complete since',

  confirmation: 'Your exhibitor registration',
  confirmationDescription: 'The receipt of an exhibitor at {fair}, and the next steps.',
  confirmationNoneTitle: 'No registration to show',

  recordings: 'Recordings',
  recordingsDescription:
    'Watch the sessions of {fair} again, or jump to the college you want to hear.',
  recordingsLead:
    '{count, plural, one {# session} other {# sessions}} to watch when you have time. Jump to the college you want to hear.',
  recordingsSoonTitle: 'The recordings aren’t out yet',
  recordingsSoon:
    'They’ll be on this page after the fair. Subscribe to the news feed, or bookmark this page.',
  recordingsNoneTitle: 'No recordings of this fair',
  recordingsNone:
    'At a fair with live booths, people write to each other, so there’s nothing to record. Every college still has its page here.',
  recordingsEndedTitle: 'The recordings are being prepared',
  recordingsEnded: 'They’ll be on this page, with a chapter for each college.',
  seeColleges: 'See the colleges',
  watchSession: 'Watch the session',
  opensElsewhere: '(opens in a new tab)',
  captions: 'With captions',
  chapters: 'Chapters',
  at: '{time}',
  noSession: 'The recording of this session isn’t out yet.',

  calendar: 'See the calendar',
  seeFair: 'See the fair',
  newsletter: 'Get news by email',
});
