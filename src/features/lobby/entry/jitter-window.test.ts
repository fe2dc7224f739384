import { expect, test } from 'vitest';
import { jitterWindow } from './jitter-window.ts';

test('few people read a page again within seconds, thousands within two minutes', () => {
  expect([0, 100, 500, 2_000, 50_000].map(jitterWindow)).toEqual([
    3_000, 3_000, 5_000, 20_000, 120_000,
  ]);
});
