import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The bar of a live fair, and what announces an answer there. */
export const frameMessages = defineMessages('lobby.frame', {
  label: 'At this fair',
  booths: 'Booths',
  sessions: 'Sessions',
  questions: 'Questions',
  myConversations: 'My conversations',
  bag: 'Bag',
  myBag: 'My bag',
  myBooth: 'My booth',
  desk: 'Desk',
  unread: '{count, plural, one {, # unread answer} other {, # unread answers}}',
  inBag: '{count, plural, one {, # college} other {, # colleges}}',
  answered: '{college} answered your question',
  answeredPrivately: '{college} answered you in private',
  privately: 'Only you and its reps can read it.',
  read: 'Read',
  close: 'Close',
});
