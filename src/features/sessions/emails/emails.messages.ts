import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Coordinators' emails to people at a 6x6 fair. */
export const emailsMessages = defineMessages('sessions.emails', {
  title: 'Emails',
  lead: 'Write to the attendees of one session or all of them. You can preview the email before it goes out.',
  to: 'Who gets it',
  everyone: 'Everyone who registered',
  session: '{number}. {title}',
  noSession: 'People who haven’t chosen a session yet',
  exhibitors: 'Exhibitors',
  several: 'Sessions {numbers}',
  write: 'Write an email',
  emailThem: 'Email them',
  emailSession: 'Email session {number}',
  emailEveryone: 'Email everyone',
  none: 'No emails yet',
  noneText: 'Choose who gets the first one above. Your drafts and sent emails appear here.',
  hello: 'Hi {name},',
  sessionSubject: '{title}: {fair}',
  sessionText: '“{title}” at {fair} begins on {when}.',
  sessionJoin: 'Join the session',
  allSubject: 'Your sessions at {fair}',
  allText: '{fair} is on {when}. These are its sessions:',
  noSessionSubject: 'Choose your sessions at {fair}',
  noSessionText:
    '{fair} is on {when}, and you haven’t chosen a session yet. Choose yours in your registration:',
  registration: 'Open my registration',
  exhibitorsSubject: 'About {fair}',
  exhibitorsText: '{fair} is on {when}.',
  changedSubject: 'New times or colleges: {fair}',
  changedText:
    'At least one session you chose at {fair} has changed: its time or its colleges. These sessions changed:',
  fairPage: 'See all sessions',
  changed:
    '{count, plural, one {Attendees of session {numbers} don’t know what changed yet.} other {Attendees of sessions {numbers} don’t know what changed yet.}}',
});
