import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What a user type is called on a screen: section 1 of the specification for those who attend. */
export const userTypeLabels = defineMessages('accounts.userTypes', {
  student: 'Students',
  parent: 'Parents and Guardians',
  counselor: 'Counselors and Teachers',
  college: 'Colleges',
  admin: 'Admins',
  admin6x6: '6x6 Admins',
});
