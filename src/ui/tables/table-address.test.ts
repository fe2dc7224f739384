import { expect, test } from 'vitest';
import { readTable, selectionOf, sortedBy, withChanges } from './table-address.ts';

const asked = (query: string) => readTable(new URLSearchParams(query), ['name', 'when']);

test('a link to a table can be shared, and nonsense in it does no harm', () => {
  expect(asked('sort=when&order=down&page=3&q=elm')).toEqual({
    sort: 'when',
    descending: true,
    page: 3,
    search: 'elm',
  });
  expect(asked('sort=drop&order=up&page=-1')).toEqual({
    sort: null,
    descending: false,
    page: 1,
    search: '',
  });
});

test('a second press on a head turns the order round, and a new order begins at the first page', () => {
  const query = '?q=elm&page=3';
  expect(sortedBy(query, asked('q=elm&page=3'), 'name', 'when')).toEqual({
    sortTo: '?q=elm&sort=name',
    sorted: undefined,
  });
  expect(sortedBy(query, asked(''), 'when', 'when')).toEqual({
    sortTo: '?q=elm&sort=when&order=down',
    sorted: 'ascending',
  });
  expect(withChanges('?a=1&b=2', { a: null, b: '', c: 'x y' })).toBe('?c=x+y');
});

test('a file is of the rows selected, or of all that match', () => {
  const form = (...fields: readonly [string, string][]) => {
    const made = new FormData();
    for (const [name, value] of fields) made.append(name, value);
    return made;
  };
  const search = '?q=elm&page=3&ask=close&id=9';
  const said = (...fields: readonly [string, string][]) =>
    selectionOf(form(...fields), search)?.toString();
  expect(said(['id', '1'], ['id', '2'])).toBe('q=elm&id=1&id=2');
  expect(said(['all', '1'], ['id', '1'])).toBe('q=elm');
  expect(said()).toBeUndefined();
});
