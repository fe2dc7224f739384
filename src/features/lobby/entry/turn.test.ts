import { expect, test } from 'vitest';
import { turnOf, turnsTake } from './turn.server.ts';

const fair = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  startTime: new Date('2026-11-21T12:00Z'),
};
const waitOf = (accountId: string, expected: number) =>
  turnOf(fair, accountId, expected).getTime() - fair.startTime.getTime();

test('with few others all are in within seconds, with thousands within five minutes', () => {
  expect([0, 100, 600, 3_600, 50_000].map(turnsTake)).toEqual([
    3_000, 3_000, 10_000, 60_000, 300_000,
  ]);
});

test('everyone has one place, whatever the page and the process, and places are spread evenly', () => {
  const people = Array.from({ length: 6_000 }, (_, n) => `person ${n}`);
  const waits = people.map((one) => waitOf(one, 6_000));
  expect(people.map((one) => waitOf(one, 6_000))).toEqual(waits);
  const inSecond = (from: number) =>
    waits.filter((wait) => wait >= from * 10_000 && wait < (from + 1) * 10_000).length;
  for (let ten = 0; ten < 10; ten += 1) {
    expect(inSecond(ten)).toBeGreaterThan(500);
    expect(inSecond(ten)).toBeLessThan(700);
  }
  expect(waitOf('person 1', 3_000)).toBe(Math.floor(waitOf('person 1', 6_000) / 2));
});
