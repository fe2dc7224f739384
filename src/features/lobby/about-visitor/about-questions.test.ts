import { expect, test } from 'vitest';
import { aboutQuestions, readSkipped, writeSkipped } from './about-questions.ts';

test('a student who skips a question isn’t asked it again, and one who closes the card isn’t asked at all', () => {
  expect(readSkipped(null)).toEqual([]);
  const once = writeSkipped([], 'postalCode');
  expect(readSkipped(once)).toEqual(['postalCode']);
  expect(readSkipped(writeSkipped(readSkipped(once), 'majors'))).toEqual(['majors', 'postalCode']);
  expect(readSkipped(writeSkipped(readSkipped(once), null))).toEqual(aboutQuestions);
  expect(readSkipped('nonsense.%')).toEqual([]);
});
