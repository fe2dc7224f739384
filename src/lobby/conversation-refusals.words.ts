import { words } from '../platform/words/words.ts';

/** Why something is not said at a booth. */
export const conversationRefusals = words('lobby.conversation.refusals', {
  notYet: 'You can write here when the fair opens.',
  over: 'The fair is over. You can still read everything here.',
  others: 'Only visitors and this college’s own reps write here.',
  gone: 'The message you answer is no longer there.',
  hiddenByAdmin: 'An admin has hidden this message. Only an admin can show it again.',
  noQuestion: 'Only what visitors ask can wait for an answer.',
  wordGone: 'That came too late, or was answered already. Please try once more.',
  tooLate: 'This message is hidden already.',
});
