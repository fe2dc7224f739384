import { words } from '../platform/words/words.ts';

/** The mails about payments. */
export const paymentLetters = words('payments.letters', {
  givenBackSubject: 'Your payment goes back to your card',
  givenBackHeading: 'Your payment goes back to your card',
  givenBackLead:
    'We received your payment of {amount} after the balance had already been settled or the item was no longer available. We’re refunding the full amount to your card. It can take a few days to show up.',
  givenBackTail:
    'You need not do anything. If something is still open, you find it in your account.',
});
