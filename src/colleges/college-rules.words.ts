import { words } from '../platform/words/words.ts';

/** What is wrong with a college, beyond what can be wrong with any field. */
export const collegeRuleWords = words('colleges.rules', {
  representsOne: 'You already represent a college.',
  major: 'Please choose a title from the list of majors, such as History.',
});
