import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a call can't be joined or changed. */
export const callRefusals = defineMessages('lobby.calls.refusals', {
  over: 'This call has ended.',
  full: 'This call is full. Try again when someone has left.',
  tooMany: 'A call has room for {n} students.',
  elsewhere: 'You’re in this call on another page.',
  signal: 'That isn’t a message between two call pages.',
  noRoom: 'In this call, pages send to each other directly.',
  roomAway: 'Group calls aren’t available at the moment.',
  waits: 'The call starts when a second rep has joined.',
  othersRule: 'Only this college’s reps can change this.',
});
