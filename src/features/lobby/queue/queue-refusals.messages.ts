import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why something isn’t possible in the queue of a booth. */
export const queueRefusals = defineMessages('lobby.queue.refusals', {
  notLive: 'You can wait for a call while the fair is live.',
  notOpen: 'This college isn’t taking calls right now. Check back later, or ask in the chat.',
  studentsOnly: 'Only students registered for this fair can wait for a call.',
  callOver: 'This call is no longer waiting for you.',
  onCall: 'You’re on another call. Leave it first, then accept this one.',
  repsOnly: 'Only this college’s own reps can do this.',
  noOne: 'No one is waiting who can be called right now.',
  taken: 'Someone you chose has left, is on a call, or was called by a colleague.',
  tooMany: 'You can call up to {most} students at once.',
  noColleague: 'Choose a colleague who represents this college.',
});
