import { expect, test } from 'vitest';
import {
  addressOf,
  filterCount,
  nothingAsked,
  readAsked,
  toggled,
  withoutFilters,
  type Asked,
} from './directory-address.ts';

const read = (address: string): Asked =>
  readAsked(new URL(address, 'https://quad.test').searchParams);

test('whatever a visitor asks comes back from the address to the letter', () => {
  const asked: Asked = {
    q: 'saint johns & co',
    fair: ['spring'],
    state: ['OR', 'WA'],
    type: ['4-year', "women's"],
    size: ['1,000-4,999'],
    setting: ['city'],
    majors: ['Area, Ethnic, Cultural, Gender, and Group Studies'],
    online: ['some'],
    major: 'nurs',
    sort: 'name',
    view: 'map',
    page: 3,
  };
  expect(read(addressOf(asked))).toEqual(asked);
  expect(read('/colleges')).toEqual(nothingAsked);
  expect(addressOf(nothingAsked)).toBe('/colleges');
});

test('two visitors who ask the same share one address, also after a form was sent', () => {
  const form = '/colleges?q=&state=WA&state=OR&sort=relevance&view=list&major=&page=1';
  expect(addressOf(read(form))).toBe('/colleges?state=OR&state=WA');
  expect(addressOf({ ...nothingAsked, state: ['WA', 'OR'] })).toBe('/colleges?state=OR&state=WA');
});

test('an old or mistyped address still leads to the directory', () => {
  const odd =
    '/colleges?type=castle&size=huge&state=oregon&state=or&page=-4&sort=best&view=globe&online=maybe';
  expect(read(odd)).toEqual({ ...nothingAsked, state: ['OR'] });
  expect(read(`/colleges?page=1e9`).page).toBe(5_000);
  expect(read(`/colleges?page=2.5`).page).toBe(1);
  expect(read(`/colleges?majors=${'x'.repeat(121)}`).majors).toEqual([]);
  expect(read(`/colleges?q=${'x'.repeat(900)}`).q).toHaveLength(200);
});

test('a filter that is chosen again is gone, and the list starts from its first page', () => {
  const asked = { ...nothingAsked, q: 'state', state: ['OR'], page: 4 };
  expect(toggled(asked, 'state', 'WA')).toEqual({ ...asked, state: ['OR', 'WA'], page: 1 });
  expect(toggled(asked, 'state', 'OR')).toEqual({ ...asked, state: [], page: 1 });
  expect(filterCount(toggled(asked, 'size', 'under 1,000'))).toBe(2);
  expect(withoutFilters(asked)).toEqual({ ...nothingAsked, q: 'state' });
});
