import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** A college’s session at a 6x6 fair, on its home and among its booths. */
export const ownSlotMessages = defineMessages('onboarding.ownSlots', {
  session: 'Session {number}, {title}',
  sixBySix: '6x6 fairs: no booth to set up',
  noneYet: 'You don’t have a session yet. We’ll email you when you do.',
});
