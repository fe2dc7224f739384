import { expect, test } from 'vitest';
import { defaultPrices } from './price-list.ts';
import { priceBook, type PriceVersion } from './price-book.ts';

const version = (number: number, day: string, byVariable = false): PriceVersion => ({
  number,
  byVariable,
  madeBy: null,
  note: null,
  madeAt: new Date(`${day}T12:00:00Z`),
  list: { ...defaultPrices, withdrawal: { daysBefore: number, gives: 'credits' } },
});
const daysAt = (versions: readonly PriceVersion[], day: string) =>
  priceBook(versions).at(new Date(`${day}T12:00:00Z`)).withdrawal.daysBefore;

test('the default list counts until the first version, then each until the next one', () => {
  const versions = [version(1, '2026-03-01'), version(2, '2026-05-01')];
  expect(daysAt([], '2026-01-01')).toBe(14);
  expect(daysAt(versions, '2026-02-28')).toBe(14);
  expect(daysAt(versions, '2026-03-01')).toBe(1);
  expect(daysAt(versions, '2026-04-30')).toBe(1);
  expect(daysAt(versions, '2027-01-01')).toBe(2);
});

test('a list that the environment set first has counted before it was written down', () => {
  const versions = [version(3, '2026-03-01', true), version(4, '2026-05-01')];
  expect(daysAt(versions, '2026-01-01')).toBe(3);
  expect(daysAt(versions, '2026-06-01')).toBe(4);
});
