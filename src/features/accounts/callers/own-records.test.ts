import { describe, expect, it } from 'vitest';
import { ownRecordReads, ownStudentRead } from './own-records.ts';
import type { SessionAttributes } from '../session-attributes.ts';

const session = (given: Partial<SessionAttributes>): SessionAttributes => ({
  sub: 'u1',
  email: 'ada@demo.test',
  user_type: 'student',
  college_id: null,
  student_id: null,
  ...given,
});

describe('The records of', () => {
  it('a student are found by userId', () => {
    expect(ownRecordReads(session({}))).toEqual([
      { entity: 'Student', list: { field: 'userId', eq: 'u1' } },
    ]);
  });

  it('a parent are their own, by userId, and the student, by the id in the session', () => {
    expect(ownRecordReads(session({ user_type: 'parent', student_id: 's1' }))).toEqual([
      { entity: 'Parent', list: { field: 'userId', eq: 'u1' } },
      { entity: 'Student', list: { field: 'id', eq: 's1' } },
    ]);
  });

  it('a parent without a link are their own only', () => {
    expect(ownStudentRead(session({ user_type: 'parent' }))).toBeNull();
    expect(ownRecordReads(session({ user_type: 'parent' }))).toHaveLength(1);
  });

  it('a counselor are their own and the school, once it is known', () => {
    expect(ownRecordReads(session({ user_type: 'counselor', college_id: 'h1' }))).toEqual([
      { entity: 'Counselor', list: { field: 'userId', eq: 'u1' } },
      { entity: 'CounselorSchool', get: 'h1' },
    ]);
    expect(ownRecordReads(session({ user_type: 'counselor' }))).toHaveLength(1);
  });

  it('a college rep are their own, the college and its booths', () => {
    expect(ownRecordReads(session({ user_type: 'college', college_id: 'c1' }))).toEqual([
      { entity: 'CollegeRep', list: { field: 'userId', eq: 'u1' } },
      { entity: 'College', get: 'c1' },
      { entity: 'FairBooth', list: { field: 'collegeId', eq: 'c1' } },
    ]);
  });

  it('a college user without a college are their own only: TBD is not an id', () => {
    expect(ownRecordReads(session({ user_type: 'college', college_id: 'TBD' }))).toEqual([
      { entity: 'CollegeRep', list: { field: 'userId', eq: 'u1' } },
    ]);
  });

  it('an admin are none', () => {
    expect(ownRecordReads(session({ user_type: 'admin' }))).toEqual([]);
    expect(ownRecordReads(session({ user_type: 'admin6x6' }))).toEqual([]);
  });
});
