import { defineMessages } from '../i18n/define-messages.ts';

/** The email that `quad check` sends on request. */
export const checkMailMessages = defineMessages('checkMail', {
  subject: 'Test email from {brand}',
  heading: 'Email works',
  lead: 'Someone who runs {brand} sent this to check that its email arrives. You don’t need to do anything.',
});
