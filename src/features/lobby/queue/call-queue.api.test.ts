import { afterAll, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { nothingHeldBack } from '../../../platform/testing/nothing-held-back.server.ts';
import { queueData } from '../personal-data.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const listening = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
const url = `${listening.replace('http', 'ws')}/graphql`;
const clients = new Set<LiveClient>();
afterAll(() => clients.forEach((client) => client.close()));

interface Entry {
  readonly id: string;
  readonly state: string;
  readonly place: number | null;
  readonly waiting: number;
  readonly minutes: number | null;
  readonly callUntil: string | null;
  readonly isBusy: boolean;
  readonly missedOnce: boolean;
  readonly reason: string | null;
  readonly callId: string | null;
  readonly boothId: string;
}

const entryFields =
  'id boothId state place waiting minutes callUntil isBusy missedOnce reason callId';
const listFields = `isOpen waiting minutes own { ${entryFields} }
  students { id place name state isBusy missedOnce callId rep { name } } colleagues { id name }`;

const entryIn = (answer: Awaited<ReturnType<Person['call']>>) =>
  recordIn(answer) as unknown as Entry;
const codeOf = async (answer: ReturnType<Person['call']>) =>
  (await answer).errors?.[0]?.extensions.code;

const open = (who: Person, { boothId }: TestBooth, isOpen = true) =>
  who.call(
    `mutation ($id: ID!, $isOpen: Boolean!) {
      it: setBoothQueue(boothId: $id, isOpen: $isOpen) { ${listFields} } }`,
    { id: boothId, isOpen },
  );
const join = (who: Person, { boothId }: TestBooth) =>
  who.call(`mutation ($id: ID!) { it: joinQueue(boothId: $id) { ${entryFields} } }`, {
    id: boothId,
  });
const joined = async (who: Person, booth: TestBooth) => entryIn(await join(who, booth));
const leave = (who: Person, id: string) =>
  who.call('mutation ($id: ID!) { it: leaveQueue(entryId: $id) }', { id });
const answer = (how: 'acceptCall' | 'declineCall') => (who: Person, id: string) =>
  who.call(`mutation ($id: ID!) { it: ${how}(entryId: $id) { ${entryFields} } }`, { id });
const [accept, decline] = [answer('acceptCall'), answer('declineCall')];
const callThem = (who: Person, { boothId }: TestBooth, ids: readonly string[] = []) =>
  who.call(
    `mutation ($id: ID!, $ids: [ID!]!) {
      it: callFromQueue(boothId: $id, entryIds: $ids) { ${listFields} } }`,
    { id: boothId, ids },
  );
const finish = (who: Person, id: string) =>
  who.call('mutation ($id: ID!) { it: finishQueueCall(entryId: $id) }', { id });
const joinCall = (who: Person, callId: string) =>
  who.call('mutation ($id: ID!) { it: joinCall(callId: $id) { me people { id seat } } }', {
    id: callId,
  });
/** The seat that someone takes in a call. */
async function seatIn(who: Person, callId: string): Promise<string> {
  const { me, people } = recordIn(await joinCall(who, callId)) as unknown as {
    readonly me: string;
    readonly people: readonly { readonly id: string; readonly seat: string | null }[];
  };
  return people.find((one) => one.id === me)?.seat ?? '';
}
const leaveCall = (who: Person, callId: string | null, seat: string, isOver: boolean) =>
  who.call(
    `mutation ($id: ID!, $seat: ID!, $isOver: Boolean!) {
      it: leaveCall(callId: $id, seat: $seat, isOver: $isOver) }`,
    { id: callId, seat, isOver },
  );
const read = (who: Person, { boothId }: TestBooth) =>
  who.call(`query ($id: ID!) { it: boothQueue(boothId: $id) { ${listFields} } }`, { id: boothId });

interface Queue {
  readonly isOpen: boolean;
  readonly waiting: number;
  readonly minutes: number;
  readonly own: Entry | null;
  readonly students:
    | readonly {
        readonly id: string;
        readonly place: number | null;
        readonly name: string | null;
        readonly state: string;
        readonly isBusy: boolean;
        readonly rep: { readonly name: string } | null;
      }[]
    | null;
  readonly colleagues: readonly { readonly id: string; readonly name: string }[] | null;
}
const queueIn = (answer: Awaited<ReturnType<Person['call']>>) =>
  recordIn(answer) as unknown as Queue;

const mine = async (who: Person, { fairId }: Pick<TestBooth, 'fairId'>) => {
  const { data } = await who.call(
    `query ($id: ID!) { it: myQueues(fairId: $id) { entries { ${entryFields} } } }`,
    { id: fairId },
  );
  return (data?.['it'] as { readonly entries: readonly Entry[] }).entries;
};

/** An open queue with students in it, the first one first. */
async function openQueue(count: number) {
  const booth = await testBooth(app, new Date(app.world.now().getTime() - 3_600_000));
  await open(booth.rep, booth);
  const students: Person[] = [];
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    const student = await booth.attendee();
    students.push(student);
    entries.push(await joined(student, booth));
  }
  const id = (index: number) => entries[index]?.id ?? '';
  const who = (index: number) => {
    const student = students[index];
    if (!student) throw new Error('There is no such student.');
    return student;
  };
  const placeOf = async (index: number) => (await mine(who(index), booth))[0]?.place;
  const order = async () =>
    queueIn(await read(booth.rep, booth)).students?.map((one) =>
      entries.findIndex((entry) => entry.id === one.id),
    );
  return { booth, entries, id, who, placeOf, order };
}

