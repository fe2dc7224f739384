import { expect, it } from 'vitest';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { userTypeLabels } from './user-type-labels.messages.ts';

it('Someone who chooses what to register as reads the labels of the specification', () => {
  const t = translatorFor('en');
  expect(t(userTypeLabels.student)).toBe('Students');
  expect(t(userTypeLabels.parent)).toBe('Parents and Guardians');
  expect(t(userTypeLabels.counselor)).toBe('Counselors and Teachers');
});
