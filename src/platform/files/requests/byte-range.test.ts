import { expect, test } from 'vitest';
import { isNamed, readRange } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['BYTES=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('of 100 bytes the range %j is %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test('of nothing there is no range', () => {
  expect(readRange('bytes=0-', 0)).toBe('none');
  expect(readRange('bytes=-5', 0)).toBe('none');
});

test('an ETag is found among those that a reader has', () => {
  expect(isNamed('"a", W/"b"', '"b"')).toBe(true);
  expect(isNamed('*', '"b"')).toBe(true);
  expect(isNamed('"a"', '"b"')).toBe(false);
  expect(isNamed(undefined, '"b"')).toBe(false);
});
