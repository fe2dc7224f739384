import { words } from '../words/words.ts';

/** The email that `quad check` sends on request. */
export const checkMailWords = words('checkMail', {
  subject: 'Test email from {brand}',
  heading: 'Email works',
  lead: 'Someone who runs {brand} sent this to check that its email arrives. You don’t need to do anything.',
});
