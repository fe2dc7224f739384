import { expect, test } from 'vitest';
import { jitterWindow } from './jitter-window.ts';

test('who waits with few others comes in within seconds, with thousands within five minutes', () => {
  expect([0, 100, 500, 2_000, 50_000].map(jitterWindow)).toEqual([
    3_000, 3_000, 8_334, 33_334, 300_000,
  ]);
});
