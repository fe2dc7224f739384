import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a student and a parent are not linked. */
export const familyRefusals = defineMessages('students.familyRefusals', {
  linked: 'You’re already linked.',
  tellFirst: 'Please tell us your name and date of birth first.',
  forParent: 'This invitation is for a parent or guardian account.',
  forStudent: 'This invitation is for a student account.',
});
