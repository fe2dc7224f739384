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
import { readMyAsked, readPicked } from '../my-colleges/my-directory-address.ts';

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
    inside: null,
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

test('inside, lists, picks and the student are in the address, too, and a form keeps them', () => {
  const asked: Asked = {
    ...nothingAsked,
    q: 'state',
    sort: 'match',
    inside: { saved: 'student', student: 'x1', pick: ['elm-college', 'oak'] },
  };
  const address = addressOf(asked);
  expect(address).toBe(
    '/app/colleges?q=state&sort=match&saved=student&student=x1&pick=elm-college%2Coak',
  );
  const inside = (at: string) => readMyAsked(new URL(at, 'https://quad.test').searchParams);
  expect(inside(address)).toEqual(asked);
  expect(inside('/app/colleges?pick=elm-college%2Coak')).toMatchObject({
    inside: { pick: ['elm-college', 'oak'] },
  });
  expect(addressOf(withoutFilters({ ...asked, state: ['OR'] }))).toBe(address);
  const nothing = { ...nothingAsked, inside: { saved: null, pick: [], student: '' } };
  expect(inside('/app/colleges?saved=all&pick=Elm,/x')).toEqual(nothing);
  expect(addressOf(nothing)).toBe('/app/colleges');
});

test('outside nothing is saved, picked or matched', () => {
  expect(read('/colleges?saved=own&pick=elm&student=x&sort=match')).toEqual(nothingAsked);
});

test('an address names the colleges that fit side by side once each, and one too many', () => {
  expect(readPicked('a,b,a,c')).toEqual(['a', 'b', 'c']);
  expect(readPicked('a,b,c,d,e,f')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(readPicked('A b,<i>,')).toEqual([]);
  expect(readPicked(null)).toEqual([]);
});
