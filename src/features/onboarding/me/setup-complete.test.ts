import { describe, expect, it } from 'vitest';
import { isSetupComplete } from './read-self.server.ts';

describe('Setup is complete for', () => {
  it.each([
    [0, false],
    [3, false],
    [4, true],
    [5, true],
    [null, false],
  ])('a student or a college at step %j: %s', (setupStep, complete) => {
    expect(isSetupComplete({ userType: 'student', setupStep })).toBe(complete);
    expect(isSetupComplete({ userType: 'college', collegeId: 'c1', setupStep })).toBe(complete);
  });

  it('a college user whose college is still TBD', () => {
    expect(isSetupComplete({ userType: 'college', collegeId: 'TBD', setupStep: 0 })).toBe(true);
  });

  it('a counselor once both records exist', () => {
    const counselor = { userType: 'counselor', hasCounselorRecord: true } as const;
    expect(isSetupComplete(counselor)).toBe(false);
    expect(isSetupComplete({ ...counselor, hasSchoolRecord: true })).toBe(true);
    expect(isSetupComplete({ userType: 'counselor', hasSchoolRecord: true })).toBe(false);
  });

  it('admins and parents, who have no wizard', () => {
    expect(isSetupComplete({ userType: 'admin' })).toBe(true);
    expect(isSetupComplete({ userType: 'admin6x6' })).toBe(true);
    expect(isSetupComplete({ userType: 'parent' })).toBe(true);
  });
});
