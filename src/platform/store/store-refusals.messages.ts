import { defineMessages } from '../i18n/define-messages.ts';

/** Why a record cannot be written, or a list not read on. */
export const storeRefusals = defineMessages('store.refusals', {
  another: 'A record like this already exists.',
  has: 'Another record already has this.',
  depend: 'Other records still depend on this one.',
  overtaken: 'Someone else just changed this. Reload and try again.',
  condition: 'The condition isn’t met.',
  otherList: 'This token doesn’t belong to this list. Please start again without it.',
});
