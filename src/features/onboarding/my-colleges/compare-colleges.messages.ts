import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why colleges are not compared. */
export const compareProblems = defineMessages('onboarding.compare', {
  tooMany: 'Please compare {most} colleges at most.',
});
