import { expect, test } from 'vitest';
import { SeededRandom } from './seeded-random.ts';

test('someone who starts the demo twice meets the same invented people', () => {
  const throws = (seededRandom: SeededRandom) =>
    Array.from({ length: 20 }, () => seededRandom.whole(1, 1000));
  expect(throws(new SeededRandom(7))).toEqual(throws(new SeededRandom(7)));
  expect(throws(new SeededRandom(7))).not.toEqual(throws(new SeededRandom(8)));
});

test('a throw stays within its bounds and reaches both of them', () => {
  const seededRandom = new SeededRandom(1);
  const seen = new Set(Array.from({ length: 500 }, () => seededRandom.whole(1, 6)));
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('some of a list are as many as were asked for, each once, in order', () => {
  const seededRandom = new SeededRandom(2);
  for (let count = 0; count <= 5; count += 1) {
    const some = seededRandom.some(['a', 'b', 'c', 'd', 'e'], count);
    expect(some).toHaveLength(count);
    expect(some).toEqual([...new Set(some)].sort());
  }
  expect(seededRandom.some(['a'], 3)).toEqual(['a']);
});
