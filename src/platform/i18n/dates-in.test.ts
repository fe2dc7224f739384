import { expect, test } from 'vitest';
import { formatFairTimes } from './format-fair-times.ts';
import { datesIn } from './translator-for.ts';

test.each([
  [null, 'en-US'],
  ['', 'en-US'],
  ['en', 'en'],
  ['en_GB', 'en-GB'],
  ['fr-CA', 'en-US'],
  ['es', 'es-US'],
  ['es-MX', 'es-US'],
])('someone whose account says %j reads dates as in %s', (locale, dates) => {
  expect(datesIn(locale)).toBe(dates);
});

test('a fair has its hours by the 12-hour clock, in Spanish as well', () => {
  const times = {
    startTime: new Date('2026-03-07T17:00:00Z'),
    endTime: new Date('2026-03-07T21:00:00Z'),
    timeZone: 'America/Chicago',
  };
  expect(formatFairTimes(times, datesIn('es'))).toBe(
    'sábado, 7 de marzo de 2026, 11:00 a.m. – 3:00 p.m. CST',
  );
});
