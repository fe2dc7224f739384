import { words } from '../platform/words/words.ts';

/** Joining a session of a fair, wherever its button is. */
export const joinWords = words('fairs.join', {
  join: 'Join now',
  joinSession: 'Join session {number}: {title}',
  which: 'session {number}, {title}',
});
