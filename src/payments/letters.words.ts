import { words } from '../platform/words/words.ts';

/** The mails about payments. */
export const paymentLetters = words('payments.letters', {
  givenBackSubject: 'Your payment goes back to your card',
  givenBackHeading: 'Your payment goes back to your card',
  givenBackLead:
    'Your payment of {amount} came when what it was for had been settled in another way, or was not there any more. We give all of it back to your card; your bank shows it within a few days.',
  givenBackTail:
    'You need not do anything. If something is still open, you find it in your account.',
});
