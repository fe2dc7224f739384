import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why notifications are refused. */
export const pushRefusals = defineMessages('lobby.push.refusals', {
  needsSession: 'Please sign in first.',
});
