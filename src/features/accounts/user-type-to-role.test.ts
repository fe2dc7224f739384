import { describe, expect, it } from 'vitest';
import { roles, userTypes } from '../../platform/model/viewer.ts';
import { isFullAdmin, roleToUserType, userTypeToRole } from './session-attributes.ts';

describe('An account', () => {
  it.each([
    ['college', 'COLLEGES'],
    ['counselor', 'COUNSELORS'],
    ['admin', 'ADMINS'],
    ['admin6x6', 'ADMINS6X6'],
    ['student', 'STUDENTS'],
    ['parent', 'PARENTS'],
  ] as const)('of type %s has the role %s', (userType, role) => {
    expect(userTypeToRole(userType)).toBe(role);
    expect(roleToUserType(role)).toBe(userType);
  });

  it('has exactly one role for each type there is', () => {
    expect(userTypes.map(userTypeToRole).toSorted()).toEqual([...roles].toSorted());
  });

  it('is a full admin only with the type admin', () => {
    expect(userTypes.filter(isFullAdmin)).toEqual(['admin']);
  });
});
