import { words } from '../platform/words/words.ts';

/** What booths say is wrong. */
export const boothRuleWords = words('booths.rules', {
  https: 'Please use an address that starts with https://.',
});
