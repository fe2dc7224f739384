import { expect, test } from 'vitest';
import { url } from '../../../platform/model/kinds.ts';
import { slugOf } from '../../../platform/addresses/slug-of.ts';
import { makeSlugs } from '../college-identity/make-slugs.ts';
import {
  readCampusSetting,
  readCampusSize,
  readCollegeType,
  readStatus,
} from './read-institutions.server.ts';
import { readPostalCode } from './read-institutions.server.ts';
import { domainOf, readWebAddress } from '../../../platform/addresses/read-web-address.ts';
import { splitAliases } from './read-institutions.server.ts';

test('a college has a web address that can be opened, however its office wrote it down', () => {
  const cases: [string, string | null][] = [
    ['www.aamu.edu/', 'https://www.aamu.edu/'],
    ['https://www.uab.edu/', 'https://www.uab.edu/'],
    ['http://www.uab.edu', 'http://www.uab.edu/'],
    ['HTTPS://WWW.UAB.EDU/Apply', 'https://www.uab.edu/Apply'],
    ['http://https://www.uab.edu', 'http://www.uab.edu/'],
    ['charlesstuartschool.com./', 'https://charlesstuartschool.com/'],
    ['https://a.edu/ and https://b.edu/c', 'https://a.edu/'],
    ['a.edu/nursing/ OR school of radiology', 'https://a.edu/nursing/'],
    ['a.edu/savannah#location=Savannah, GA', 'https://a.edu/savannah#location=Savannah,%20GA'],
    ['https://solar.jwcc.edu:8910/prod/x', 'https://solar.jwcc.edu:8910/prod/x'],
    ['https://kad007@marietta.edu/', null],
    ['javascript:alert(1)', null],
    ['N/A', null],
    ['-2', null],
    [' ', null],
    ['nowhere', null],
    ['http://127.0.0.1/', null],
    [`a.edu/${'x'.repeat(2000)}`, null],
  ];
  for (const [written, expected] of cases)
    expect([written, readWebAddress(written)]).toEqual([written, expected]);
  const kept = cases.flatMap(([, address]) => address ?? []);
  for (const address of kept)
    expect(url().spec.check(address, { now: new Date(0) })).toEqual({ value: address });
});

test('a college is known by the domain of its mail, and by none where many share the host', () => {
  expect(domainOf('https://www.cs.mit.edu/x')).toBe('mit.edu');
  expect(domainOf('https://www.hairschool.com/')).toBe('hairschool.com');
  expect(domainOf('https://www2.school.k12.pa.us/')).toBe('school.k12.pa.us');
  expect(domainOf('https://school.wixsite.com/home')).toBeNull();
  expect(domainOf('https://www.facebook.com/school')).toBeNull();
  expect(domainOf(null)).toBeNull();
});

test('a ZIP code has five or nine digits, and gets back the zeros a spreadsheet took', () => {
  const codes = [
    '35762',
    '35294-0110',
    '352940110',
    '6082',
    '6520-8322',
    '602',
    '35762-',
    '3',
    'K1A 0B1',
    '',
  ];
  expect(codes.map(readPostalCode)).toEqual([
    '35762',
    '35294-0110',
    '35294-0110',
    '06082',
    '06520-8322',
    '00602',
    '35762',
    null,
    null,
    null,
  ]);
});

test('a college is described by the federal codes, and by nothing where it did not report', () => {
  expect([1, 2, 3, 4, 5, -1, -2].map(readCampusSize)).toEqual([
    ['under 1,000'],
    ['1,000-4,999'],
    ['5,000-9,999'],
    ['10,000-19,999'],
    ['20,000 and more'],
    [],
    [],
  ]);
  expect([11, 13, 21, 32, 43, -3].map(readCampusSetting)).toEqual([
    ['city'],
    ['city'],
    ['suburb'],
    ['town'],
    ['rural'],
    [],
  ]);
  const type = (control: number, level: number, hbcu = 2, tribal = 2) =>
    readCollegeType({ control, level, hbcu, tribal });
  expect(type(1, 1, 1)).toEqual(['public', '4-year', 'HBCU']);
  expect(type(2, 2, 2, 1)).toEqual(['private-nonprofit', '2-year', 'tribal']);
  expect(type(3, 3)).toEqual(['private-for-profit', 'trade']);
  expect(type(-3, -3)).toEqual([]);
});

test('a college that has closed is marked, in whatever way its year writes the date', () => {
  const closed = [
    ['3', '-2'],
    ['1', '05/31/2024'],
    ['1', '4/2/23'],
    ['1', '00/00/0000'],
    ['2', ''],
  ] as const;
  for (const [active, date] of closed) expect(readStatus(active, date)).toBe('closed');
  for (const date of ['-2', '', ' ']) expect(readStatus('1', date)).toBe('active');
});

test('a college has its other names one by one, without its own, its city and company forms', () => {
  const split = (text: string) => splitAliases(text, { name: 'Reed College', city: 'Portland' });
  expect(split('AUM||Auburn Montgomery | reed college')).toEqual(['AUM', 'Auburn Montgomery']);
  expect(split('UCI  UC Irvine')).toEqual(['UCI', 'UC Irvine']);
  expect(split('Reed; RC, Reed Institute, Inc.')).toEqual(['Reed', 'RC', 'Reed Institute']);
  expect(split('University of Oregon, Portland, portland')).toEqual(['University of Oregon']);
  expect(split(' \u00a0 - | . ')).toEqual([]);
});

test('a college has a short address of its own, and one with its place where names are shared', () => {
  const college = (unitId: number, name: string, city: string, state: string) => ({
    unitId,
    name,
    city,
    state,
  });
  const list = [
    college(1, 'Dewey University-Juana Díaz', 'Juana Diaz', 'PR'),
    college(2, "St. John's College", 'Annapolis', 'MD'),
    college(3, 'St Johns College', 'Santa Fe', 'NM'),
    college(4, 'Columbia College', 'Columbia', 'MO'),
    college(5, 'Columbia College', 'Columbia', 'SC'),
    college(6, 'Western Technical College', 'El Paso', 'TX'),
    college(7, 'Western Technical College', 'El Paso', 'TX'),
    college(8, 'Texas A & M', 'College Station', 'TX'),
    college(9, '学院', 'Guam', 'GU'),
    college(10, 'Taken', 'Reno', 'NV'),
  ];
  const expected = new Map([
    [1, 'dewey-university-juana-diaz'],
    [2, 'st-johns-college-annapolis'],
    [3, 'st-johns-college-santa-fe'],
    [4, 'columbia-college-columbia-missouri'],
    [5, 'columbia-college-columbia-south-carolina'],
    [6, 'western-technical-college-6'],
    [7, 'western-technical-college-7'],
    [8, 'texas-a-and-m'],
    [9, 'guam'],
    [10, 'taken-reno'],
  ]);
  const byNumber = (slugs: Map<number, string>) => [...slugs].sort(([one], [other]) => one - other);
  expect(byNumber(makeSlugs(list, new Set(['taken'])))).toEqual([...expected]);
  expect(byNumber(makeSlugs(list.toReversed(), new Set(['taken'])))).toEqual([...expected]);
  expect(slugOf(`${'Long '.repeat(40)}Name`)).toMatch(/^long(-long){19}$/);
});
