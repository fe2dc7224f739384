import { expect, test } from 'vitest';
import { changedValues } from './changed-values.ts';

const was = JSON.stringify({ name: 'Elm College', city: 'Elm', majors: ['History', 'Physics'] });

test('only what an admin has changed since the form was opened is saved', () => {
  const values = {
    name: 'Elm University',
    city: 'Elm',
    domain: null,
    majors: ['Physics', 'History'],
  };
  expect(changedValues(values, was)).toEqual({ name: 'Elm University' });
  expect(changedValues({ ...values, city: null, majors: [] }, was)).toEqual({
    name: 'Elm University',
    city: null,
    majors: [],
  });
});

test.each([null, '', 'nonsense', '"text"', 'null'])(
  'a form that came without what it was opened with (%s) saves all of it',
  (broken) => {
    expect(changedValues({ name: 'Elm', domain: null }, broken)).toEqual({ name: 'Elm' });
  },
);
