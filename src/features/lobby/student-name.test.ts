import { expect, test } from 'vitest';
import { studentName } from './student-name.ts';

test.each([
  ['Maya', 'Rivera', 'Maya R.'],
  ['Anna Maria', 'de la Cruz', 'Anna D.'],
  ['  José ', 'ñandú', 'José Ñ.'],
  ['محمد', 'علي', 'محمد ع.'],
  ['Maya', '', 'Maya'],
  ['Demo student', 'Maya', 'Demo student Maya'],
])('%s %s is called by the first name and an initial', (first, last, called) => {
  expect(studentName(first, last)).toBe(called);
});

test.each([
  ['', 'Rivera'],
  ['4135550142', 'Call'],
  ['call413-555-0142', 'Me'],
  ['maya@mail.test', 'R'],
  ['x'.repeat(41), 'R'],
  ['Demo student', 'call413-555-0142'],
])('a name that is none, or tells how to reach someone, is not read out: %s', (first, last) => {
  expect(studentName(first, last)).toBeNull();
});
