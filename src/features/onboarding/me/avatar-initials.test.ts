import { describe, expect, it } from 'vitest';
import { avatarInitials } from './read-self.server.ts';

const ada = { firstName: 'ada', lastName: 'Lovelace', email: 'queen@demo.test' };

describe('The avatar shows', () => {
  it('the initials of a student', () => {
    expect(avatarInitials('student', ada)).toBe('AL');
    expect(avatarInitials('student', { firstName: 'Ada' })).toBe('A');
  });

  it('the first two letters of the email for admins, whatever their name', () => {
    expect(avatarInitials('admin', ada)).toBe('QU');
    expect(avatarInitials('admin6x6', ada)).toBe('QU');
  });

  it('the email of someone without a name, and a question mark without either', () => {
    expect(avatarInitials('college', { email: 'rep@demo.test' })).toBe('RE');
    expect(avatarInitials('college', {})).toBe('?');
  });

  it('whole letters of any script', () => {
    expect(avatarInitials('parent', { firstName: 'E\u0301lodie', lastName: '🎓' })).toBe(
      'E\u0301🎓',
    );
  });
});
