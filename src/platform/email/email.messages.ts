import { defineMessages } from '../i18n/define-messages.ts';

/** Messages in every email. */
export const emailMessages = defineMessages('letter', {
  orOpen: 'Or open this address:',
  unsubscribe: 'Unsubscribe',
  why: 'You’re getting this email because this address is used on {brand}. It isn’t a newsletter: we only send it when something happens, so there’s nothing to unsubscribe from.',
});
