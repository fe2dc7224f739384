import { expect, test } from 'vitest';
import { hearThread, type PrivateThread } from './thread.ts';

const thread = (id: string, lastAt: string, more: Partial<PrivateThread> = {}): PrivateThread => ({
  id,
  student: 'Maya R.',
  lastAt,
  waitsSince: lastAt,
  claimedName: null,
  isMine: false,
  unread: 1,
  lastText: 'Hi',
  lastByStudent: true,
  isReported: false,
  ...more,
});
const [a, b] = [thread('a', '2026-11-21T11:00:00Z'), thread('b', '2026-11-21T11:01:00Z')];
const idsOf = (threads: readonly PrivateThread[]) => threads.map(({ id }) => id);

test('a thread that is written in moves to the top, and in the queue stays in its turn', () => {
  const written = { ...a, lastAt: '2026-11-21T11:02:00Z' };
  expect(idsOf(hearThread([b, a], { thread: written, gone: null }, 'ALL'))).toEqual(['a', 'b']);
  expect(idsOf(hearThread([a, b], { thread: written, gone: null }, 'OPEN'))).toEqual(['a', 'b']);
});

test('a new thread joins the lists it belongs to, and one that is answered stays where it is seen', () => {
  const fresh = thread('c', '2026-11-21T11:03:00Z');
  const listed = (show: 'OPEN' | 'MINE' | 'DONE') =>
    idsOf(hearThread([], { thread: fresh, gone: null }, show));
  expect([listed('OPEN'), listed('MINE'), listed('DONE')]).toEqual([['c'], [], []]);
  const answered = { ...a, waitsSince: null };
  expect(idsOf(hearThread([a, b], { thread: answered, gone: null }, 'OPEN'))).toEqual(['a', 'b']);
});

test('a thread whose student has left is gone', () => {
  expect(idsOf(hearThread([a, b], { thread: null, gone: 'a' }, 'ALL'))).toEqual(['b']);
});
