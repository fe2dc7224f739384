import { words } from '../words/words.ts';

/** Why email is not sent, or not shown. */
export const mailRefusals = words('email.refusals', {
  ended: 'This mailing has ended.',
  mailbox: 'The mailbox can be opened only on this machine or by an admin.',
});
