import { afterEach, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { said, testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { writing } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';
import { readPresentCursor } from '../../../platform/events/read-outbox.server.ts';
import { nothingHeldBack } from '../../../platform/testing/nothing-held-back.server.ts';

const { write, answer, read } = threadCalls;
const app = await testServer();
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
await app.events.ready;
const clients: LiveClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

async function frame(who: Person, { slug }: Pick<TestBooth, 'slug'>) {
  const { data } = await who.call(
    `{ it: fairFrame(slug: "${slug}") { cursor mine { unread { kind boothId unread } } } }`,
  );
  return data?.['it'] as {
    readonly cursor: string;
    readonly mine: { readonly unread: readonly object[] } | null;
  } | null;
}

/** A booth at a fair that this process knows of by now. */
async function knownBooth(): Promise<TestBooth> {
  const booth = await testBooth(app);
  await expect.poll(() => frame(booth.rep, booth)).not.toBeNull();
  return booth;
}

const unreadOf = async (who: Person, booth: TestBooth) => (await frame(who, booth))?.mine?.unread;

async function list(who: Person, { fairId }: Pick<TestBooth, 'fairId'>) {
  const { data } = await who.call(
    `{ it: myConversations(fairId: "${fairId}") { kind boothId college { id } question { text }
      answer { text before } unread } }`,
  );
  return data?.['it'];
}

interface News {
  readonly kind: string;
  readonly unread: number;
  readonly answer: { readonly id: string; readonly text: string } | null;
}

/** Someone follows what is new to them at a fair. */
async function follow(who: Person, { fairId }: Pick<TestBooth, 'fairId'>, from?: string) {
  await nothingHeldBack(pool);
  const heard: News[] = [];
  const last = { cursor: from ?? '' };
  const client = new LiveClient(
    () => `${address.replace('http', 'ws')}/graphql`,
    who.token,
    [
      {
        query: `subscription ($after: String) { it: onMyFairNews(fairId: "${fairId}", after: $after) {
          kind boothId unread answer { id college text } } }`,
        next({ it }, cursor) {
          heard.push(it as News);
          last.cursor = cursor;
        },
        resync: () => undefined,
      },
    ],
    // Not what the setup wrote: on a busy machine its events may still be on their way.
    from ?? (await readPresentCursor(pool)),
  );
  clients.push(client);
  await client.connect();
  return { client, heard, last, isOver: () => client.errors.length > 0 };
}

describe('What a student wrote in private', () => {
  test('is among their conversations with the answer after it, beside their public question, and in no one else’s', async () => {
    const [booth, other] = [await knownBooth(), await knownBooth()];
    const [student, stranger] = [await booth.attendee(), await booth.attendee()];
    const question = said(await booth.post(student, 'Is there a pool?')).id;
    app.world.advance(1_000);
    const { threadId } = sent(await write(booth, student, 'I failed math.'));
    const place = { boothId: booth.boothId, college: { id: booth.collegeId } };
    const inPrivate = { ...place, kind: 'PRIVATE', question: { text: 'I failed math.' } };
    expect(await list(student, booth)).toEqual([
      { ...inPrivate, answer: null, unread: 0 },
      {
        ...place,
        kind: 'BOOTH',
        question: { text: 'Is there a pool?' },
        answer: null,
        unread: 0,
      },
    ]);
    app.world.advance(1_000);
    await booth.post(booth.rep, 'We have two.', { answers: question });
    app.world.advance(1_000);
    await answer(threadId, booth.rep, 'No harm done.');
    await answer(threadId, booth.rep, 'Ask me more.');
    const answered = { ...inPrivate, answer: { text: 'Ask me more.', before: null }, unread: 2 };
    expect(await list(student, booth)).toMatchObject([answered, { kind: 'BOOTH', unread: 1 }]);
    const at = { boothId: booth.boothId };
    expect(await unreadOf(student, booth)).toEqual([
      { kind: 'BOOTH', ...at, unread: 1 },
      { kind: 'PRIVATE', ...at, unread: 2 },
    ]);
    // Reading one of them leaves the other.
    await student.call(`mutation { readBoothAnswers(boothId: "${booth.boothId}") }`);
    expect(await unreadOf(student, booth)).toEqual([{ kind: 'PRIVATE', ...at, unread: 2 }]);
    await read(threadId, student);
    expect(await unreadOf(student, booth)).toEqual([]);
    expect(await list(student, booth)).toMatchObject([{ ...answered, unread: 0 }, { unread: 0 }]);
    app.world.advance(1_000);
    await write(booth, student, 'Thank you!');
    expect(await list(student, booth)).toMatchObject([
      { kind: 'PRIVATE', question: { text: 'Thank you!' }, answer: null },
      {},
    ]);
    expect(await list(student, other)).toEqual([]);
    const colleague = await booth.exhibitor();
    const parent = await booth.attendee('parent');
    for (const one of [stranger, parent, colleague, booth.rep, booth.records.admin])
      expect(await list(one, booth)).toEqual([]);
  });

  test('is left out once the booth is taken down or the registration has ended', async () => {
    const booth = await knownBooth();
    const [student, leaves] = [await booth.attendee(), await booth.attendee()];
    for (const one of [student, leaves])
      await answer(sent(await write(booth, one, 'Hi')).threadId, booth.rep, 'Hello');
    await pool.query('delete from fair_attendee where fair_id = $1 and user_id = $2', [
      booth.fairId,
      leaves.id,
    ]);
    await expect.poll(() => list(leaves, booth)).toEqual([]);
    expect(await list(student, booth)).toMatchObject([{ unread: 1 }]);
    await booth.records.admin.call(writing('update', 'FairBooth'), {
      input: { id: booth.boothId, boothSent: false },
    });
    expect(await list(student, booth)).toEqual([]);
    expect(await unreadOf(student, booth)).toEqual([]);
  });
});

describe('The news of an answer in private', () => {
  test('reach its student on each device wherever they are at the fair, with the reading, and no one else', async () => {
    const [booth, elsewhere] = [await knownBooth(), await knownBooth()];
    const [student, stranger] = [await booth.attendee(), await booth.attendee()];
    await elsewhere.records.make('FairAttendee', {
      fairId: elsewhere.fairId,
      attendeeType: 'student',
      email: student.email,
      userId: student.id,
      firstName: 'Maya',
      lastName: 'Rivera',
      dob: '2009-05-01',
    });
    await expect.poll(() => frame(student, elsewhere)).not.toBeNull();
    const { threadId } = sent(await write(booth, student, 'I failed math.'));
    const here = [await follow(student, booth), await follow(student, booth)];
    const others = [await follow(stranger, booth), await follow(student, elsewhere)];
    const { message } = sent(await answer(threadId, booth.rep, 'No harm done.'));
    for (const { heard } of here)
      await expect
        .poll(() => heard)
        .toMatchObject([
          {
            kind: 'PRIVATE',
            boothId: booth.boothId,
            unread: 1,
            answer: { id: message.id, text: 'No harm done.' },
          },
        ]);
    await read(threadId, student);
    for (const { heard } of here)
      await expect.poll(() => heard.at(-1)).toMatchObject({ unread: 0, answer: null });
    // What the student writes, and what the rep reads, is no news to the student.
    const { heard } = here[0]!;
    await read(threadId, booth.rep);
    await answer(threadId, booth.rep, 'Ask me more.');
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({ unread: 1, answer: { text: 'Ask me more.' } });
    expect(heard).toHaveLength(3);
    await nothingHeldBack(pool);
    expect(others.map((one) => one.heard)).toEqual([[], []]);
    expect(others.some((one) => one.isOver())).toBe(false);
  });

  test('come once after a cut, and of what was read meanwhile not at all', async () => {
    const booth = await knownBooth();
    const student = await booth.attendee();
    const { threadId } = sent(await write(booth, student, 'Hi'));
    const first = await follow(student, booth);
    await answer(threadId, booth.rep, 'One');
    await expect.poll(() => first.heard.length).toBe(1);
    first.client.close();
    await answer(threadId, booth.rep, 'Two');
    const again = await follow(student, booth, first.last.cursor);
    await expect.poll(() => again.heard).toMatchObject([{ unread: 2, answer: { text: 'Two' } }]);
    again.client.close();
    await answer(threadId, booth.rep, 'Three');
    await read(threadId, student);
    const last = await follow(student, booth, again.last.cursor);
    await expect.poll(() => last.heard.at(-1)).toMatchObject({ unread: 0 });
    expect(last.heard.every(({ answer: told }) => told === null)).toBe(true);
  });
});
