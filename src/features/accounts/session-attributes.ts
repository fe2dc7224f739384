import type { UserType, Role } from '../../platform/model/viewer.ts';

/** What a college user's `college_id` holds until a college is confirmed. */
export const collegeToBeDecided = 'TBD';

/** The attributes of a session as the contract's `me` names them. */
export interface SessionAttributes {
  /** The account's id. */
  readonly sub: string;
  readonly email: string;
  readonly user_type: UserType;
  /** For college reps the college, or `TBD`; for confirmed counselors the school; null for everyone else. */
  readonly college_id: string | null;
  /** For parents the student; null for everyone else and for a parent without a link. */
  readonly student_id: string | null;
}

/** What confirmed links make a person's own, oldest link first. */
export interface ConfirmedLinks {
  readonly collegeIds?: readonly string[];
  readonly schoolIds?: readonly string[];
  readonly studentIds?: readonly string[];
}

/** The session attributes of an account; ids come only from confirmed links, never from input. */
export function sessionAttributes(
  account: { readonly id: string; readonly email: string; readonly userType: UserType },
  { collegeIds = [], schoolIds = [], studentIds = [] }: ConfirmedLinks,
): SessionAttributes {
  const { id, email, userType } = account;
  const collegeId =
    userType === 'college'
      ? (collegeIds[0] ?? collegeToBeDecided)
      : userType === 'counselor'
        ? (schoolIds[0] ?? null)
        : null;
  return {
    sub: id,
    email,
    user_type: userType,
    college_id: collegeId,
    student_id: userType === 'parent' ? (studentIds[0] ?? null) : null,
  };
}

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
