import { expect, test } from 'vitest';
import { matchingIds } from './matching-ids.ts';

const table = (...ids: string[]) => {
  const read = (page: number) =>
    Promise.resolve({
      total: ids.length,
      items: ids.slice((page - 1) * 2, page * 2).map((id) => ({ id })),
    });
  return read;
};

test('every row that was asked about is acted on, over all pages', async () => {
  expect(await matchingIds(table('a', 'b', 'c', 'd', 'e'), 5, 10)).toEqual({
    ids: ['a', 'b', 'c', 'd', 'e'],
  });
});

test.each([
  ['more match than were asked about', table('a', 'b', 'c'), 2, { count: 3 }],
  ['fewer match', table('a'), 2, { count: 1 }],
  ['there are too many', table('a', 'b', 'c'), 3, { count: 3 }],
  ['a number was made up', table('a', 'b'), Number.NaN, { count: 2 }],
])('nothing is acted on when %s', async (_, read, expected, answer) => {
  expect(await matchingIds(read, expected, 2)).toEqual(answer);
});

test('nothing is acted on when a row moved from one page to another meanwhile', async () => {
  const read = (page: number) =>
    Promise.resolve({
      total: 4,
      items: page === 1 ? [{ id: 'a' }, { id: 'b' }] : page === 2 ? [{ id: 'b' }] : [],
    });
  expect(await matchingIds(read, 4, 10)).toEqual({ count: 2 });
});
