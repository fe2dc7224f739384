import { defineMessages } from '../platform/i18n/define-messages.ts';

/** What booths say is wrong. */
export const boothRuleMessages = defineMessages('booths.rules', {
  https: 'Please use an address that starts with https://.',
});
