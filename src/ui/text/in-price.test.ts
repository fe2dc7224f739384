import { expect, it } from 'vitest';
import { inMoney, inPrice } from './in-price.ts';

it('writes prices as people write them, round ones without cents', () => {
  expect(inPrice('en', { cents: 90_000, currency: 'usd' })).toBe('$900');
  expect(inPrice('en', { cents: 90_050, currency: 'usd' })).toBe('$900.50');
  expect(inPrice('en', { cents: 1_234_500, currency: 'eur' })).toBe('€12,345');
});

it('writes what is owed with its cents', () => {
  expect(inMoney('en-US', { cents: 35_000, currency: 'usd' })).toBe('$350.00');
});
