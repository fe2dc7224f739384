import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a message is rejected at a booth. */
export const conversationRefusals = defineMessages('lobby.conversation.refusals', {
  notYet: 'You can write here when the fair opens.',
  over: 'The fair is over. You can still read everything here.',
  others: 'Only visitors and this college’s own reps can post here.',
  gone: 'The message you’re replying to is no longer there.',
  hiddenByAdmin: 'An admin hid this message. Only an admin can show it again.',
  noQuestion: 'Only visitors’ messages can be waiting for an answer.',
  wordGone: 'That came too late, or was already answered. Please try again.',
  onlyReps: 'Only reps of this college can attach documents.',
  onlyRepsToAll: 'Only reps of this college can write to everyone at the booth.',
  toOneOrAll: 'Answer one person, or write to everyone at the booth. It can’t be both.',
  tooMany: 'You can attach up to {n} documents.',
  noDocument: 'Your booth no longer has this document. Remove it and send again.',
  tooLate: 'This message is already hidden.',
});
