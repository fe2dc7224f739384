import { expect, test } from 'vitest';
import { countdownText } from './countdown-text.ts';

test.each([
  ['0:00', 0],
  ['0:01', 400],
  ['4:05', 245_000],
  ['59:59', 3_599_000],
  ['1:00:00', 3_600_000],
  ['39:41:46', (39 * 3_600 + 41 * 60 + 46) * 1_000],
])('people read %s', (text, ms) => {
  expect(countdownText(ms)).toBe(text);
});
