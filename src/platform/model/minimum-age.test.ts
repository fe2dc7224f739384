import { describe, expect, test } from 'vitest';
import { isOldEnough, tooYoungMessage } from './minimum-age.ts';

describe('a child', () => {
  test.each([
    ['2013-11-21', '2026-11-21T11:59:59.999Z', false],
    ['2013-11-21', '2026-11-21T12:00:00.000Z', true],
    ['2013-11-22', '2026-11-21T23:59:59.999Z', false],
    ['2012-02-29', '2025-02-28T23:59:59Z', false],
    ['2012-02-29', '2025-03-01T12:00:00Z', true],
    ['2011-02-28', '2024-02-28T12:00:00Z', true],
    ['2011-03-01', '2024-02-29T23:00:00Z', false],
    ['1900-01-01', '2026-11-21T00:00:00Z', true],
    ['2026-11-21', '2026-11-21T12:00:00Z', false],
  ])('born on %s is at %s old enough: %s', (birth, now, enough) => {
    expect(isOldEnough(birth, new Date(now))).toBe(enough);
  });

  test('is told neither the limit nor that a birth date stood in the way', () => {
    expect(tooYoungMessage).not.toMatch(/13|thirteen|age|old|young|birth/i);
  });
});
