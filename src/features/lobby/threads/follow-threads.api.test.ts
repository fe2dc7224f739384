import { afterEach, expect, test } from 'vitest';
import { readPresentCursor } from '../../../platform/events/read-outbox.server.ts';
import { nothingHeldBack } from '../../../platform/testing/nothing-held-back.server.ts';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { writing } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { inbox, sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';

const app = await testServer();
const { pool } = app.database;
const { write, answer, read } = threadCalls;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
await app.events.ready;
const clients: LiveClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

interface News {
  readonly thread: { readonly unread: number; readonly isMine: boolean } | null;
  readonly message: { readonly id: string; readonly text: string; readonly isMine: boolean } | null;
  readonly gone: string | null;
  readonly counts: { readonly open: number; readonly unread: number } | null;
  readonly typing: string | null;
}

async function follow({ boothId }: TestBooth, person: Person) {
  await nothingHeldBack(pool);
  const heard: News[] = [];
  const query = `subscription ($after: String) {
    it: onThreadNews(boothId: "${boothId}", after: $after) {
      thread { unread isMine } message { id text isMine } gone counts { open unread } typing } }`;
  const next = ({ it }: Readonly<Record<string, unknown>>) => void heard.push(it as News);
  const client = new LiveClient(
    () => `${address.replace('http', 'ws')}/graphql`,
    person.token,
    [{ query, next, resync: () => undefined }],
    // Not what the setup wrote: on a busy machine its events may still be on their way.
    await readPresentCursor(pool),
  );
  clients.push(client);
  await client.connect();
  return {
    heard,
    client,
    texts: () => heard.flatMap(({ message }) => message?.text ?? []),
    typings: () => heard.flatMap(({ typing }) => typing ?? []),
    isOver: () => client.errors.length > 0,
  };
}

test('what is written reaches the student and every rep of the college, and no one else', async () => {
  const booth = await testBooth(app);
  const [student, other] = [await booth.attendee(), await booth.attendee()];
  const [own, stranger, rep] = [
    await follow(booth, student),
    await follow(booth, other),
    await follow(booth, booth.rep),
  ];
  const { threadId } = sent(await write(booth, student, 'Hello'));
  await answer(threadId, booth.rep, 'Good morning');
  const theirs = sent(await write(booth, other, 'And me?'));
  await expect.poll(own.texts).toEqual(['Hello', 'Good morning']);
  await expect.poll(rep.texts).toEqual(['Hello', 'Good morning', 'And me?']);
  await expect.poll(stranger.texts).toEqual(['And me?']);
  expect(own.heard.find(({ message }) => message?.text === 'Hello')?.message?.isMine).toBe(true);
  expect(rep.heard.find(({ message }) => message?.text === 'Hello')?.message?.isMine).toBe(false);
  await expect.poll(() => own.heard.at(-1)?.thread).toEqual({ unread: 1, isMine: false });
  await expect.poll(() => rep.heard.at(-1)?.counts).toEqual({ open: 1, unread: 1 });
  // What one rep reads is read for all.
  await read(theirs.threadId, booth.rep);
  await expect.poll(() => rep.heard.at(-1)?.counts).toEqual({ open: 1, unread: 0 });
});

test('nothing is lost over a line that is cut, and nothing comes twice', async () => {
  const booth = await testBooth(app);
  const student = await booth.attendee();
  const own = await follow(booth, student);
  const { threadId } = sent(await write(booth, student, 'Message 0'));
  const wanted = ['Message 0'];
  for (let n = 1; n <= 20; n += 1) {
    wanted.push(`Message ${n}`);
    await answer(threadId, booth.rep, `Message ${n}`);
    if (n % 5 === 0) own.client.cut();
  }
  await expect.poll(own.texts).toEqual(wanted);
});

test('only students and reps of the booth can follow', async () => {
  const booth = await testBooth(app);
  const others = [
    await booth.attendee('parent'),
    await booth.attendee('counselor'),
    await booth.exhibitor(),
    await app.person('student'),
    booth.records.admin,
  ];
  for (const person of others) {
    const { isOver } = await follow(booth, person);
    await expect.poll(isOver).toBe(true);
  }
});

test('a rep who leaves, and a student who cancels, hear nothing more from that moment', async () => {
  const booth = await testBooth(app);
  const colleague = await app.person('college');
  const { collegeId, records } = booth;
  const leaves = await records.make('CollegeRep', {
    collegeId,
    userId: colleague.id,
    firstName: 'Noor',
    lastName: 'Hadid',
  });
  const [student, stays] = [await booth.attendee(), await booth.attendee()];
  const [leaver, canceler, stayer, rep] = [
    await follow(booth, colleague),
    await follow(booth, student),
    await follow(booth, stays),
    await follow(booth, booth.rep),
  ];
  const { threadId } = sent(await write(booth, student, 'Before'));
  for (const one of [leaver, canceler]) await expect.poll(one.texts).toEqual(['Before']);
  await records.admin.call(writing('delete', 'CollegeRep'), { input: { id: leaves } });
  const { rows } = await pool.query<{ id: string }>(
    'select id from fair_attendee where user_id = $1',
    [student.id],
  );
  await student.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', { id: rows[0]!.id });
  for (const one of [leaver, canceler]) await expect.poll(one.isOver).toBe(true);
  await answer(threadId, booth.rep, 'After');
  await expect.poll(rep.texts).toEqual(['Before', 'After']);
  for (const one of [leaver, canceler]) expect(one.texts()).toEqual(['Before']);
  expect(stayer.isOver()).toBe(false);
  expect((await threadCalls.inbox(booth, colleague)).data).toEqual({ it: null });
  expect(inbox(await threadCalls.inbox(booth, booth.rep)).threads).toHaveLength(1);

  await records.admin.call(writing('update', 'Fair'), {
    input: { id: booth.fairId, cancelledAt: '2026-11-21T12:00:00.000Z' },
  });
  for (const one of [stayer, rep]) await expect.poll(one.isOver).toBe(true);
});

test('that someone types reaches the other side of the thread once in three seconds, and nothing of the text', async () => {
  const booth = await testBooth(app);
  const [student, other] = [await booth.attendee(), await booth.attendee()];
  const { threadId } = sent(await write(booth, student, 'Hello'));
  sent(await write(booth, other, 'Hello'));
  const type = (who: Person) =>
    who.call('mutation ($id: ID!) { it: typeInThread(threadId: $id) }', { id: threadId });
  const [own, stranger, rep] = [
    await follow(booth, student),
    await follow(booth, other),
    await follow(booth, booth.rep),
  ];
  expect((await type(student)).data).toEqual({ it: true });
  await expect.poll(rep.typings).toEqual([threadId]);
  expect(rep.heard.at(-1)).toMatchObject({ thread: null, message: null, gone: null, counts: null });
  expect((await type(student)).data).toEqual({ it: false });
  expect((await type(booth.rep)).data).toEqual({ it: true });
  await expect.poll(own.typings).toEqual([threadId]);

  // No one else types in it.
  for (const person of [other, await booth.attendee('parent'), booth.records.admin])
    expect((await type(person)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  app.world.advance(3_000);
  await booth.records.admin.call(
    `mutation ($fair: ID!, $who: ID!) {
      excludeFromFair(fairId: $fair, personId: $who, kind: MUTED, reason: "Rude") { id } }`,
    { fair: booth.fairId, who: student.id },
  );
  expect((await type(student)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  // Nor does one who is muted hear of it; the next message comes after what would have been heard.
  expect((await type(booth.rep)).data).toEqual({ it: true });
  await answer(threadId, booth.rep, 'Good morning');
  await expect.poll(own.texts).toEqual(['Good morning']);
  await expect.poll(rep.texts).toEqual(['Good morning']);
  expect(own.typings()).toEqual([threadId]);
  expect(rep.typings()).toEqual([threadId]);
  expect(stranger.heard).toEqual([]);
  const { rowCount } = await pool.query(
    "select from event where topic = 'ThreadTyping' and body::text ilike '%hello%'",
  );
  expect(rowCount).toBe(0);
});
