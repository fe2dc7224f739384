import { expect, test } from 'vitest';
import { isAtDomain } from './is-at-domain.ts';

test('a person of a department is at the college, one of a college with a like name is not', () => {
  expect(isAtDomain('ada@mit.edu', 'mit.edu')).toBe(true);
  expect(isAtDomain('ada@CS.MIT.edu', 'mit.edu')).toBe(true);
  expect(isAtDomain('ada@summit.edu', 'mit.edu')).toBe(false);
  expect(isAtDomain('ada@mit.edu.evil.example', 'mit.edu')).toBe(false);
});

test('no one is at a whole top-level domain', () => {
  expect(isAtDomain('ada@mit.edu', 'edu')).toBe(false);
  expect(isAtDomain('ada@mit.edu', '')).toBe(false);
});
