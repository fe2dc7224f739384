import type { Role } from '../../../platform/model/viewer.ts';

/**
 * Identity group precedence of the specification's section 6. Parents are treated as students. As
 * with the user pools the numbers come from, the lower number goes first.
 */
export const rolePrecedence: Readonly<Record<Role, number>> = {
  STUDENTS: 0,
  PARENTS: 0,
  COUNSELORS: 1,
  COLLEGES: 2,
  ADMINS: 3,
  ADMINS6X6: 4,
};

/** The effective role of several: the one with the lowest number; null for none. */
export function preferredRole(roles: readonly Role[]): Role | null {
  return roles.toSorted((a, b) => rolePrecedence[a] - rolePrecedence[b])[0] ?? null;
}
