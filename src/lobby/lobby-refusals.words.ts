import { words } from '../platform/words/words.ts';

/** Why somebody is not let into a fair. */
export const lobbyRefusals = words('lobby.refusals', {
  register: 'Please register for this fair first.',
  closed: 'This fair isn’t open right now.',
});
