import { words } from '../platform/words/words.ts';

/** Why a college is not saved. */
export const savedCollegesWords = words('colleges.saved', {
  noCollege: 'There is no such college.',
  noFair: 'There is no such fair.',
  full: 'Your list holds {most} colleges. Please take one out first.',
});
