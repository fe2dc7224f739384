import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Errors in a college's setup data. */
export const setupProblems = defineMessages('colleges.setup-problems', {
  chooseOne: 'Please choose at least one.',
  isListed: 'This college is already in the directory. Find it there and ask to represent it.',
  findFirst: 'Please find your college first.',
});
