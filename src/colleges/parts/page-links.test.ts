import { expect, test } from 'vitest';
import { pageLinks } from './page-links.ts';

test('somebody finds the first page, the last, and the neighbours of this one', () => {
  expect(pageLinks(1, 304)).toEqual([1, 2, null, 304]);
  expect(pageLinks(7, 304)).toEqual([1, null, 6, 7, 8, null, 304]);
  expect(pageLinks(304, 304)).toEqual([1, null, 303, 304]);
});

test('a gap of one page is no gap', () => {
  expect(pageLinks(4, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageLinks(3, 4)).toEqual([1, 2, 3, 4]);
  expect(pageLinks(1, 1)).toEqual([1]);
});
