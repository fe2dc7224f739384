import { describe, expect, it } from 'vitest';
import { nextTime } from './tick-schedules.server.ts';

/** The first `count` times after an instant, in ISO 8601. */
function times(every: string, zone: string, after: string, count: number): string[] {
  const found: string[] = [];
  let last = new Date(after);
  for (let n = 0; n < count; n += 1) {
    last = nextTime(every, zone, last);
    found.push(last.toISOString());
  }
  return found;
}

const newYork = 'America/New_York';

describe('an operator who reads that something is done at half past two in New York', () => {
  it('finds it done at half past two on both sides of summer time', () => {
    expect(times('30 2 * * *', newYork, '2026-03-06T12:00:00Z', 1)).toEqual([
      '2026-03-07T07:30:00.000Z',
    ]);
    expect(times('30 2 * * *', newYork, '2026-03-08T12:00:00Z', 1)).toEqual([
      '2026-03-09T06:30:00.000Z',
    ]);
  });

  it('finds it done in the night that has no half past two', () => {
    const [night, next] = times('30 2 * * *', newYork, '2026-03-07T12:00:00Z', 2);
    expect(night).toBe('2026-03-08T07:30:00.000Z');
    expect(next).toBe('2026-03-09T06:30:00.000Z');
  });

  it('finds it done once in the night that has half past one twice', () => {
    expect(times('30 1 * * *', newYork, '2026-10-31T12:00:00Z', 2)).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-02T06:30:00.000Z',
    ]);
  });
});

it('what is done every hour is done 25 times on the day that has 25 hours', () => {
  const hours = times('7 * * * *', newYork, '2026-11-01T03:59:59Z', 26);
  expect(hours.filter((hour) => hour < '2026-11-02T05:00:00.000Z')).toHaveLength(25);
});

it('a rule or a zone that is none is refused', () => {
  expect(() => nextTime('99 * * * *', newYork, new Date())).toThrow();
  expect(() => nextTime('7 * * * *', 'America/Nowhere', new Date())).toThrow();
});
