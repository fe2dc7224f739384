import { words } from '../platform/words/words.ts';

/** Why an invitation between student and parent is not sent. */
export const inviteWords = words('students.invite', {
  parentsAddress: 'Please enter the address of your parent.',
  studentsAddress: 'Please enter the address of your student.',
});
