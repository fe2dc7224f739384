import { expect, test } from 'vitest';
import { sortOwnFairs } from './load-home.ts';

const now = new Date('2027-03-10T12:00:00Z');
const at = (slug: string, start: string, cancelledAt: string | null = null) => ({
  fair: {
    slug,
    startTime: `${start}T10:00:00Z`,
    endTime: `${start}T14:00:00Z`,
    cancelledAt,
  },
});
const slugs = (list: readonly { readonly fair: { readonly slug: string } }[]) =>
  list.map(({ fair }) => fair.slug);

test('the fair that is on comes first, then the soonest; what is over, the latest first', () => {
  const list = ['2027-04-02', '2027-01-02', '2027-03-10', '2027-03-20', '2027-02-02'].map((day) =>
    at(day, day),
  );
  const { coming, past, next } = sortOwnFairs(list, now);
  expect(slugs(coming)).toEqual(['2027-03-10', '2027-03-20', '2027-04-02']);
  expect(slugs(past)).toEqual(['2027-02-02', '2027-01-02']);
  expect(next?.fair.slug).toBe('2027-03-10');
});

test('a cancelled fair is told until its day, and is never the next one', () => {
  const list = [
    at('cancelled', '2027-03-12', '2027-03-01T00:00:00Z'),
    at('held', '2027-03-14'),
    at('long-gone', '2027-01-12', '2027-01-01T00:00:00Z'),
  ];
  const { coming, past, next } = sortOwnFairs(list, now);
  expect(slugs(coming)).toEqual(['cancelled', 'held']);
  expect(past).toEqual([]);
  expect(next?.fair.slug).toBe('held');
});

test('who registered twice for a fair sees it once', () => {
  expect(slugs(sortOwnFairs([at('x', '2027-03-20'), at('x', '2027-03-20')], now).coming)).toEqual([
    'x',
  ]);
});

test('who has registered for nothing has no next fair', () => {
  expect(sortOwnFairs([], now)).toEqual({ coming: [], past: [], next: null });
});
