import { expect, test } from 'vitest';
import { creator, full } from '../model/access.ts';
import { entity } from '../model/entity.ts';
import { text, url } from '../model/kinds.ts';
import { fileSlot, findSlot } from './file-slot.ts';

const Tent = entity(
  'CircusTent',
  { name: text(), flag: url().uploaded(), site: url().optional() },
  { description: 'A record.', access: { owner: full }, ownedBy: [creator] },
);
const flag = fileSlot(Tent, 'flag', {
  kinds: ['image'],
  maxBytes: 1000,
  count: 1,
  image: { fitIn: 100, sizes: [] },
  shownIn: 'flag',
});

test('a place for files is found by the words of its address', () => {
  expect(findSlot([flag], 'circus-tent', 'flag')).toBe(flag);
  expect(findSlot([flag], 'CircusTent', 'flag')).toBeUndefined();
  expect(findSlot([flag], 'circus-tent', 'rope')).toBeUndefined();
});

test('who declares a place that cannot be is told at start', () => {
  const words = { kinds: ['pdf'], maxBytes: 1, count: 1 } as const;
  expect(() => fileSlot(Tent, 'x', { ...words, shownIn: 'nose' })).toThrow('no field nose');
  expect(() => fileSlot(Tent, 'x', { ...words, shownIn: 'site' })).toThrow('by hand');
  expect(() => fileSlot(Tent, 'x', { ...words, kinds: ['image'] })).toThrow('does not say');
  expect(() => fileSlot(Tent, 'x', { ...words, count: 2, shownIn: 'flag' })).toThrow('one field');
  expect(() =>
    fileSlot(Tent, 'x', { ...words, publicWhere: { field: 'nose', equals: 'red' } }),
  ).toThrow('no field nose');
});
