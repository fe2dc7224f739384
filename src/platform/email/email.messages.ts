import { defineMessages } from '../i18n/define-messages.ts';

/** Messages in every email. */
export const emailMessages = defineMessages('letter', {
  orOpen: 'Or open this address:',
  unsubscribe: 'Unsubscribe',
});
