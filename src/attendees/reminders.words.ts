import { words } from '../platform/words/words.ts';

/** The letters that remind of a fair. */
export const reminderWords = words('attendees.reminders', {
  weekSubject: 'In a week: {fair}',
  daySubject: 'Tomorrow: {fair}',
  hourSubject: 'In an hour: {fair}',
  when: 'The fair you registered for takes place on {when}.',
  ownTime: 'In the time zone of the fair, that is {when}.',
  sessions: 'Your sessions:',
  weekTip: 'There is time to look at who exhibits, and to note your questions.',
  dayTip: 'A computer or a phone and a quiet place are all you need.',
  hourTip: 'The doors open at the start. You can come and go as you like.',
  joins: 'Join your sessions, from 10 minutes before each one. These links are yours alone:',
  openFair: 'Open the fair',
  whyStudent:
    'You get this email because you are registered. You can turn reminders off in your profile.',
  why: 'You get this email because you are registered for the fair with this address.',
  leave: 'To stop getting reminders of fairs, unsubscribe here: {url}',
});
