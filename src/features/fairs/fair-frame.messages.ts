import { defineMessages } from '../../platform/i18n/define-messages.ts';

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
