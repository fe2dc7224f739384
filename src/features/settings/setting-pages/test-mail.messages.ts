import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The email with which an admin tries the sender. */
export const testMailMessages = defineMessages('settings.test-mail', {
  subject: 'Test email from {brand}',
  heading: 'Email works',
  lead: 'You asked for this email on the settings page. Emails from this site look like this.',
  foot: 'Check three things: who it’s from, where a reply would go, and the postal address below.',
});
