import { expect, test } from 'vitest';
import { doubtRooms, hearOfRoom, nothingHeard, roomsNow } from './heard-rooms.ts';

const room = (id: string, ...reps: readonly string[]) => ({
  id,
  people: 0,
  reps: reps.map((name) => ({ id: name, name })),
});
const flags = (...of: Parameters<typeof roomsNow>) =>
  [...roomsNow(...of).values()].map(({ id, reps }) => [id, reps?.length] as const);

test('a rep whom someone saw come is still there when the page has been read again', () => {
  const heard = hearOfRoom(nothingHeard, room('elm', 'Ana Lima'));
  expect(flags(heard, '12:00')).toEqual([['elm', 1]]);
  expect(flags(heard, '12:05')).toEqual([['elm', 1]]);
  expect(flags(hearOfRoom(heard, room('elm')), '12:05')).toEqual([['elm', 0]]);
});

test('a booth that was closed stays so while its reps come and go, until it is reopened', () => {
  const closed = hearOfRoom(nothingHeard, { ...room('elm', 'Ana Lima'), isClosed: true });
  const later = hearOfRoom(closed, { ...room('elm'), isClosed: null });
  const isClosed = (heard: typeof later) => roomsNow(heard, '12:00').get('elm')?.isClosed;
  expect(isClosed(later)).toBe(true);
  expect(isClosed(hearOfRoom(later, { ...room('elm'), isClosed: false }))).toBe(false);
});

test('what someone heard before he missed something counts until the page has been read again', () => {
  const heard = hearOfRoom(nothingHeard, room('elm', 'Ana Lima'));
  const doubted = hearOfRoom(doubtRooms(heard, '12:00'), room('oak', 'Ben Okafor'));
  expect(flags(doubted, '12:00')).toEqual([
    ['elm', 1],
    ['oak', 1],
  ]);
  expect(flags(doubted, '12:01')).toEqual([['oak', 1]]);
  // Missed again, after that reload: what was outdated then doesn't return.
  expect(flags(doubtRooms(doubted, '12:01'), '12:01')).toEqual([['oak', 1]]);
});

test('news of a line says how long it is, and nothing of who is at the booth', () => {
  const left = hearOfRoom(hearOfRoom(nothingHeard, room('elm', 'Ana Lima')), room('elm'));
  const line = { waiting: 2 };
  // It was written from what was known a moment ago.
  const heard = hearOfRoom(left, { ...room('elm', 'Ana Lima'), line });
  expect(roomsNow(heard, '12:00').get('elm')).toMatchObject({ reps: [], line });
  const first = hearOfRoom(nothingHeard, { ...room('elm', 'Ana Lima'), line });
  expect(roomsNow(first, '12:00').get('elm')).toMatchObject({ reps: undefined, line });
  const closed = hearOfRoom(first, { ...room('elm', 'Ana Lima'), line: { waiting: null } });
  expect(roomsNow(closed, '12:00').get('elm')?.line).toEqual({ waiting: null });
});
