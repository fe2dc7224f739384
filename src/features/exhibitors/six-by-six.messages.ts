import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** What a registration for a 6x6 fair is, wherever a college chooses one or has one. */
export const sixBySixMessages = defineMessages('exhibitors.sixBySix', {
  noBooth: 'At a 6x6 fair you talk for a few minutes; there’s no booth to set up.',
  yourTime: 'Your session and time come by email and are on your home page.',
  timeByEmail: 'Your session and time come by email.',
});
