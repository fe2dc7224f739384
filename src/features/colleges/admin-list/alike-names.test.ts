import { expect, test } from 'vitest';
import { areAlike } from './alike-names.ts';

test('an admin who enters a college under a slightly other name is told of the one there is', () => {
  expect(areAlike('Lantern College', 'Lantern College')).toBe(true);
  expect(areAlike('Lantern University', 'The Lantern College')).toBe(true);
  expect(areAlike('Lantren College', 'Lantern College')).toBe(true);
  expect(areAlike('Lantern College', 'Lantern College of Arts')).toBe(true);
});

test('a college that only shares common words or a city is no double', () => {
  expect(areAlike('Lantern College', 'Harbor College')).toBe(false);
  expect(areAlike('Ohio College', 'Oregon College')).toBe(false);
  expect(areAlike('University College', 'College')).toBe(false);
});
