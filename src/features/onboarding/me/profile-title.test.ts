import { describe, expect, it } from 'vitest';
import { profileTitle } from './profile-title.ts';

describe('The title under the name', () => {
  it.each([
    ['admin', 'Admin'],
    ['admin6x6', 'Admin'],
    ['college', 'College Rep'],
    ['counselor', 'Counselor'],
    ['student', 'Student'],
    ['parent', 'Parent'],
  ] as const)('of someone of type %s is %s', (userType, title) => {
    expect(profileTitle(userType)).toBe(title);
  });

  it.each([
    ['Other', 'Student Support'],
    ['Friend', 'Friend of Student'],
    ['Relative', "Student's Relative"],
    ['Grandmother', 'Grandmother'],
    ['toString', 'toString'],
    ['', 'Parent'],
    ['  ', 'Parent'],
    [null, 'Parent'],
  ])('of a parent whose relationship is %j is %s', (relationship, title) => {
    expect(profileTitle('parent', relationship)).toBe(title);
  });

  it('of a student does not heed a relationship', () => {
    expect(profileTitle('student', 'Friend')).toBe('Student');
  });
});
