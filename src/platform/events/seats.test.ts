import { expect, test } from 'vitest';
import { readOpenFileLimit } from './open-files.server.ts';
import { Seats, seatsWithin } from './seats.ts';

test('a seat can be taken again when somebody has left it', () => {
  const seats = new Seats(2);
  expect([seats.take(), seats.take(), seats.take()]).toEqual([true, true, false]);
  seats.leave();
  expect(seats.taken).toBe(1);
  expect(seats.take()).toBe(true);
});

test('the room is nine tenths of what the system allows, less what the house needs itself', () => {
  expect(seatsWithin(20_000)).toBe(17_800);
  expect(seatsWithin(Infinity)).toBe(Infinity);
  expect(seatsWithin(100)).toBe(1);
});

test('the system says how many files may be open', () => {
  expect(readOpenFileLimit()).toBeGreaterThan(100);
});
