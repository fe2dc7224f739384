import { expect, test } from 'vitest';
import { viewerTopic } from '../read-change.ts';
import type { OutboxRow } from '../read-outbox.server.ts';
import { RecentEvents } from './recent-events.ts';

const event = (id: number, topic = 'Toy', body: OutboxRow['body'] = {}): OutboxRow => ({
  position: { xid: 100 + Math.floor(id / 3), id },
  topic,
  kind: 'created',
  body,
  bytes: 100,
});
const at = (id: number) => event(id).position;
const pam = { topics: ['Toy'], accountId: 'pam' };
const idsOf = (rows: readonly OutboxRow[] | null) => rows?.map(({ position }) => position.id);

test('who subscribes a moment after reading gets what concerns them and came since', () => {
  const recent = new RecentEvents();
  recent.add([event(1), event(2), event(3, 'Box'), event(4)], 0);
  recent.add(
    [
      event(5, viewerTopic, { accountId: 'pam' }),
      event(6, viewerTopic, { accountId: 'ola' }),
      event(7),
    ],
    10,
  );
  expect(idsOf(recent.since(at(2), pam))).toEqual([4, 5, 7]);
  expect(idsOf(recent.since(at(7), pam))).toEqual([]);
});

test('who was away for longer than events are kept is sent to the database', () => {
  const recent = new RecentEvents({ most: 4, keptFor: 1_000 });
  expect(recent.since(at(1), pam)).toBeNull();
  recent.add([event(2), event(3)], 0);
  expect(recent.since(at(1), pam)).toBeNull();
  recent.add([event(4), event(5), event(6), event(7)], 500);
  expect(recent.since(at(2), pam)).toBeNull();
  expect(idsOf(recent.since(at(4), pam))).toEqual([5, 6, 7]);
  recent.add([event(8)], 2_000);
  expect(recent.since(at(7), pam)).toBeNull();
});

test('large events are kept for a shorter time', () => {
  const recent = new RecentEvents({ bytes: 400 });
  recent.add(
    [1, 2, 3, 4, 5, 6].map((id) => event(id)),
    0,
  );
  expect(recent.since(at(2), pam)).toBeNull();
  expect(idsOf(recent.since(at(3), pam))).toEqual([4, 5, 6]);
});

test('nothing of someone who was erased is kept', () => {
  const recent = new RecentEvents();
  recent.add([event(1), event(2)], 0);
  recent.add([event(3, 'Toy', { erased: true }), event(4)], 10);
  expect(recent.since(at(2), pam)).toBeNull();
  expect(idsOf(recent.since(at(3), pam))).toEqual([4]);
});
