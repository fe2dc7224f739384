import { expect, test } from 'vitest';
import { findMajors } from './find-majors.ts';
import { majorFamilies } from '../majors.ts';

const titles = (search: string) =>
  findMajors(search).flatMap(({ title, fields }) => [title, ...fields]);

test('someone who types nothing sees all families with their fields', () => {
  for (const nothing of ['', '  ', '.,-']) expect(findMajors(nothing)).toEqual(majorFamilies);
});

test('someone who types the beginnings of words sees what is meant, in its family', () => {
  expect(titles('comp sci')).toContain('Computer Science');
  expect(titles('NURS')).toContain(
    'Registered Nursing, Nursing Administration, Nursing Research and Clinical Nursing',
  );
  const [history, ...others] = findMajors('history').filter(({ title }) => title === 'History');
  expect(history?.fields).toEqual(majorFamilies.find(({ title }) => title === 'History')?.fields);
  expect(others).toEqual([]);
  const engineering = findMajors('civil engineering');
  expect(engineering.map(({ title }) => title)).toContain('Engineering');
  for (const { fields } of engineering.filter(({ title }) => title === 'Engineering'))
    for (const field of fields) expect(field).toMatch(/civil/i);
});

test('someone who types accents, signs or nonsense gets an answer', () => {
  expect(titles('Psychólogy')).toContain('Psychology');
  for (const search of ['🎓', '%', 'wizardry', `'; drop table college; --`, 'x'.repeat(10_000)])
    expect(Array.isArray(findMajors(search))).toBe(true);
  expect(findMajors('wizardry')).toEqual([]);
});
