import { longText, text } from '../../../platform/model/kinds.ts';
import { longestMessage } from '../composing/longest-message.ts';

/** What a rep fills in of a saved answer. */
export const savedAnswerFields = {
  name: text({ max: 60 }),
  text: longText(longestMessage),
};

/** Saved answers that a college can have: more are no longer found at a glance. */
export const mostSavedAnswers = 60;
