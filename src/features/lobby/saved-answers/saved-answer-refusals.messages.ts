import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why an answer is not saved. */
export const savedAnswerRefusals = defineMessages('lobby.saved-answers.refusals', {
  sameName: 'Your team already has a saved answer with this name. Choose another one.',
  tooMany: 'A college can have up to {n} saved answers. Remove one that you no longer use.',
});
