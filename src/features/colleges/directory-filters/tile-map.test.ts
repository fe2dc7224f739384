import { expect, test } from 'vitest';
import { stateNames } from '../../../platform/addresses/states.ts';
import { shadeOf, shadesOf, tiles } from './state-map.tsx';

test('every state, district and territory has one place on the map', () => {
  expect(tiles.map(({ state }) => state).sort()).toEqual([...stateNames.keys()].sort());
  expect(new Set(tiles.map(({ row, column }) => `${row} ${column}`)).size).toBe(tiles.length);
});

test('shades go from few to many and leave out no count', () => {
  const counts = [1, 2, 3, 5, 8, 13, 21, 34, 55, 890, 0];
  const shades = shadesOf(counts);
  expect(shades).toHaveLength(5);
  expect(shades[0]?.from).toBe(1);
  expect(shades.at(-1)?.to).toBe(890);
  const shaded = counts.map((count) => shadeOf(count, shades));
  expect(shaded).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0]);
});

test('a map of few colleges has only the shades it needs', () => {
  expect(shadesOf([])).toEqual([]);
  expect(shadesOf([0, 0])).toEqual([]);
  expect(shadesOf([1, 1, 1])).toEqual([{ from: 1, to: 1 }]);
  expect(shadeOf(0, [])).toBe(0);
});
