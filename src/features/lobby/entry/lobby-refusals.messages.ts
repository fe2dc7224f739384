import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why someone can't enter a fair. */
export const lobbyRefusals = defineMessages('lobby.refusals', {
  register: 'Please register for this fair first.',
  turn: 'The fair is opening, and people come in one after another. It’s your turn soon.',
  closed: 'This fair isn’t open right now.',
});
