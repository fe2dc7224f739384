import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The reminder email for chosen sessions. */
export const sessionReminderMessages = defineMessages('attendees.session-reminders', {
  oneSubject: 'At {time}: {title}',
  manySubject: '{count, number} sessions from {time}: {fair}',
  oneLead: 'The session you chose at {fair} starts at {time}.',
  manyLead: 'The sessions you chose at {fair} start at {time}.',
  session: '{time}: {title}',
  colleges: 'With {colleges}.',
  ownTime: 'In the fair’s time zone, that’s {time}.',
  tip: 'You can join from 10 minutes before {count, plural, one {it starts} other {each one starts}}. Have your questions ready.',
  noLink:
    'The organizers haven’t added the link to join {title} yet. Check the fair page before it starts.',
  join: 'Join the session',
  joinFirst: 'Join the first session',
  joins: 'Your links to join. They work only for you:',
  openFair: 'Open the fair',
  whyStudent:
    'You’re getting this email because you registered and chose what to join. You can turn off session reminders in your profile.',
  why: 'You’re getting this email because you registered with this address and chose what to join.',
  leave: 'Stop fair reminders',
});
