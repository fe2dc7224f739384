import { words } from '../platform/words/words.ts';

/** Why a student and a parent are not linked. */
export const familyRefusals = words('students.familyRefusals', {
  linked: 'You are linked already.',
  tellFirst: 'Please tell us about yourself as a student first.',
  forParent: 'This invitation is for an account of a parent or guardian.',
  forStudent: 'This invitation is for an account of a student.',
});
