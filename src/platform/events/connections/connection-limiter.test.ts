import { expect, test } from 'vitest';
import { readOpenFileLimit } from './open-files.server.ts';
import {
  ConnectionLimiter,
  seatsInFront,
  seatsOfAddress,
  connectionsWithin,
} from './connection-limiter.ts';

test('a seat can be taken again when someone has left it', () => {
  const connectionLimiter = new ConnectionLimiter(2, 2);
  connectionLimiter.take('192.0.2.1');
  connectionLimiter.take('192.0.2.2');
  expect(() => connectionLimiter.take('192.0.2.3')).toThrow(
    expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }),
  );
  connectionLimiter.leave('192.0.2.1');
  expect(connectionLimiter.taken).toBe(1);
  connectionLimiter.take('192.0.2.3');
});

test('one address does not take the seats of others, whichever address of its network it uses', () => {
  const connectionLimiter = new ConnectionLimiter(10, 2);
  connectionLimiter.take('2001:db8:1:2::1');
  connectionLimiter.take('2001:db8:1:2::2');
  expect(() => connectionLimiter.take('2001:db8:1:2::3')).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number }),
  );
  connectionLimiter.take('2001:db8:9:9::1');
  connectionLimiter.leave('2001:db8:1:2::2');
  connectionLimiter.take('2001:db8:1:2::3');
});

test('the room is nine tenths of what the system allows, less what the server needs itself', () => {
  expect(connectionsWithin(20_000)).toBe(17_800);
  expect(connectionsWithin(Infinity)).toBe(Infinity);
  expect(connectionsWithin(100)).toBe(1);
});

test.each([1_024, 4_096, 20_000, 1_000_000])(
  'of %i open files there is one for each seat, and for those who have not said yet who is calling',
  (files) => {
    const connectionLimiter = connectionsWithin(files);
    const [front, frontOfAddress] = seatsInFront(connectionLimiter);
    expect(connectionLimiter + front).toBeLessThan(files);
    expect(frontOfAddress).toBeLessThan(front);
    expect(seatsOfAddress(connectionLimiter)).toBeLessThan(connectionLimiter);
  },
);

test('the system says how many files may be open', () => {
  expect(readOpenFileLimit()).toBeGreaterThan(100);
});
