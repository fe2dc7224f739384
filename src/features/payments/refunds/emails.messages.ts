import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The emails about payments. */
export const paymentEmails = defineMessages('payments.letters', {
  givenBackSubject: 'We’re refunding your payment',
  givenBackHeading: 'We’re refunding your payment',
  givenBackLead:
    'We received your payment of {amount} after the balance had already been settled or the item was no longer available. We’re refunding the full amount to your card. It can take a few days to show up.',
  givenBackTail: 'You don’t need to do anything.',
});
