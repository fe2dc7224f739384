import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The titles under a person's name: section 6 of the specification. */
export const profileTitles = defineMessages('accounts.profileTitles', {
  admin: 'Admin',
  college: 'College Rep',
  counselor: 'Counselor',
  student: 'Student',
  parent: 'Parent',
  support: 'Student Support',
  friend: 'Friend of Student',
  relative: "Student's Relative",
});
