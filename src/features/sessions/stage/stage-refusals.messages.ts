import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why someone can’t be on the stage of a session, or see it. */
export const stageRefusals = defineMessages('sessions.stage.refusals', {
  noStage: 'This session has no stage.',
  away: 'The stage isn’t available at the moment.',
  notYet: 'The session hasn’t started yet.',
  over: 'This session has ended.',
  notYours: 'Only this session’s speakers and hosts can go on stage.',
  full: 'The stage is full. Try again when someone has left it.',
  elsewhere: 'You’re on stage on another page.',
});
