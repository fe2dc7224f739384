import { expect, test } from 'vitest';
import { Dice } from './dice.ts';

test('somebody who starts the demo twice meets the same invented people', () => {
  const throws = (dice: Dice) => Array.from({ length: 20 }, () => dice.whole(1, 1000));
  expect(throws(new Dice(7))).toEqual(throws(new Dice(7)));
  expect(throws(new Dice(7))).not.toEqual(throws(new Dice(8)));
});

test('a throw stays within its bounds and reaches both of them', () => {
  const dice = new Dice(1);
  const seen = new Set(Array.from({ length: 500 }, () => dice.whole(1, 6)));
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('some of a list are as many as were asked for, each once, in order', () => {
  const dice = new Dice(2);
  for (let count = 0; count <= 5; count += 1) {
    const some = dice.some(['a', 'b', 'c', 'd', 'e'], count);
    expect(some).toHaveLength(count);
    expect(some).toEqual([...new Set(some)].sort());
  }
  expect(dice.some(['a'], 3)).toEqual(['a']);
});
