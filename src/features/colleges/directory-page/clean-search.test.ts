import { expect, test } from 'vitest';
import { cleanSearch } from './clean-search.ts';

const clean = (search: string) => cleanSearch(new URLSearchParams(search));

test.each([
  ['?q=&state=&sort=relevance', '?sort=relevance'],
  ['?q=+&major=', ''],
  ['?state=XX', ''],
  ['?state=OH&state=XX&q=art', '?state=OH&q=art'],
  ['?q=a%26b&view=', '?q=a%26b'],
])('a form that leaves %s behind leads to the directory with %j', (left, search) => {
  expect(clean(left)).toBe(search);
  expect(clean(search)).toBeNull();
});

test.each(['', '?q=art', '?state=oh&state=DC&page=2', '?unknown=1'])('%j stays', (search) => {
  expect(clean(search)).toBeNull();
});
