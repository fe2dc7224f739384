import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The emails that remind people of a fair. */
export const reminderMessages = defineMessages('attendees.reminders', {
  weekSubject: 'In a week: {fair}',
  daySubject: 'Tomorrow: {fair}',
  hourSubject: 'In an hour: {fair}',
  sessions: 'Your sessions:',
  weekTip: 'You have time to see who’s exhibiting and to write down your questions.',
  dayTip: 'All you need is a computer or phone and a quiet spot.',
  hourTip: 'The doors open at the start time. You can come and go as you like.',
  joins:
    'Join your sessions with these links, from 10 minutes before each one. They work only for you:',
  asks: 'One question is left: can {counselor} ({school}) see that you registered?',
  answer: 'Answer the question',
  openFair: 'Open the fair',
  whyStudent:
    'You’re getting this email because you registered for this fair. You can turn off reminders in your profile.',
  why: 'You’re getting this email because you registered for this fair with this address.',
  leave: 'Stop fair reminders',
});
