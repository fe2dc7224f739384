import { expect, test } from 'vitest';
import {
  answersTo,
  isMajorFamily,
  majorFamilies,
  majorTitles,
  nameMajors,
  titleOfCode,
} from './majors.ts';
import { familyOf } from '../subjects/families.ts';
import { relatedCodes } from '../subjects/related-codes.ts';
import { subjectAreas, undecided } from '../subjects/subjects.ts';

test('a student chooses a major from one list of families and their fields, each title once', () => {
  expect(majorFamilies).toHaveLength(48);
  expect(majorTitles).toHaveLength(497);
  expect(new Set(majorTitles).size).toBe(majorTitles.length);
  const engineering = majorFamilies.find(({ code }) => code === '14');
  expect(engineering?.title).toBe('Engineering');
  expect(engineering?.fields).toContain('Computer Engineering');
  expect(isMajorFamily('Engineering')).toBe(true);
  expect(isMajorFamily('Computer Engineering')).toBe(false);
});

test('every family has a plain name', () => {
  expect(majorFamilies.filter(({ title }) => familyOf(title) === undefined)).toEqual([]);
});

test('a title fits into a list of majors, and none is shouted or reserved', () => {
  for (const title of majorTitles) {
    expect(title.length).toBeLessThanOrEqual(120);
    expect(title).not.toBe(title.toUpperCase());
    expect(title).not.toMatch(/reserved|\.$/i);
  }
});

test('a college that teaches computer engineering teaches engineering too', () => {
  expect(nameMajors(['14.0901', '14.0903', '54.0101', '88.0101'])).toEqual({
    titles: ['Engineering', 'Computer Engineering', 'History'],
    unknown: ['88.0101'],
  });
});

test('a field that came after 2020 is named by the file that brings it', () => {
  const further = new Map([
    ['88', 'Space Studies'],
    ['88.01', 'Lunar Agriculture'],
  ]);
  expect(nameMajors(['88.0101', '14.0901'], further)).toEqual({
    titles: ['Engineering', 'Computer Engineering', 'Space Studies', 'Lunar Agriculture'],
    unknown: [],
  });
});

test('every subject families choose is a title of CIP 2020, and no two are the same', () => {
  const titles = subjectAreas.flatMap(({ subjects }) => subjects.map(({ title }) => title));
  expect(titles.filter((title) => !majorTitles.includes(title))).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(majorTitles).not.toContain(undecided);
  const related = Object.values(relatedCodes).flat();
  expect(related.filter((code) => titleOfCode(code) === undefined)).toEqual([]);
});

test('someone who wants to be a doctor is answered by colleges that teach biology', () => {
  expect(answersTo('Health/Medical Preparatory Programs')).toContain('Biology, General');
  expect(answersTo('Engineering')).toContain('Civil Engineering');
  expect(answersTo('History')).toEqual(['History']);
});
