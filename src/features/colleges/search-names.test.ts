import { expect, test } from 'vitest';
import { directoryOf, entries } from './directory-search/directory-entries.fixture.server.ts';

const directory = directoryOf(entries);
const find = (search: string) =>
  directory.query({ search, limit: 100 }).cards.map(({ name }) => name);

test('a student finds a college by what people call it, with slips, short forms and no accents', () => {
  const first: Record<string, string> = {
    standford: 'Stanford University',
    standfo: 'Stanford University',
    'univ of texas austin': 'The University of Texas at Austin',
    'u of texas': 'The University of Texas at Austin',
    UCLA: 'University of California-Los Angeles',
    'u.c.l.a.': 'University of California-Los Angeles',
    mit: 'Massachusetts Institute of Technology',
    'masachusets institute technology': 'Massachusetts Institute of Technology',
    harvrd: 'Harvard University',
    NYU: 'New York University',
    usc: 'University of Southern California',
    caltech: 'California Institute of Technology',
    'notre dame': 'University of Notre Dame',
    'juana diaz': 'Dewey University-Juana Díaz',
    'Juana Díaz': 'Dewey University-Juana Díaz',
    cinematografia: 'Colegio de Cinematografía Artes y Television',
    newyork: 'New York University',
    'colombia university new york': 'Columbia University in the City of New York',
    'alabama a&m': 'Alabama A & M University',
    'alabama am': 'Alabama A & M University',
    '“Harvard”; --': 'Harvard University',
  };
  for (const [search, name] of Object.entries(first)) {
    expect([search, find(search)[0]]).toEqual([search, name]);
  }
});

test('a student who writes saint in any way finds all the Saint Johns', () => {
  const saints = ["St. John's College", "St. John's College", "St. John's University-New York"];
  for (const search of ['st johns', 'st. john’s', "saint john's", 'Saint Johns', 'st john']) {
    expect([search, find(search).sort()]).toEqual([search, saints]);
  }
});

test('a student finds the colleges of a city and tells those of one name apart by their place', () => {
  expect(find('cambridge').sort()).toEqual([
    'Harvard University',
    'Massachusetts Institute of Technology',
  ]);
  const places = directory
    .query({ search: 'columbia college', limit: 9 })
    .cards.slice(0, 4)
    .map(({ city, state }) => `${city}, ${state}`);
  expect(places.sort()).toEqual(['Columbia, MO', 'Columbia, SC', 'Sonora, CA', 'Vienna, VA']);
  expect(find('columbia college south carolina')[0]).toBe('Columbia College');
});

test('a search that says nothing is no search, and one that nothing fits finds nothing', () => {
  const { total } = directory.query({ limit: 1 });
  for (const search of ['', '   ', '\u0000']) {
    expect(directory.query({ search, limit: 1 }).total).toBe(search.trim() === '' ? total : 0);
  }
  for (const search of ['qqqqzzzz', '💥', '%_%', '\u202e', '🎓'.repeat(100)])
    expect(find(search)).toEqual([]);
});
