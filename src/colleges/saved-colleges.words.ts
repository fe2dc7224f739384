import { words } from '../platform/words/words.ts';

/** Why a college is not saved. */
export const savedCollegesWords = words('colleges.saved', {
  noCollege: 'We couldn’t find that college.',
  noFair: 'We couldn’t find that fair.',
  full: 'Your list holds {most} colleges. Please remove one first.',
});
