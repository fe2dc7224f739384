import { expect, test } from 'vitest';
import { defaultPrices } from '../../payments/price-list.ts';
import { readPriceList } from '../../payments/price-book.ts';
import { withdrawUntil } from './withdrawal-rule.ts';

const { withdrawal: _, ...list } = defaultPrices;
const startTime = '2027-03-15T14:00:00.000Z';
const until = (given: unknown) => withdrawUntil(readPriceList(given), { startTime }).toISOString();

test('an operator says until when exhibitors withdraw; without a word it is two weeks before', () => {
  expect(until(list)).toBe('2027-03-01T14:00:00.000Z');
  expect(until({ ...list, withdrawal: { daysBefore: 0, gives: 'money' } })).toBe(startTime);
});

test('an operator who slips is told where', () => {
  for (const [withdrawal, wrong] of [
    [{ daysBefore: -1, gives: 'money' }, 'withdrawal.daysBefore must be at least 0'],
    [{ daysBefore: 1.5, gives: 'money' }, 'withdrawal.daysBefore must be a whole number of days'],
    [{ daysBefore: 1, gives: 'hugs' }, 'withdrawal.gives must be credits or money'],
    [{ daysBefore: 1 }, 'withdrawal.gives is missing, unknown or of the wrong kind'],
  ] as const)
    expect(() => until({ ...list, withdrawal })).toThrow(`PRICES: ${wrong}.`);
});
