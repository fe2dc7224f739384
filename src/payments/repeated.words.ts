import { words } from '../platform/words/words.ts';

/** A request that was sent again, and asks for something else. */
export const repeatedWords = words('payments.repeated', {
  otherAmount: 'Another amount was given back by this request already.',
  otherCredits: 'This request has given another number of credits already. Please look again.',
});
