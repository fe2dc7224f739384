import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** A repeated request with different input. */
export const repeatedMessages = defineMessages('payments.repeated', {
  otherAmount: 'This request has already refunded a different amount.',
  otherCredits: 'This request has already given a different number of credits. Please check again.',
  refundAgain:
    'You refunded the same amount of this payment a few minutes ago. Check the box if you mean a second refund.',
  creditsAgain:
    'You gave this college the same number of credits a few minutes ago. Check the box if you mean to give them again.',
});
