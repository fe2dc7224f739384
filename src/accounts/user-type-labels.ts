import type { UserType } from '../platform/model/viewer.ts';

/** What a user type is called on a screen: section 1 of the specification for those who attend. */
export const userTypeLabels: Readonly<Record<UserType, string>> = {
  student: 'Students',
  parent: 'Parents and Guardians',
  counselor: 'Counselors and Teachers',
  college: 'Colleges',
  admin: 'Admins',
  admin6x6: '6x6 Admins',
};
