import { words } from '../platform/words/words.ts';

/** Why something is not said at a booth. */
export const conversationRefusals = words('lobby.conversation.refusals', {
  notYet: 'You can write here when the fair opens.',
  over: 'The fair is over. You can still read everything here.',
  others: 'Only visitors and this college’s own reps write here.',
  gone: 'The message you answer is no longer there.',
  tooLate: 'This message is hidden already.',
});
