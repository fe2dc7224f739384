import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why someone can't enter a fair. */
export const lobbyRefusals = defineMessages('lobby.refusals', {
  register: 'Please register for this fair first.',
  closed: 'This fair isn’t open right now.',
});
