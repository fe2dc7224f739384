import { words } from '../platform/words/words.ts';

/** Why something cannot be done with a fair. */
export const fairRefusals = words('fairs.refusals', {
  noFair: 'There is no such fair.',
  toCome: 'Please choose a time to come.',
  cancelled: 'This fair is canceled.',
  over: 'This fair is over.',
  overMove: 'This fair is over. Move it to a time to come first.',
  noRecording: 'There is no recording yet.',
  sameNumber: 'Two sessions have this number.',
  notBegun: 'The fair has not begun by then.',
  endsAfter: 'The fair is over before this session ends.',
  joinToo: 'Please enter where people join, too.',
  hasColleges:
    'Colleges speak in session {number}. Remove it in the 6x6 plan of this fair and publish the plan.',
  planFirst:
    'This fair has no sessions, so there’s nothing to register for. Add sessions in its 6x6 plan, publish the plan, then publish the fair.',
  sessionsFirst:
    'This fair has no sessions, so there’s nothing to register for. Add one under Webinar, then publish the fair.',
  lastSession: 'This fair is public. It needs at least one session.',
});
