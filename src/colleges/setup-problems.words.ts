import { words } from '../platform/words/words.ts';

/** What may be wrong with what a college tells when setting up. */
export const setupProblems = words('colleges.setup-problems', {
  chooseOne: 'Please choose at least one.',
  isListed: 'This college is in the directory already. Ask one of its reps to invite you.',
  findFirst: 'Please find your college first.',
});
