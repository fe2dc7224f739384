import { defineMessages } from '../i18n/define-messages.ts';

/** Why email is not sent, or not shown. */
export const mailRefusals = defineMessages('email.refusals', {
  ended: 'This mailing has ended.',
  mailbox: 'The mailbox can be opened only on this machine or by an admin.',
});
