import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why something can’t be done with a question in a session. */
export const questionRefusals = defineMessages('sessions.questions.refusals', {
  over: 'This session is over. It takes no more questions.',
  noCollege: 'That college doesn’t speak in this session. Choose another one.',
  onlyAttendees: 'Only students, parents and counselors ask and vote.',
  own: 'You asked this yourself. Others can vote for it.',
  notYours: 'Only reps of a college that was asked can do this.',
  claimed: 'Someone on your team has already claimed this question.',
  answered: 'Your college has already answered this question.',
  onlyLive: 'Hosts can only mark a question as answered live.',
  sameQuestion: 'Choose another question to merge it into.',
  otherCollege: 'Merge it into a question for the same college, or into one for all colleges.',
  merged: 'This question was merged into another one.',
  notShown: 'Release or show that question first.',
});
