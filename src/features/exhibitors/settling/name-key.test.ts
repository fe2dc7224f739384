import { expect, test } from 'vitest';
import { nameKey } from './find-college-of.server.ts';

test.each([
  ['The University of Vermont', 'Univ. of Vermont'],
  ['Saint Michael’s College', "St. Michael's College"],
  ['Texas A&M University', 'TEXAS A & M UNIVERSITY'],
  ['Universidad Politécnica', 'universidad politecnica'],
])('%s and %s are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test('two campuses of a system keep their own names', () => {
  expect(nameKey('University of Texas at Austin')).not.toBe(
    nameKey('University of Texas at Tyler'),
  );
});
