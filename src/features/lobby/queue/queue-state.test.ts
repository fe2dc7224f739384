import { expect, test } from 'vitest';
import { expectedMinutes } from './expected-wait.ts';
import type { QueueEntry } from './queue-queries.ts';
import { beginWith, hearOfQueue, readAgain, type QueueNews } from './queue-state.ts';

const cursor = (n: number) => `0123456789ab.${n}.1`;

const entry = (more: Partial<QueueEntry> = {}): QueueEntry => ({
  id: 'mine',
  boothId: 'booth',
  college: 'Gonzaga',
  state: 'WAITING',
  place: 3,
  waiting: 3,
  minutes: 12,
  callUntil: null,
  rep: null,
  isBusy: false,
  missedOnce: false,
  reason: null,
  callId: null,
  ...more,
});

const news = (more: Partial<QueueNews> = {}): QueueNews => ({
  boothId: 'booth',
  isOpen: true,
  waiting: 2,
  secondsPerPlace: 120,
  line: null,
  entry: null,
  ...more,
});

const page = (at: number, entries = [entry()]) => ({ cursor: cursor(at), entries });

test('a student finds their place in the order that everyone gets', () => {
  const now = hearOfQueue(beginWith(page(1)), news({ line: ['other', 'mine'] }), cursor(2));
  expect(now.entries).toEqual([entry({ place: 2, waiting: 2, minutes: 4 })]);
});

test('a student keeps the place when only the number of people changes, or another booth’s queue', () => {
  const one = hearOfQueue(beginWith(page(1)), news({ waiting: 9 }), cursor(2));
  expect(one.entries[0]).toMatchObject({ place: 3, waiting: 9 });
  const other = hearOfQueue(one, news({ boothId: 'elsewhere', line: ['mine'] }), cursor(3));
  expect(other.entries[0]).toMatchObject({ place: 3, waiting: 9 });
});

test('a call that arrives after the page was read again is not undone by it', () => {
  const called = entry({ state: 'CALLED', place: null });
  const before = hearOfQueue(beginWith(page(1)), news({ entry: called }), cursor(5));
  expect(readAgain(before, page(4)).entries).toEqual([called]);
  expect(readAgain(before, page(6)).entries).toEqual([entry()]);
});

test('the wait follows the calls so far and the reps, and is at least a minute', () => {
  expect(expectedMinutes(2, { pace: null, reps: 0 })).toBe(8);
  expect(expectedMinutes(2, { pace: 180, reps: 1 })).toBe(6);
  expect(expectedMinutes(2, { pace: 180, reps: 2 })).toBe(3);
  expect(expectedMinutes(1, { pace: 20, reps: 3 })).toBe(1);
});
