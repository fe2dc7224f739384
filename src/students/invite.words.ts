import { words } from '../platform/words/words.ts';

/** Why an invitation between student and parent is not sent. */
export const inviteWords = words('students.invite', {
  parentsAddress: 'Please enter your parent’s email address.',
  studentsAddress: 'Please enter your student’s email address.',
});
