import { expect, test } from 'vitest';
import { brandFlag } from './brand-flag.ts';

test.each([
  ['dark', '#5555aa', '#ffffff'],
  ['light', '#ffee00', '#23211d'],
])('the letter on a pennant of a %s color stands out from it', (_, color, ink) => {
  expect(brandFlag('Quad', color)).toContain(`<path fill="${ink}"`);
});
