import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The email after a fair: whom the reader met, what they kept and what they missed. */
export const summaryMessages = defineMessages('attendees.summary', {
  subject: 'Your day at {fair}',
  met: '{count, plural, one {You met one college:} other {You met # colleges:}}',
  talked: 'you talked face to face',
  wrote: 'you wrote in private',
  asked: '{count, plural, one {you asked a question} other {you asked # questions}}',
  visited: 'you were at the booth',
  one: '{college}: {what}',
  more: '{count, plural, one {and one more college} other {and # more colleges}}',
  kept: 'In your bag:',
  saved: 'saved',
  documents: '{count, plural, one {one document} other {# documents}}',
  missed: 'What’s still open:',
  unread:
    '{college}: {count, plural, one {an answer you haven’t read} other {# answers you haven’t read}}',
  waited: '{college}: you waited for a call that didn’t happen',
  notSeen: '{college}: you saved it and weren’t at its booth',
  bag: 'Open your bag',
  conversations: 'Read your answers',
  colleges: 'Their pages:',
  whyStudent:
    'You’re getting this email because you were at {fair}. You can turn off emails about fairs you registered for in your profile.',
  why: 'You’re getting this email because you were at {fair}.',
  leave: 'Stop emails like this',
});
