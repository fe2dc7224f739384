import { words } from '../platform/words/words.ts';

/** Why something cannot be done with a fair. */
export const fairRefusals = words('fairs.refusals', {
  noFair: 'There is no such fair.',
  toCome: 'Please choose a time to come.',
  cancelled: 'This fair is cancelled.',
  over: 'This fair is over.',
  overMove: 'This fair is over. Move it to a time to come first.',
  noRecording: 'There is no recording yet.',
  sameNumber: 'Two sessions have this number.',
  notBegun: 'The fair has not begun by then.',
  endsAfter: 'The fair is over before this session ends.',
  joinToo: 'Please enter where people join, too.',
  hasExhibitors: 'Session {number} has exhibitors. Take them out of it first.',
});
