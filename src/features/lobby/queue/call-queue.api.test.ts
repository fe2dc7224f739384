import { afterAll, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import {
  testQueues,
  accept,
  callThem,
  codeOf,
  decline,
  entryIn,
  finish,
  join,
  joined,
  leave,
  mine,
  open,
  queueIn,
  read,
} from '../../../../tests/support/test-queue.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { readPresentCursor } from '../../../platform/events/read-outbox.server.ts';
import { nothingHeldBack } from '../../../platform/testing/nothing-held-back.server.ts';
import { queueData } from '../personal-data.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const listening = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
const url = `${listening.replace('http', 'ws')}/graphql`;
const clients = new Set<LiveClient>();
afterAll(() => clients.forEach((client) => client.close()));
const { openQueue, secondBooth } = testQueues(app);

describe('A queue at a booth', () => {
  test('is joined once a rep has opened it, and everyone knows their place and the wait', async () => {
    const booth = await testBooth(app);
    const [ada, ben] = [await booth.attendee(), await booth.attendee()];
    expect(await codeOf(join(ada, booth))).toBe('CONFLICT');
    expect(queueIn(await open(booth.rep, booth))).toMatchObject({ isOpen: true, waiting: 0 });
    const first = await joined(ada, booth);
    expect(first).toMatchObject({ state: 'WAITING', place: 1, waiting: 1, minutes: 4 });
    expect(await joined(ben, booth)).toMatchObject({ place: 2, waiting: 2, minutes: 8 });
    // A second tab, or a click that is repeated.
    expect(await joined(ada, booth)).toMatchObject({ id: first.id, place: 1, waiting: 2 });
    expect(queueIn(await read(ada, booth))).toMatchObject({
      isOpen: true,
      waiting: 2,
      own: { id: first.id },
      students: null,
      colleagues: null,
    });
    const { students, colleagues } = queueIn(await read(booth.rep, booth));
    expect(students).toMatchObject([{ place: 1, name: 'Maya R.' }, { place: 2 }]);
    expect(colleagues).toMatchObject([{ name: 'Dana Kowalski' }]);
  });

  test('keeps those who wait when a rep closes it, and takes no one else', async () => {
    const { booth, id, who, placeOf } = await openQueue(1);
    expect(queueIn(await open(booth.rep, booth, false)).isOpen).toBe(false);
    expect(await codeOf(join(await booth.attendee(), booth))).toBe('CONFLICT');
    expect(await placeOf(0)).toBe(1);
    await callThem(booth.rep, booth);
    expect(entryIn(await accept(who(0), id(0))).state).toBe('IN_CALL');
  });

  test('is for registered students alone, and no one else reads who waits', async () => {
    const { booth, id, who } = await openQueue(1);
    expect(await codeOf(join(await booth.attendee('parent'), booth))).toBe('FORBIDDEN');
    expect(await codeOf(join(await booth.attendee('counselor'), booth))).toBe('FORBIDDEN');
    expect(await codeOf(join(booth.rep, booth))).toBe('FORBIDDEN');
    const stranger = await app.person('student');
    expect(await codeOf(join(stranger, booth))).toBe('NOT_FOUND');
    expect((await read(stranger, booth)).data?.['it']).toBeNull();
    const outsider = await app.person('college');
    expect((await read(outsider, booth)).data?.['it']).toBeNull();
    const exhibitor = await booth.exhibitor();
    expect(queueIn(await read(exhibitor, booth))).toMatchObject({ own: null, students: null });
    for (const refused of [callThem(exhibitor, booth), open(exhibitor, booth, false)])
      expect(await codeOf(refused)).toBe('FORBIDDEN');
    expect(await codeOf(callThem(who(0), booth))).toBe('FORBIDDEN');
    const other = await booth.attendee();
    expect((await leave(other, id(0))).data?.['it']).toBe(false);
    expect(await codeOf(accept(other, id(0)))).toBe('NOT_FOUND');
    expect(await codeOf(decline(other, id(0)))).toBe('NOT_FOUND');
    const asAdmin = queueIn(await read(booth.records.admin, booth));
    expect(asAdmin.students).toHaveLength(1);
  });

  test('moves up when someone leaves', async () => {
    const { booth, id, who, placeOf } = await openQueue(3);
    expect((await leave(who(0), id(0))).data?.['it']).toBe(true);
    expect((await leave(who(0), id(0))).data?.['it']).toBe(false);
    expect([await placeOf(1), await placeOf(2)]).toEqual([1, 2]);
    expect(await joined(who(0), booth)).toMatchObject({ place: 3 });
  });

  test('is over with the fair', async () => {
    const { booth, id, who } = await openQueue(2);
    await callThem(booth.rep, booth);
    app.world.advance(5 * 3_600_000);
    expect(await mine(who(1), booth)).toEqual([]);
    expect(queueIn(await read(booth.rep, booth))).toMatchObject({ isOpen: false, students: [] });
    expect(await codeOf(join(who(0), booth))).toBe('CONFLICT');
    expect(await codeOf(accept(who(0), id(0)))).toBe('CONFLICT');
    expect(await codeOf(callThem(booth.rep, booth))).toBe('CONFLICT');
  });

  test('sends everyone home when the booth is closed, and can be opened again afterwards', async () => {
    const { booth, who, entries } = await openQueue(2);
    const { admin } = booth.records;
    await callThem(booth.rep, booth);
    await admin.call('mutation ($id: ID!) { it: closeBooth(id: $id) { at } }', {
      id: booth.boothId,
    });
    expect(await mine(who(1), booth)).toMatchObject([{ id: entries[1]?.id, state: 'LEFT' }]);
    expect(queueIn(await read(booth.rep, booth))).toMatchObject({ isOpen: false, waiting: 0 });
    expect(await codeOf(join(who(0), booth))).toBe('CONFLICT');
    await admin.call('mutation ($id: ID!) { it: reopenBooth(id: $id) }', { id: booth.boothId });
    await open(booth.rep, booth);
    expect(await joined(who(0), booth)).toMatchObject({ state: 'WAITING', place: 1 });
  });

  test('can’t be joined over and over', async () => {
    const { booth, who } = await openQueue(1);
    const codes: unknown[] = [];
    for (let turn = 0; turn < 30; turn += 1) codes.push(await codeOf(join(who(0), booth)));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(codes[0]).toBeUndefined();
  });
});

describe('A student who is called', () => {
  test('and doesn’t accept in time goes behind the next person, and the second time leaves', async () => {
    const { booth, id, who, order } = await openQueue(4);
    await callThem(booth.rep, booth);
    app.world.advance(59_000);
    await app.jobs.runDue();
    expect((await mine(who(0), booth))[0]).toMatchObject({ state: 'CALLED' });
    app.world.advance(1_000);
    expect(await codeOf(accept(who(0), id(0)))).toBe('CONFLICT');
    await app.jobs.runDue();
    expect(await order()).toEqual([1, 0, 2, 3]);
    expect((await mine(who(0), booth))[0]).toMatchObject({
      state: 'WAITING',
      place: 2,
      missedOnce: true,
    });
    await callThem(booth.rep, booth, [id(0)]);
    app.world.advance(60_000);
    // The first read finds it missed, even before the job has run.
    expect(await order()).toEqual([1, 2, 3]);
    expect(await mine(who(0), booth)).toMatchObject([{ state: 'MISSED', place: null }]);
    expect(await joined(who(0), booth)).toMatchObject({ place: 4, missedOnce: false });
  });

  test('puts the call off once and keeps the place, and the second time leaves', async () => {
    const { booth, id, who, order } = await openQueue(2);
    await callThem(booth.rep, booth);
    expect(entryIn(await decline(who(0), id(0)))).toMatchObject({ state: 'WAITING', place: 2 });
    // A repeated click changes nothing.
    expect(entryIn(await decline(who(0), id(0)))).toMatchObject({ state: 'WAITING', place: 2 });
    expect(await order()).toEqual([1, 0]);
    await callThem(booth.rep, booth, [id(0)]);
    expect(entryIn(await decline(who(0), id(0)))).toMatchObject({ state: 'MISSED' });
  });

  test('by two booths at once is on the call they accept, and keeps the place at the other', async () => {
    const { booth, id, who } = await openQueue(2);
    const other = await secondBooth(booth);
    const there = await joined(who(0), other);
    const behind = await joined(who(1), other);
    await callThem(booth.rep, booth);
    await callThem(other.rep, other);
    expect(entryIn(await accept(who(0), id(0))).state).toBe('IN_CALL');
    expect(await codeOf(accept(who(0), there.id))).toBe('CONFLICT');
    expect((await mine(who(0), booth)).find(({ id }) => id === there.id)).toMatchObject({
      state: 'WAITING',
      place: 1,
      isBusy: true,
      missedOnce: false,
    });
    // A student on a call is skipped, and not lost.
    expect(queueIn(await callThem(other.rep, other)).students).toMatchObject([
      { id: there.id, isBusy: true, state: 'WAITING' },
      { id: behind.id, state: 'CALLED' },
    ]);
    expect(await codeOf(callThem(other.rep, other, [there.id]))).toBe('CONFLICT');
    await finish(booth.rep, id(0));
    expect(queueIn(await callThem(other.rep, other)).students?.[0]).toMatchObject({
      id: there.id,
      state: 'CALLED',
    });
  });

  test('in two tabs accepts one call, not two', async () => {
    const { booth, id, who } = await openQueue(1);
    const other = await secondBooth(booth);
    const there = await joined(who(0), other);
    await Promise.all([callThem(booth.rep, booth), callThem(other.rep, other)]);
    const codes = await Promise.all([
      codeOf(accept(who(0), id(0))),
      codeOf(accept(who(0), there.id)),
    ]);
    expect([...codes].sort()).toEqual(['CONFLICT', undefined]);
    const states = (await mine(who(0), booth)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['IN_CALL', 'WAITING']);
  });
});

describe('Live', () => {
  const follow = async (who: Person, query: string) => {
    await nothingHeldBack(pool);
    const start = await readPresentCursor(pool);
    const heard: Readonly<Record<string, unknown>>[] = [];
    const client = new LiveClient(
      () => url,
      who.token,
      [
        {
          query,
          next: ({ it }) => heard.push(it as Readonly<Record<string, unknown>>),
          resync: () => undefined,
        },
      ],
      start,
    );
    clients.add(client);
    await client.connect();
    return { heard, client };
  };
  const queueNews = ({ fairId }: TestBooth) => `subscription ($after: String) {
    it: onQueueNews(fairId: "${fairId}", after: $after) {
      boothId waiting line entry { id state place } } }`;

  test('a place changes for those behind who leaves, others hear the number, and no one else anything', async () => {
    const { booth, id, who } = await openQueue(3);
    // Subscriptions are refused until the process has read the new fair.
    const seen = `{ it: boothPresence(boothId: "${booth.boothId}") { people } }`;
    await expect.poll(async () => (await who(0).call(seen)).data?.['it']).not.toBeNull();
    const [first, last] = [
      await follow(who(0), queueNews(booth)),
      await follow(who(2), queueNews(booth)),
    ];
    const outside = await follow(await booth.attendee(), queueNews(booth));
    await leave(who(1), id(1));
    await expect
      .poll(() => last.heard)
      .toEqual([{ boothId: booth.boothId, waiting: 2, line: [id(0), id(2)], entry: null }]);
    await expect
      .poll(() => first.heard)
      .toEqual([{ boothId: booth.boothId, waiting: 2, line: null, entry: null }]);
    await callThem(booth.rep, booth);
    await expect
      .poll(() => first.heard.at(-1))
      .toMatchObject({ entry: { id: id(0), state: 'CALLED', place: null } });
    await expect.poll(() => last.heard.at(-1)).toMatchObject({ line: [id(2)], waiting: 1 });
    expect(outside.heard).toEqual([]);
  });

  test('reps of the booth see who comes, and no one else follows that', async () => {
    const { booth } = await openQueue(1);
    const query = `subscription ($after: String) {
      it: onBoothQueueNews(boothId: "${booth.boothId}", after: $after) {
        isOpen waiting students { name place state } } }`;
    const rep = await follow(booth.rep, query);
    const { client } = await follow(await booth.exhibitor(), query);
    await expect.poll(() => client.errors.length).toBeGreaterThan(0);
    await joined(await booth.attendee(), booth);
    await expect
      .poll(() => rep.heard.at(-1))
      .toEqual({
        isOpen: true,
        waiting: 2,
        students: [
          { name: 'Maya R.', place: 1, state: 'WAITING' },
          { name: 'Maya R.', place: 2, state: 'WAITING' },
        ],
      });
  });
});

test('a student’s places are in their data, and go with the account; a rep’s calls stay', async () => {
  const { booth, who, id, placeOf } = await openQueue(2);
  await callThem(booth.rep, booth);
  const { data } = await who(0).call('{ myData }');
  expect(JSON.stringify(data)).toContain('"queue_entry"');
  await deleteAccount(pool, app.world, [queueData.erase], who(0).id ?? '');
  expect(await placeOf(1)).toBe(1);
  const { rowCount } = await pool.query('select from queue_entry where id = $1', [id(0)]);
  expect(rowCount).toBe(0);
  expect(queueIn(await read(booth.rep, booth)).students).toHaveLength(1);
});
