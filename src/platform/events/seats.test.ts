import { expect, test } from 'vitest';
import { readOpenFileLimit } from './open-files.server.ts';
import { Seats, seatsInFront, seatsOfAddress, seatsWithin } from './seats.ts';

test('a seat can be taken again when somebody has left it', () => {
  const seats = new Seats(2, 2);
  seats.take('192.0.2.1');
  seats.take('192.0.2.2');
  expect(() => seats.take('192.0.2.3')).toThrow(
    expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }),
  );
  seats.leave('192.0.2.1');
  expect(seats.taken).toBe(1);
  seats.take('192.0.2.3');
});

test('one address does not take the seats of others, whichever address of its network it uses', () => {
  const seats = new Seats(10, 2);
  seats.take('2001:db8:1:2::1');
  seats.take('2001:db8:1:2::2');
  expect(() => seats.take('2001:db8:1:2::3')).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number }),
  );
  seats.take('2001:db8:9:9::1');
  seats.leave('2001:db8:1:2::2');
  seats.take('2001:db8:1:2::3');
});

test('the room is nine tenths of what the system allows, less what the house needs itself', () => {
  expect(seatsWithin(20_000)).toBe(17_800);
  expect(seatsWithin(Infinity)).toBe(Infinity);
  expect(seatsWithin(100)).toBe(1);
});

test.each([1_024, 4_096, 20_000, 1_000_000])(
  'of %i open files there is one for each seat, and for those who have not said yet who is calling',
  (files) => {
    const seats = seatsWithin(files);
    const [front, frontOfAddress] = seatsInFront(seats);
    expect(seats + front).toBeLessThan(files);
    expect(frontOfAddress).toBeLessThan(front);
    expect(seatsOfAddress(seats)).toBeLessThan(seats);
  },
);

test('the system says how many files may be open', () => {
  expect(readOpenFileLimit()).toBeGreaterThan(100);
});
