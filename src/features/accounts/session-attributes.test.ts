import { describe, expect, it } from 'vitest';
import type { UserType } from '../../platform/model/viewer.ts';
import { sessionAttributes } from './session-attributes.ts';

const account = (userType: UserType) => ({ id: 'a1', email: 'ada@demo.test', userType });
const links = { collegeIds: ['c1', 'c2'], schoolIds: ['h1'], studentIds: ['s1', 's2'] };

describe('The session of', () => {
  it('a college rep names the first of the colleges, and TBD before there is one', () => {
    expect(sessionAttributes(account('college'), links)).toEqual({
      sub: 'a1',
      email: 'ada@demo.test',
      user_type: 'college',
      college_id: 'c1',
      student_id: null,
    });
    expect(sessionAttributes(account('college'), {}).college_id).toBe('TBD');
  });

  it('a counselor names the school under college_id', () => {
    expect(sessionAttributes(account('counselor'), links).college_id).toBe('h1');
    expect(sessionAttributes(account('counselor'), {}).college_id).toBeNull();
  });

  it('a parent names the student', () => {
    expect(sessionAttributes(account('parent'), links)).toMatchObject({
      college_id: null,
      student_id: 's1',
    });
    expect(sessionAttributes(account('parent'), {}).student_id).toBeNull();
  });

  it('a student or an admin names neither, whatever is linked', () => {
    for (const userType of ['student', 'admin', 'admin6x6'] as const) {
      expect(sessionAttributes(account(userType), links)).toMatchObject({
        college_id: null,
        student_id: null,
      });
    }
  });
});
