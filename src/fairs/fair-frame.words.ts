import { words } from '../platform/words/words.ts';

/** The pages around a fair: registering, exhibiting, watching, and what is agreed. */
export const frameWords = words('fairs.frame', {
  back: 'Back to {fair}',
  title: '{title}: {fair}',
  whatNow: 'Meanwhile',

  register: 'Register free',
  registerDescription: 'Register free for {fair}: students, parents and counselors are welcome.',
  registerUpcomingTitle: 'Registration is not open yet',
  registerUpcoming: 'It opens',
  registerEndedTitle: 'This fair has ended',
  registerEnded: 'You can no longer register. The next fairs are in the calendar.',
  registerCancelledTitle: 'This fair is canceled',
  registerCancelled: 'There is nothing to register for. The next fairs are in the calendar.',

  registered: 'Your registration',
  registeredDescription: 'What happens after you have registered for {fair}.',
  registeredNoneTitle: 'No registration to show',
  registeredNone:
    'Once you have registered, this page shows what happens next. The same link is in the mail that we send you.',

  exhibitor: 'Exhibit at this fair',
  exhibitorDescription: 'How colleges sign up for {fair}, until when, and what it costs.',
  exhibitorClosedTitle: 'Sign-up for colleges has closed',
  exhibitorClosed: 'The list of colleges is complete since',

  confirmation: 'Your sign-up as an exhibitor',
  confirmationDescription: 'The receipt of an exhibitor at {fair}, and the next steps.',
  confirmationNoneTitle: 'No sign-up to show',

  recordings: 'Recordings',
  recordingsDescription:
    'Watch the sessions of {fair} again, or jump to the college you want to hear.',
  recordingsLead:
    '{count, plural, one {# session} other {# sessions}} to watch when you have time. Jump to the college you want to hear.',
  recordingsSoonTitle: 'The recordings are not out yet',
  recordingsSoon:
    'They come out on this page after the fair. Subscribe to the news feed, or put this page among your bookmarks.',
  recordingsNoneTitle: 'No recordings of this fair',
  recordingsNone:
    'At a fair with live booths people write to each other, and there is nothing to record. Every college still has its page here.',
  recordingsEndedTitle: 'The recordings are being prepared',
  recordingsEnded: 'They come out on this page, with a chapter for each college.',
  seeColleges: 'See the colleges',
  watchSession: 'Watch the session',
  opensElsewhere: '(opens in a new tab)',
  captions: 'With captions',
  chapters: 'Chapters',
  at: '{time}',
  noSession: 'The recording of this session is not out yet.',

  calendar: 'See the calendar',
  seeFair: 'See the fair',
  newsletter: 'Get news by e-mail',
});
