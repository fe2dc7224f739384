import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';

const day = { day: 'numeric', month: 'long' } as const;
const noon = new Date('2026-11-21T12:00:00Z');

test('a formatter is made once for a language, a zone and a shape', () => {
  const one = dateFormat('en', { ...day, timeZone: 'UTC' });
  expect(one.format(noon)).toBe('November 21');
  expect(dateFormat('en', { ...day, timeZone: 'UTC' })).toBe(one);
  expect(dateFormat('en', { ...day, timeZone: 'Pacific/Auckland' })).not.toBe(one);
  expect(dateFormat('es', { ...day, timeZone: 'UTC' })).not.toBe(one);
});

test('however many languages people name, few formatters are kept', () => {
  const first = dateFormat('en', { year: 'numeric' });
  for (let number = 0; number < 400; number += 1) dateFormat(`en-x-quad${number}`, day);
  expect(dateFormat('en', { year: 'numeric' })).not.toBe(first);
});
