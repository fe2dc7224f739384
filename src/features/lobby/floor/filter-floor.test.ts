import { expect, test } from 'vitest';
import { filterFloor, floorChoices, type StaffedBooth } from './filter-floor.ts';

const booth = (name: string, said: Partial<StaffedBooth> = {}): StaffedBooth => ({
  id: name,
  collegeId: name,
  fairId: 'fair',
  slug: null,
  name,
  city: 'Amherst',
  state: 'MA',
  logo: null,
  aliases: [],
  latitude: null,
  longitude: null,
  collegeType: ['public', '4-year'],
  campusSize: [],
  campusSetting: ['town'],
  subjects: ['Education'],
  people: 0,
  reps: [],
  waiting: null,
  isClosed: false,
  ...said,
});
const ana = { id: 'ana', name: 'Ana Lima' };
const floor = [
  booth('Boise State University', { city: 'Boise', state: 'ID', campusSetting: ['city'] }),
  booth('Diné College', {
    aliases: ['NAC'],
    city: 'Tsaile',
    state: 'AZ',
    collegeType: ['tribal'],
  }),
  booth('Elm College', { reps: [ana] }),
  booth('University of Texas at El Paso', { city: 'El Paso', state: 'TX', subjects: [] }),
];
const found = (filter: Parameters<typeof filterFloor>[1]) =>
  filterFloor(floor, filter).map(({ name }) => name);

test('an empty search finds all booths, those with someone there first', () => {
  expect(found({})).toEqual([
    'Elm College',
    'Boise State University',
    'Diné College',
    'University of Texas at El Paso',
  ]);
});

test.each([
  ['dine', ['Diné College']],
  ['  BOISE  uni', ['Boise State University']],
  ['texas', ['University of Texas at El Paso']],
  ['UTEP', ['University of Texas at El Paso']],
  ['idaho', ['Boise State University']],
  ['college', ['Elm College', 'Diné College']],
  ['bosie', ['Boise State University']],
  ['univercity of texsa', ['University of Texas at El Paso']],
  ['NAC', ['Diné College']],
  ['xyz', []],
  [
    '%_\\',
    ['Elm College', 'Boise State University', 'Diné College', 'University of Texas at El Paso'],
  ],
])('a search for “%s” finds %j', (search, names) => {
  expect(found({ search })).toEqual(names);
});

test('filters leave what has all that is asked for', () => {
  expect(found({ state: 'AZ' })).toEqual(['Diné College']);
  expect(found({ type: 'public', setting: 'town' })).toEqual([
    'Elm College',
    'University of Texas at El Paso',
  ]);
  expect(found({ subject: 'Education', here: true })).toEqual(['Elm College']);
  expect(found({ state: 'AZ', here: true })).toEqual([]);
});

test('there is to choose what the floor has, with how many', () => {
  const { states, types, subjects } = floorChoices(floor);
  expect(states).toEqual(['AZ', 'ID', 'MA', 'TX'].map((value) => ({ value, count: 1 })));
  expect(types).toContainEqual({ value: 'tribal', count: 1 });
  expect(subjects).toEqual([{ value: 'Education', count: 3 }]);
});
