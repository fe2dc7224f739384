import type { Role, UserType } from '../../platform/model/viewer.ts';

/** The specification's section 6: which group an account of each user type belongs to. */
const roleOfUserType: Readonly<Record<UserType, Role>> = {
  student: 'STUDENTS',
  parent: 'PARENTS',
  counselor: 'COUNSELORS',
  college: 'COLLEGES',
  admin: 'ADMINS',
  admin6x6: 'ADMINS6X6',
};

const userTypeOfRole: Readonly<Record<Role, UserType>> = {
  STUDENTS: 'student',
  PARENTS: 'parent',
  COUNSELORS: 'counselor',
  COLLEGES: 'college',
  ADMINS: 'admin',
  ADMINS6X6: 'admin6x6',
};

/** The role of an account, from its attribute `user_type`. */
export function userTypeToRole(userType: UserType): Role {
  return roleOfUserType[userType];
}

/** The attribute `user_type` of an account of this role. */
export function roleToUserType(role: Role): UserType {
  return userTypeOfRole[role];
}

/** Full admin means user type admin; an admin of the 6x6 format is none. */
export function isFullAdmin(userType: UserType): boolean {
  return userType === 'admin';
}
