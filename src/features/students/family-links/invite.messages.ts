import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why an invitation between student and parent is not sent. */
export const inviteMessages = defineMessages('students.invite', {
  parentsAddress: 'Please enter your parent’s email address.',
  studentsAddress: 'Please enter your student’s email address.',
});
