import { expect, test } from 'vitest';
import { comesAfter, comparePositions, laterPosition, readCursor, writeCursor } from './cursor.ts';

test('a subscriber who hands back the cursor he was given is understood', () => {
  const position = { xid: 4_294_967_296_123, id: 17 };
  expect(readCursor(writeCursor('0123456789ab', position))).toEqual({
    epoch: '0123456789ab',
    position,
  });
});

test.each([
  '',
  'x',
  '0123456789ab',
  '0123456789ab.1',
  '0123456789ab.1.2.3',
  '0123456789ab.-1.2',
  '0123456789ab.1.2 ',
  '0123456789AB.1.2',
  '0123456789ab.1e3.2',
  '0123456789ab.9999999999999999.2',
  "0123456789ab.1.2'; drop table event",
])('a subscriber who hands in %j is told that it is no cursor', (text) => {
  expect(readCursor(text)).toBeNull();
});

test('events are ordered by transaction first, and by number within one', () => {
  const places = [
    { xid: 12, id: 3 },
    { xid: 9, id: 40 },
    { xid: 12, id: 1 },
    { xid: 100, id: 2 },
  ];
  expect(places.toSorted(comparePositions).map((position) => position.id)).toEqual([40, 1, 3, 2]);
  expect(laterPosition({ xid: 9, id: 40 }, { xid: 12, id: 1 })).toEqual({ xid: 12, id: 1 });
});

test('code that compares two cursors learns which is later, and nothing of two epochs', () => {
  expect(comesAfter('0123456789ab.9.1', '0123456789ab.8.7')).toBe(true);
  expect(comesAfter('0123456789ab.9.1', '0123456789ab.9.1')).toBe(false);
  expect(comesAfter('0123456789ab.8.7', '0123456789ab.9.1')).toBe(false);
  expect(comesAfter('ba9876543210.9.1', '0123456789ab.8.7')).toBe(false);
});
