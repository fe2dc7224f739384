import { expect, test } from 'vitest';
import { readMajors } from '../profile/save-profile.ts';

const none = { majors: null, major1: null, major2: null, major3: null };

test('what is ticked stays, what is typed is added by the title of the list, once', () => {
  const chosen = { ...none, majors: ['History'], major1: 'biology, general', major3: ' HISTORY ' };
  expect(readMajors(chosen, 'unknown')).toEqual({
    majors: ['History', 'Biology, General'],
    problems: null,
  });
});

test('a student who types what is not a major is told at that line', () => {
  const { problems } = readMajors({ ...none, major2: 'Dragon Taming' }, 'unknown');
  expect(problems).toEqual({ major2: 'unknown' });
});

test('nothing chosen is nothing', () => {
  expect(readMajors(none, 'unknown')).toEqual({ majors: [], problems: null });
});
