import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a college is not saved. */
export const savedCollegesMessages = defineMessages('colleges.saved', {
  noCollege: 'We couldn’t find that college.',
  noFair: 'We couldn’t find that fair.',
  full: 'Your list holds {most} colleges. Please remove one first.',
});
