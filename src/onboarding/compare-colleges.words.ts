import { words } from '../platform/words/words.ts';

/** Why colleges are not compared. */
export const compareProblems = words('onboarding.compare', {
  tooMany: 'Please compare {most} colleges at most.',
});
