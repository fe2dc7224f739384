import { words } from '../platform/words/words.ts';

/** What somebody may be to a student. */
export const relationshipWords = words('onboarding.relationships', {
  mother: 'Mother',
  father: 'Father',
  guardian: 'Guardian',
  grandparent: 'Grandparent',
  relative: 'Another relative',
  friend: 'A friend',
  other: 'Someone who supports the student',
});
