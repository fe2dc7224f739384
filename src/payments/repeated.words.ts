import { words } from '../platform/words/words.ts';

/** A request that was sent again, and asks for something else. */
export const repeatedWords = words('payments.repeated', {
  otherAmount: 'Another amount was given back by this request already.',
  otherCredits: 'This request has given another number of credits already. Please look again.',
  refundAgain:
    'You gave back the same amount of this payment a few minutes ago. Check the box if you mean a second refund.',
  creditsAgain:
    'You gave this college the same number of credits a few minutes ago. Check the box if you mean to give them again.',
});
