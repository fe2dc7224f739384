import { describe, expect, it } from 'vitest';
import { preferredRole, rolePrecedence } from './role-precedence.ts';

describe('Someone in several groups', () => {
  it('is seen as the one with the lowest number', () => {
    expect(preferredRole(['ADMINS6X6', 'COLLEGES', 'COUNSELORS'])).toBe('COUNSELORS');
    expect(preferredRole(['ADMINS', 'STUDENTS'])).toBe('STUDENTS');
  });

  it('is no one without a group', () => {
    expect(preferredRole([])).toBeNull();
  });

  it('finds the numbers of the specification, a parent among the students', () => {
    expect(rolePrecedence).toEqual({
      STUDENTS: 0,
      PARENTS: 0,
      COUNSELORS: 1,
      COLLEGES: 2,
      ADMINS: 3,
      ADMINS6X6: 4,
    });
  });
});
