import { expect, test } from 'vitest';
import { divideSession } from './divide-session.ts';

const shortly = (minutes: number, count: number) =>
  divideSession(
    minutes,
    Array.from({ length: count }, (_, n) => String(n)),
  )?.map(({ startsAtMinute, lengthMinutes }) => [startsAtMinute, lengthMinutes]);

test('one speaker has three quarters of a session', () => {
  expect(shortly(60, 1)).toEqual([[0, 45]]);
});

test('several have the same time each, after a minute to say hello', () => {
  expect(shortly(45, 3)).toEqual([
    [1, 11],
    [12, 11],
    [23, 11],
  ]);
});

test('a session without speakers is divided among no one, and one of too many not at all', () => {
  expect(shortly(45, 0)).toEqual([]);
  expect(shortly(5, 6)).toBeUndefined();
});