/** Another booth at the same fair, with its rep. */
async function secondBooth(booth: TestBooth): Promise<TestBooth> {
  const rep = await booth.exhibitor();
  const { rows } = await pool.query<{ id: string }>(
    'select id from fair_booth where fair_id = $1 and id <> $2 order by created_at desc, id limit 1',
    [booth.fairId, booth.boothId],
  );
  const other = { ...booth, rep, boothId: rows[0]?.id ?? '' };
  await open(rep, other);
  return other;
}

/** A second rep of the college. */
async function colleague({ records, collegeId }: TestBooth) {
  const person = await app.person('college');
  const repId = await records.make('CollegeRep', {
    collegeId,
    userId: person.id,
    firstName: 'Lee',
    lastName: 'Ortiz',
  });
  return { person, repId };
}

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

describe('A rep', () => {
  test('calls the next student, who accepts, and later ends the call', async () => {
    const { booth, id, who, placeOf } = await openQueue(2);
    const { students } = queueIn(await callThem(booth.rep, booth));
    expect(students).toMatchObject([
      { id: id(0), state: 'CALLED', place: null, rep: { name: 'Dana Kowalski' } },
      { id: id(1), state: 'WAITING', place: 1 },
    ]);
    expect((await mine(who(0), booth))[0]).toMatchObject({
      state: 'CALLED',
      callUntil: new Date(app.world.now().getTime() + 60_000).toISOString(),
    });
    const accepted = entryIn(await accept(who(0), id(0)));
    expect(accepted).toMatchObject({ state: 'IN_CALL', callUntil: null });
    expect(accepted.callId).not.toBeNull();
    expect(await placeOf(1)).toBe(1);
    expect(await codeOf(finish(await booth.exhibitor(), id(0)))).toBe('FORBIDDEN');
    app.world.advance(120_000);
    expect((await finish(booth.rep, id(0))).data?.['it']).toBe(true);
    expect((await finish(booth.rep, id(0))).data?.['it']).toBe(false);
    expect(await mine(who(0), booth)).toMatchObject([{ state: 'DONE' }]);
    // The wait follows the length of the last calls.
    expect((await mine(who(1), booth))[0]).toMatchObject({ minutes: 2 });
  });

  test('and a colleague who call at once never call the same student', async () => {
    const { booth } = await openQueue(4);
    const { person } = await colleague(booth);
    const answers = await Promise.all([
      callThem(booth.rep, booth),
      callThem(person, booth),
      callThem(booth.rep, booth),
      callThem(person, booth),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const { students } = queueIn(await read(booth.rep, booth));
    expect(students?.map(({ state }) => state)).toEqual(['CALLED', 'CALLED', 'CALLED', 'CALLED']);
    expect(await codeOf(callThem(person, booth))).toBe('CONFLICT');
  });

  test('and a colleague who choose the same student: the second is told', async () => {
    const { booth, id } = await openQueue(2);
    const { person } = await colleague(booth);
    const codes = await Promise.all([
      codeOf(callThem(booth.rep, booth, [id(1)])),
      codeOf(callThem(person, booth, [id(1)])),
    ]);
    expect([...codes].sort()).toEqual(['CONFLICT', undefined]);
  });

  test('calls up to three students into one call, which is over for all of them when it ends', async () => {
    const { booth, id, who } = await openQueue(4);
    const all = [0, 1, 2, 3].map(id);
    expect(await codeOf(callThem(booth.rep, booth, all))).toBe('CONFLICT');
    await callThem(booth.rep, booth, all.slice(0, 3));
    const calls = [entryIn(await accept(who(2), id(2))), entryIn(await accept(who(0), id(0)))];
    expect(calls[0]?.callId).toBe(calls[1]?.callId);
    expect((await finish(booth.rep, id(2))).data?.['it']).toBe(true);
    expect(await mine(who(0), booth)).toMatchObject([{ state: 'DONE' }]);
    expect((await mine(who(3), booth))[0]).toMatchObject({ place: 1 });
    expect(await codeOf(joinCall(who(0), calls[1]?.callId ?? ''))).toBe('CONFLICT');
  });

  test('meets the student on the call’s page; who leaves it for good is out of the line', async () => {
    const { booth, id, who } = await openQueue(2);
    await callThem(booth.rep, booth, [id(0), id(1)]);
    const { callId } = entryIn(await accept(who(0), id(0)));
    await accept(who(1), id(1));
    const inCall = { state: 'IN_CALL', callId };
    expect(queueIn(await read(booth.rep, booth)).students).toMatchObject([inCall, inCall]);
    const [student, rep] = [who(0), booth.rep];
    const seat = await seatIn(student, callId ?? '');
    await seatIn(rep, callId ?? '');
    expect((await leaveCall(student, callId, seat, false)).data?.['it']).toBe(true);
    // A page that was closed may come back.
    expect(await mine(student, booth)).toMatchObject([{ state: 'IN_CALL' }]);
    const again = await seatIn(student, callId ?? '');
    expect((await leaveCall(student, callId, again, true)).data?.['it']).toBe(true);
    expect(await mine(student, booth)).toMatchObject([{ state: 'DONE' }]);
    expect(await mine(who(1), booth)).toMatchObject([{ state: 'IN_CALL' }]);
    const end = 'mutation ($id: ID!) { it: endCall(callId: $id) }';
    expect((await rep.call(end, { id: callId })).data?.['it']).toBe(true);
    expect(await mine(who(1), booth)).toMatchObject([{ state: 'DONE' }]);
  });

  test('leaves a student to a colleague, whose next call it is', async () => {
    const { booth, id } = await openQueue(2);
    const { person, repId } = await colleague(booth);
    const handOff = (to: string) =>
      booth.rep.call(
        `mutation ($id: ID!, $to: ID) {
          it: handOffQueueEntry(entryId: $id, repId: $to) { ${listFields} } }`,
        { id: id(0), to },
      );
    expect(queueIn(await handOff(repId)).students?.[0]).toMatchObject({
      place: 1,
      rep: { name: 'Lee Ortiz' },
    });
    expect(await codeOf(handOff(booth.boothId))).toBe('CONFLICT');
    expect(queueIn(await callThem(booth.rep, booth)).students).toMatchObject([
      { id: id(0), state: 'WAITING' },
      { id: id(1), state: 'CALLED' },
    ]);
    expect(queueIn(await callThem(person, booth)).students?.[0]).toMatchObject({
      id: id(0),
      state: 'CALLED',
    });
  });

  test('removes a student, who reads the reason', async () => {
    const { booth, id, who, placeOf } = await openQueue(2);
    const remove = (by: Person, reason: string) =>
      by.call(
        `mutation ($id: ID!, $reason: String) {
          it: removeFromQueue(entryId: $id, reason: $reason) { waiting } }`,
        { id: id(0), reason },
      );
    expect(await codeOf(remove(await booth.exhibitor(), ''))).toBe('FORBIDDEN');
    expect(await codeOf(remove(booth.rep, 'x'.repeat(201)))).toBe('BAD_USER_INPUT');
    expect(recordIn(await remove(booth.rep, ' We spoke already. '))).toEqual({ waiting: 1 });
    expect(await mine(who(0), booth)).toMatchObject([
      { state: 'LEFT', reason: 'We spoke already.' },
    ]);
    expect(await placeOf(1)).toBe(1);
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
    // Whoever reads first finds it missed, even before the job has run.
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
    // Whoever is on a call is skipped, and not lost.
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
    const heard: Readonly<Record<string, unknown>>[] = [];
    const client = new LiveClient(() => url, who.token, [
      {
        query,
        next: ({ it }) => heard.push(it as Readonly<Record<string, unknown>>),
        resync: () => undefined,
      },
    ]);
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
