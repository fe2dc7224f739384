import { words } from '../platform/words/words.ts';

/** Around the question whether to share something with a college; its own words are kept by version. */
export const sharingWords = words('students.sharing', {
  title: 'Your details and {college}',
  description: 'You decide what a college gets of what you have told us.',
  lead: 'One question, once. Nobody at {college} knows your name before you say yes.',
  answer: 'Your answer',
  save: 'Save my answer',
  saving: 'Saving…',
  savedYes: '{college} gets what you chose.',
  savedNo: '{college} gets nothing of yours.',
  later: 'Decide later',
});
