import { expect, test, vi } from 'vitest';
import { followClock, offsetOf } from './server-clock.ts';

test('the reading with the shortest wait counts', () => {
  const readings = [
    // 80 of 100 milliseconds on the way there.
    { asked: 1000, answered: 1100, server: 501_080 },
    { asked: 2000, answered: 2004, server: 502_003 },
    // A busy moment.
    { asked: 3000, answered: 3900, server: 503_850 },
  ];
  const offset = offsetOf(readings);
  expect(offset?.ms).toBe(500_001);
  expect(offset?.uncertainty).toBeCloseTo(2.095, 2);
  expect(offsetOf([])).toBeNull();
});

test('an old reading gives way: clocks drift', () => {
  const old = { asked: 0, answered: 10, server: 5 };
  const fresh = { asked: 600_000, answered: 600_020, server: 600_040 };
  expect(offsetOf([old, fresh])?.ms).toBe(30);
});

test('a page’s clock that is wrong by years shows the server’s time', async () => {
  let server = Date.parse('2026-12-01T18:00:00Z');
  let own = 17;
  const clock = followClock({
    own: () => own,
    first: server - 4_000,
    ask() {
      own += 30;
      server += 30;
      const answer = server;
      own += 10;
      server += 10;
      return Promise.resolve(answer);
    },
  });
  expect(clock.now()).toBe(Date.parse('2026-12-01T17:59:56.040Z'));
  await new Promise((resolve) => setTimeout(resolve));
  clock.close();
  expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(20);
});

test('a server whose clock was set, or another one, is believed at once', async () => {
  const server = { ahead: 0, answers: 0 };
  let own = 0;
  const clock = followClock({
    own: () => own,
    first: 0,
    ask() {
      own += 4;
      server.answers += 1;
      if (server.answers === 2) server.ahead = 90_000;
      return Promise.resolve(own - 2 + server.ahead);
    },
  });
  await vi.waitFor(() => expect(server.answers).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve));
  clock.close();
  expect(clock.now() - own).toBe(90_000);
});

test('without the network the time goes on as it is known', async () => {
  let own = 0;
  const clock = followClock({
    own: () => own,
    first: 1_000_000,
    ask: () => Promise.reject(new Error('offline')),
  });
  await new Promise((resolve) => setTimeout(resolve));
  own = 2_000;
  clock.close();
  expect(clock.now()).toBe(1_002_000);
});
