import { words } from '../words/words.ts';

/** Why a record cannot be written, or a list not read on. */
export const storeRefusals = words('store.refusals', {
  another: 'Another record like this is there already.',
  has: 'Another record has this already.',
  depend: 'Other records still depend on this one.',
  overtaken: 'Somebody else changed this at the same moment. Please try again.',
  condition: 'The condition does not hold.',
  otherList: 'This token does not belong to this list. Please start again without it.',
});
