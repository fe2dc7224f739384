import { defineMessages } from '../platform/i18n/define-messages.ts';

/** What may be wrong with what a college tells when setting up. */
export const setupProblems = defineMessages('colleges.setup-problems', {
  chooseOne: 'Please choose at least one.',
  isListed: 'This college is already in the directory. Find it there and ask to represent it.',
  findFirst: 'Please find your college first.',
});
