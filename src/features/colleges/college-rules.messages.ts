import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Errors of a college beyond those of any single field. */
export const collegeRuleMessages = defineMessages('colleges.rules', {
  federal: 'This comes from the federal list of institutions, so an admin has to approve a change.',
  ownSite:
    'Please use a page on your college’s own domain. For another one, an admin has to approve it.',
  representsOne: 'You already represent a college.',
  major: 'Please choose a title from the list of majors, such as History.',
});
