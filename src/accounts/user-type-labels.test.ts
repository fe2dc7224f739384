import { expect, it } from 'vitest';
import { speak } from '../platform/words/speak.ts';
import { userTypeLabels } from './user-type-labels.words.ts';

it('Somebody who chooses what to register as reads the labels of the specification', () => {
  const say = speak('en');
  expect(say(userTypeLabels.student)).toBe('Students');
  expect(say(userTypeLabels.parent)).toBe('Parents and Guardians');
  expect(say(userTypeLabels.counselor)).toBe('Counselors and Teachers');
});
