import { describe, expect, test } from 'vitest';
import { writeCursor } from '../../../platform/events/cursor.ts';
import { badgeOf, countedTitle, hearUnread, laterThan, totalOf, unreadNow } from './unread-now.ts';

const cursor = (id: number) => writeCursor('00000000000e', { xid: 1, id });
const loaded = {
  cursor: cursor(5),
  unread: [
    { kind: 'BOOTH', boothId: 'a', unread: 1 },
    { kind: 'BOOTH', boothId: 'b', unread: 2 },
  ],
} as const;
const openB = { kind: 'BOOTH', boothId: 'b' } as const;

describe('Unread answers', () => {
  test('are those of the page, replaced by later news of the same booth', () => {
    const heard = hearUnread(
      hearUnread([], { kind: 'BOOTH', boothId: 'a', unread: 2, cursor: cursor(6) }),
      {
        kind: 'BOOTH',
        boothId: 'a',
        unread: 0,
        cursor: cursor(7),
      },
    );
    expect(heard).toHaveLength(1);
    expect(totalOf(unreadNow(loaded, [], null))).toBe(3);
    expect(totalOf(unreadNow(loaded, heard, null))).toBe(2);
  });

  test('at the open booth are read, except what arrives while its conversation is out of sight', () => {
    expect(totalOf(unreadNow(loaded, [], openB))).toBe(1);
    const heard = [{ kind: 'BOOTH', boothId: 'b', unread: 1, cursor: cursor(6) } as const];
    expect(totalOf(unreadNow(loaded, heard, openB))).toBe(2);
  });

  test('in private are others than those for everyone at the same booth', () => {
    const heard = hearUnread([], { kind: 'PRIVATE', boothId: 'b', unread: 4, cursor: cursor(6) });
    expect(totalOf(unreadNow(loaded, heard, null))).toBe(7);
    expect(totalOf(unreadNow(loaded, heard, openB))).toBe(5);
    const openPrivate = { kind: 'PRIVATE', boothId: 'b' } as const;
    expect(totalOf(unreadNow(loaded, [], openPrivate))).toBe(3);
  });

  test('of a page loaded anew replace what came before it and what was read here', () => {
    const heard = [
      { kind: 'BOOTH', boothId: 'a', unread: 4, cursor: cursor(4) },
      { kind: 'BOOTH', boothId: 'b', unread: 0, cursor: null },
      { kind: 'BOOTH', boothId: 'c', unread: 1, cursor: cursor(6) },
    ] as const;
    expect(laterThan(heard, loaded)).toEqual([heard[2]]);
  });
});

test('a title begins with the number while there is one, and is itself again after', () => {
  expect(countedTitle('Babson | Quad', 1)).toBe('(1) Babson | Quad');
  expect(countedTitle('(1) Babson | Quad', 12)).toBe('(12) Babson | Quad');
  expect(countedTitle('(99+) Babson | Quad', 0)).toBe('Babson | Quad');
  expect(countedTitle('Babson (2)', 100)).toBe('(99+) Babson (2)');
  expect(badgeOf(99)).toBe('99');
});
