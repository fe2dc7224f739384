import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What someone may be to a student. */
export const relationshipMessages = defineMessages('onboarding.relationships', {
  mother: 'Mother',
  father: 'Father',
  guardian: 'Guardian',
  grandparent: 'Grandparent',
  relative: 'Another relative',
  friend: 'A friend',
  other: 'Someone who supports the student',
});
