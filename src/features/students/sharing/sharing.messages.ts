import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Around the question whether to share something with a college; its own words are kept by version. */
export const sharingMessages = defineMessages('students.sharing', {
  title: 'Your details and {college}',
  description: 'You decide what a college can see about you.',
  lead: 'One question, once. No one at {college} sees your name unless you say yes.',
  answer: 'Your answer',
  save: 'Save my answer',
  saving: 'Saving…',
  savedYes: '{college} gets what you chose.',
  savedNo: 'Nothing is shared with {college}.',
  later: 'Decide later',
});
