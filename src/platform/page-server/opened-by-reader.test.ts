import { expect, test } from 'vitest';
import { isOpenedByReader } from './opened-by-reader.ts';

const opened = (headers: Record<string, string>, method = 'GET') =>
  isOpenedByReader({ method, headers });

test('a page that is asked for as usual is opened by its reader', () => {
  expect(opened({ accept: 'text/html', 'sec-fetch-mode': 'navigate' })).toBe(true);
});

test('nor does it matter that a form was sent first', () => {
  expect(opened({}, 'POST')).toBe(true);
});

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
])('a page that is fetched ahead with %o is not', (headers) => {
  expect(opened(headers)).toBe(false);
});

test('nor is one of which only the headers are asked for', () => {
  expect(opened({}, 'HEAD')).toBe(false);
});
