import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The page where a session is joined, and why it may not be possible yet. */
export const joinPageMessages = defineMessages('sessions.join', {
  title: 'Join session {number}',
  description: 'Join a session of {fair}.',
  session: 'Session {number}: {title}',

  sessionPlain: 'session {number}',

  earlyText: 'The button activates automatically as soon as you can join.',
  earlyOpens: 'Opens in',
  again: 'Check again',

  overTitle: 'This session is over',
  overText: 'The recording will be on the recordings page as soon as it’s out.',
  overTextSpeaker: 'Some questions may be left. For a week, you can still answer them in text.',
  answer: 'Answer questions',
  recordings: 'See the recordings',

  chooseTitle: 'You haven’t chosen this session',
  chooseText: 'You’re registered for {fair}. Add this session to your registration to join it.',
  choose: 'Add this session',
  choosing: 'Adding it…',
  chosen: 'Session {number} is in your registration.',

  fullTitle: 'This session is full',
  fullText: 'All of its spots are taken. Choose another session of {fair}.',
  seeSessions: 'See the sessions',

  registerTitle: 'Register first',
  registerText: 'It’s free. Session {number} is chosen for you on the form.',
  register: 'Register free',
  removedTitle: 'You can’t join this session',
  removedText: 'An organizer has removed you from {fair}.',
  removedNext: 'What you can do',
  closedTitle: 'Registration isn’t open',
  closedText: 'This session is for people who registered for {fair}.',

  signInTitle: 'Sign in to join',
  signInText:
    'This session is for people who registered. If you registered without a password, use the link in your email, or get a new one.',
  signIn: 'Sign in',
  sendLink: 'Email me my link',

  otherTitle: 'Your college isn’t in this session',
  otherNone: 'The coordinator hasn’t given your college a session yet.',
  otherText: 'Your college is in {sessions}.',

  noSessionTitle: 'There’s no such session',
  noSessionText: '{fair} has no session with this number.',
  notPlannedTitle: 'The sessions aren’t planned yet',
  notPlannedText: 'They’ll be on the fair page of {fair} as soon as they are.',
  noSessionsTitle: 'This fair has booths',
  noSessionsText: 'There’s no session to join: enter the fair and visit the booths.',
  enter: 'Enter the fair',
  cancelledTitle: 'This fair is canceled',
  cancelledText: 'There’s nothing to join. See the calendar for upcoming fairs.',
  calendar: 'See the calendar',
  seeFair: 'See the fair',
});
