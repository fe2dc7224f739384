import { expect, test } from 'vitest';
import { countFilters, readFloorAddress, writeFloorAddress } from './floor-address.ts';

const read = (query: string) => readFloorAddress(new URLSearchParams(query));

test('what someone looks for can be shared as an address', () => {
  const address =
    '?q=boise&state=ID&type=public&setting=city&major=Education&here=1&show=near&page=2';
  expect(writeFloorAddress(read(address))).toBe(address);
  expect(countFilters(read(address))).toBe(5);
  expect(writeFloorAddress(read(''))).toBe('');
  expect(countFilters(read('q=boise'))).toBe(0);
});

test('for which student a parent looks stays in the address, and is no filter', () => {
  const address = '?q=boise&student=0197b1c2-0000-7000-8000-000000000001&page=2';
  expect(writeFloorAddress(read(address))).toBe(address);
  expect(countFilters(read(address))).toBe(0);
  expect(writeFloorAddress(read('student=somebody'))).toBe('');
});

test.each([
  'show=all',
  'state=XX',
  'type=castle',
  'setting=moon',
  'here=yes',
  'page=-1',
  'page=x',
  'q=%20',
])('what is no choice is left out: %s', (query) => {
  expect(writeFloorAddress(read(query))).toBe('');
});
