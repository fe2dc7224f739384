import { expect, test } from 'vitest';
import { figureOf } from '../show-class.server.ts';

test('a counselor reads no figure that is about a handful of students', () => {
  for (const count of [0, 1, 4]) expect(figureOf(count)).toBeNull();
  expect(figureOf(5)).toBe(5);
});

test('a counselor does not see from the figure that one more student came', () => {
  expect([5, 6, 9, 10, 14, 137].map((count) => figureOf(count))).toEqual([5, 5, 5, 10, 10, 135]);
});

test('a counselor whose whole list came does not learn it of each of them', () => {
  expect(figureOf(12, 12)).toBeNull();
  expect(figureOf(12, 16)).toBeNull();
  expect(figureOf(12, 17)).toBe(10);
});
