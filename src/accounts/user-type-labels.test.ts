import { expect, it } from 'vitest';
import { userTypeLabels } from './user-type-labels.ts';

it('Somebody who chooses what to register as reads the labels of the specification', () => {
  expect(userTypeLabels.student).toBe('Students');
  expect(userTypeLabels.parent).toBe('Parents and Guardians');
  expect(userTypeLabels.counselor).toBe('Counselors and Teachers');
});
