import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [9, 3],
])('someone who lets %d checks run at once sees %d of three run', async (atOnce, most) => {
  let running = 0;
  let seen = 0;
  const ends = await sideBySide(['lint', 'types', 'imports'], atOnce, async (name) => {
    seen = Math.max(seen, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, name === 'lint' ? 20 : 1));
    running -= 1;
    return `${name} is good`;
  });
  expect(seen).toBe(most);
  expect(ends).toEqual(['lint is good', 'types is good', 'imports is good']);
});
