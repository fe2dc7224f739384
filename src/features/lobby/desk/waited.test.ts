import { expect, test } from 'vitest';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { formatWaited } from './waited.ts';

test.each([
  ['2026-11-21T12:00:05Z', 'less than a minute'],
  ['2026-11-21T11:59:01Z', 'less than a minute'],
  ['2026-11-21T11:58:59Z', '1 minute'],
  ['2026-11-21T10:01:00Z', '119 minutes'],
  ['2026-11-21T10:00:00Z', '2 hours'],
  ['2026-11-19T12:00:01Z', '47 hours'],
  ['2026-11-19T12:00:00Z', '2 days'],
])('who asked at %s has waited at noon for %s', (since, words) => {
  expect(formatWaited(translatorFor('en'), since, new Date('2026-11-21T12:00:00Z'))).toBe(words);
});
