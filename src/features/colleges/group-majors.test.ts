import { expect, test } from 'vitest';
import { groupMajors, majorFamilies, majorTitles } from './majors.ts';

const [family, other] = majorFamilies;

test('a reader finds every major of a college once, under its family', () => {
  const { title = '', fields = [] } = family ?? {};
  const groups = groupMajors([title, fields[1] ?? '', fields[0] ?? '']);
  expect(groups).toEqual([{ title, fields: fields.slice(0, 2) }]);
  const all = groupMajors(majorTitles);
  expect(all).toHaveLength(majorFamilies.length);
  expect(new Set(all.flatMap((one) => [one.title, ...one.fields]))).toEqual(new Set(majorTitles));
});

test('a field stands under its family even where the college names only the field', () => {
  expect(groupMajors([other?.fields[0] ?? ''])).toEqual([
    { title: other?.title, fields: other?.fields.slice(0, 1) },
  ]);
  expect(groupMajors([family?.title ?? ''])).toEqual([{ title: family?.title, fields: [] }]);
});

test('what is in no list is still read, and nothing taught is nothing shown', () => {
  expect(groupMajors(['Lighthouse keeping'])).toEqual([
    { title: 'Lighthouse keeping', fields: [] },
  ]);
  expect(groupMajors([])).toEqual([]);
});
