import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Errors of actions on a fair. */
export const fairRefusals = defineMessages('fairs.refusals', {
  noFair: 'We couldn’t find that fair.',
  toCome: 'Please choose a time in the future.',
  cancelled: 'This fair is canceled.',
  over: 'This fair is over.',
  overMove: 'This fair is over. Move it to a time in the future first.',
  noRecording: 'There’s no recording yet.',
  sameNumber: 'Two sessions have this number.',
  notBegun: 'The fair hasn’t started by then.',
  endsAfter: 'The fair ends before this session does.',
  joinToo: 'Please enter the link to join, too.',
  hasColleges:
    'Colleges speak in session {number}. Remove it in the 6x6 plan of this fair and publish the plan.',
  planFirst:
    'This fair has no sessions, so there’s nothing to register for. Add sessions in its 6x6 plan, publish the plan, then publish the fair.',
  sessionsFirst:
    'This fair has no sessions, so there’s nothing to register for. Add one under Webinar, then publish the fair.',
  lastSession: 'This fair is public. It needs at least one session.',
});
