import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What is wrong with a typed amount. */
export const priceRefusals = defineMessages('settings.prices.refusals', {
  twoDecimals: 'Enter an amount with at most two decimals.',
  leastAmount: 'Enter 0 for free, or at least 0.50.',
  leastPaid: 'Enter at least 0.50.',
});
