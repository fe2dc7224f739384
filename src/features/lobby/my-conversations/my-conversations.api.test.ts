import { afterEach, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { said, testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { writing } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { nothingHeldBack } from '../../../platform/testing/nothing-held-back.server.ts';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { onMyFairNews } from './follow-my-conversations.server.ts';
import { unreadTopic } from './unread-answers.server.ts';
import { conversationData } from '../personal-data.server.ts';

const app = await testServer();
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
await app.events.ready;
const clients: LiveClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

interface Conversation {
  readonly boothId: string;
  readonly college: { readonly id: string };
  readonly question: { readonly text: string };
  readonly answer: { readonly id: string; readonly text: string; readonly before: string | null };
  readonly unread: number;
}

/** A booth at a fair that this process knows of by now. */
async function knownBooth(): Promise<TestBooth> {
  const booth = await testBooth(app);
  await expect.poll(() => frame(booth.rep, booth.slug)).not.toBeNull();
  return booth;
}

const ask = async (booth: TestBooth, who: Person, text: string) =>
  said(await booth.post(who, text)).id;
const answer = async (booth: TestBooth, question: string, text = 'Yes: we have two.') =>
  said(await booth.post(booth.rep, text, { answers: question })).id;
const markRead = async (who: Person, boothId: string) =>
  (await who.call(`mutation { it: readBoothAnswers(boothId: "${boothId}") }`)).data?.['it'];

async function list(who: Person, fairId: string): Promise<readonly Conversation[]> {
  const { data } = await who.call(
    `{ it: myConversations(fairId: "${fairId}") { kind boothId college { id } question { text }
      answer { id text before } unread } }`,
  );
  return data?.['it'] as readonly Conversation[];
}

async function frame(who: Person, slug: string) {
  const { data } = await who.call(
    `{ it: fairFrame(slug: "${slug}") { fairId hasSessions boothId cursor
      mine { bagCount unread { kind boothId unread } } } }`,
  );
  return data?.['it'] as {
    readonly fairId: string;
    readonly boothId: string | null;
    readonly cursor: string;
    readonly mine: { readonly bagCount: number; readonly unread: readonly object[] } | null;
  } | null;
}

interface News {
  readonly boothId: string;
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
    from ?? null,
  );
  clients.push(client);
  await client.connect();
  return { client, heard, last, isOver: () => client.errors.length > 0 };
}

describe('My conversations', () => {
  test('are the booths where someone asked, each with the latest answer to them, and only theirs', async () => {
    const [booth, other] = [await knownBooth(), await knownBooth()];
    const [student, stranger] = [await booth.attendee(), await booth.attendee()];
    expect(await list(student, booth.fairId)).toEqual([]);
    const pool = await ask(booth, student, 'Is there a pool?');
    app.world.advance(1_000);
    const choir = await ask(booth, student, 'Is there a choir?');
    await ask(booth, stranger, 'Who are you?');
    expect(await list(student, booth.fairId)).toMatchObject([
      {
        kind: 'BOOTH',
        boothId: booth.boothId,
        college: { id: booth.collegeId },
        question: { text: 'Is there a choir?' },
        answer: null,
        unread: 0,
      },
    ]);
    app.world.advance(1_000);
    await answer(booth, pool, 'A long one.');
    await booth.post(booth.rep, 'Welcome, everyone!');
    expect(await list(student, booth.fairId)).toMatchObject([
      { question: { text: 'Is there a pool?' }, answer: { text: 'A long one.' }, unread: 1 },
    ]);
    app.world.advance(1_000);
    await answer(booth, choir, 'Every Friday.');
    expect(await list(student, booth.fairId)).toMatchObject([
      {
        question: { text: 'Is there a choir?' },
        answer: { text: 'Every Friday.', before: null },
        unread: 2,
      },
    ]);
    expect(await list(stranger, booth.fairId)).toMatchObject([
      { question: { text: 'Who are you?' }, answer: null, unread: 0 },
    ]);
    expect(await list(student, other.fairId)).toEqual([]);
    expect(await list(student, 'none')).toEqual([]);
    for (const one of [booth.rep, booth.records.admin, await app.person('student')])
      expect(await list(one, booth.fairId)).toEqual([]);
  });

  test('say where to find an answer that many messages came after', async () => {
    const booth = await knownBooth();
    const student = await booth.attendee();
    const id = await answer(booth, await ask(booth, student, 'Is there a pool?'));
    for (let n = 0; n < 45; n += 1) {
      app.world.advance(2_000);
      await booth.post(booth.rep, `Message ${n}`);
    }
    const [one] = await list(student, booth.fairId);
    expect(one?.answer.before).not.toBeNull();
    const { data } = await booth.read(student, `before: "${String(one?.answer.before)}"`);
    const page = data?.['it'] as { readonly messages: readonly { readonly id: string }[] };
    expect(page.messages.map((message) => message.id)).toContain(id);
  });

  test('are read on all devices once the booth is opened, and unread again after the next answer', async () => {
    const booth = await knownBooth();
    const student = await booth.attendee();
    const [other, question] = [await booth.attendee(), await ask(booth, student, 'Is it far?')];
    await answer(booth, question);
    expect((await frame(student, booth.slug))?.mine?.unread).toEqual([
      { kind: 'BOOTH', boothId: booth.boothId, unread: 1 },
    ]);
    expect(await markRead(other, booth.boothId)).toBe(0);
    expect(await list(student, booth.fairId)).toMatchObject([{ unread: 1 }]);
    const both = await Promise.all([
      markRead(student, booth.boothId),
      markRead(student, booth.boothId),
    ]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect((await frame(student, booth.slug))?.mine?.unread).toEqual([]);
    await answer(booth, question, 'And by bus.');
    expect(await list(student, booth.fairId)).toMatchObject([
      { answer: { text: 'And by bus.' }, unread: 1 },
    ]);
  });

  test('leave out what is hidden and booths that were taken down', async () => {
    const booth = await knownBooth();
    const student = await booth.attendee();
    const id = await answer(booth, await ask(booth, student, 'Is it far?'));
    await booth.rep.call(`mutation { it: hideBoothMessage(id: "${id}") { id } }`);
    expect(await list(student, booth.fairId)).toMatchObject([{ answer: null, unread: 0 }]);
    await answer(booth, await ask(booth, student, 'How far?'));
    await booth.records.admin.call(writing('update', 'FairBooth'), {
      input: { id: booth.boothId, boothSent: false },
    });
    expect(await list(student, booth.fairId)).toEqual([]);
    expect((await frame(student, booth.slug))?.mine?.unread).toEqual([]);
  });

  test('are in what a person downloads, and leave with them', async () => {
    const booth = await knownBooth();
    const student = await booth.attendee();
    await answer(booth, await ask(booth, student, 'Is it far?'));
    const { data } = await student.call('{ it: myData }');
    expect(JSON.stringify(data)).toContain('unread_answer');
    await deleteAccount(pool, app.world, [conversationData.erase], student.id ?? '');
    const { rows } = await pool.query('select from unread_answer where account_id = $1', [
      student.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('The frame of a fair', () => {
  test('is there for attendees and reps while it is live, and for no one else', async () => {
    const booth = await knownBooth();
    const student = await booth.attendee();
    await student.call(
      `mutation { saveCollege(collegeId: "${booth.collegeId}", fairId: "${booth.fairId}") { collegeId } }`,
    );
    await expect
      .poll(async () => await frame(student, booth.slug))
      .toMatchObject({ fairId: booth.fairId, boothId: null, mine: { bagCount: 1, unread: [] } });
    expect(await frame(booth.rep, booth.slug)).toMatchObject({
      boothId: booth.boothId,
      mine: null,
    });
    for (const one of [booth.records.admin, await app.person('student')])
      expect(await frame(one, booth.slug)).toBeNull();
    const before = app.world.now();
    for (const time of ['2026-11-21T10:59:59Z', '2026-11-21T15:00:00Z']) {
      app.world.moveTo(time);
      expect(await frame(student, booth.slug)).toBeNull();
    }
    app.world.moveTo(before.toISOString());
  });
});

describe('Who is anywhere at the fair', () => {
  test('hears of an answer to them and of what they read elsewhere; no one else hears anything', async () => {
    const [booth, other] = [await knownBooth(), await knownBooth()];
    const [student, neighbor] = [await booth.attendee(), await booth.attendee()];
    const [here, there] = [await follow(student, booth), await follow(neighbor, booth)];
    const elsewhere = await follow(await other.attendee(), other);
    const question = await ask(booth, student, 'Is there a pool?');
    await booth.post(booth.rep, 'Welcome, everyone!');
    const id = await answer(booth, question);
    const news = { kind: 'BOOTH', boothId: booth.boothId, unread: 1 };
    await expect
      .poll(() => here.heard)
      .toMatchObject([{ ...news, answer: { id, text: 'Yes: we have two.' } }]);
    await markRead(student, booth.boothId);
    await expect.poll(() => here.heard).toMatchObject([{}, { unread: 0, answer: null }]);
    const hidden = await answer(booth, question, 'By mistake');
    await expect.poll(() => here.heard.length).toBe(3);
    await booth.rep.call(`mutation { it: hideBoothMessage(id: "${hidden}") { id } }`);
    await expect.poll(() => here.heard.at(-1)).toMatchObject({ unread: 0, answer: null });
    await nothingHeldBack(pool);
    expect([there.heard, elsewhere.heard]).toEqual([[], []]);
  });

  test('hears each answer once after a cut, and of those read meanwhile not at all', async () => {
    const booth = await knownBooth();
    const student = await booth.attendee();
    const question = await ask(booth, student, 'Is there a pool?');
    const first = await follow(student, booth);
    await answer(booth, question, 'One');
    await expect.poll(() => first.heard.length).toBe(1);
    first.client.close();
    await answer(booth, question, 'Two');
    const again = await follow(student, booth, first.last.cursor);
    await expect.poll(() => again.heard).toMatchObject([{ unread: 2, answer: { text: 'Two' } }]);
    again.client.close();
    await answer(booth, question, 'Three');
    await markRead(student, booth.boothId);
    const last = await follow(student, booth, again.last.cursor);
    await expect.poll(() => last.heard.at(-1)).toMatchObject({ unread: 0 });
    expect(last.heard.every(({ answer: told }) => told === null)).toBe(true);
    // A page that is loaded anew hears no answer that it shows already. Its cursor may be a little
    // behind what it read: then it hears a count again.
    const loaded = await frame(student, booth.slug);
    const fresh = await follow(student, booth, loaded?.cursor);
    await answer(booth, question, 'Four');
    await expect
      .poll(() => fresh.heard.filter(({ answer: told }) => told !== null))
      .toMatchObject([{ unread: 1, answer: { text: 'Four' } }]);
  });

  test('hears no more once the registration ends or the fair is canceled', async () => {
    const booth = await knownBooth();
    const [leaves, stays] = [await booth.attendee(), await booth.attendee('parent')];
    const [left, there] = [await follow(leaves, booth), await follow(stays, booth)];
    await pool.query('delete from fair_attendee where fair_id = $1 and user_id = $2', [
      booth.fairId,
      leaves.id,
    ]);
    await expect.poll(left.isOver).toBe(true);
    expect(there.isOver()).toBe(false);
    await booth.records.admin.call(writing('update', 'Fair'), {
      input: { id: booth.fairId, cancelledAt: '2026-11-21T12:00:00Z' },
    });
    await expect.poll(there.isOver).toBe(true);
  });

  test('costs nothing for a message that answers no one: it has another topic', () => {
    expect(onMyFairNews.topics).not.toContain('BoothMessage');
    expect(onMyFairNews.topics).toContain(unreadTopic);
  });

  test('is registered for it', async () => {
    const booth = await knownBooth();
    const others = [booth.rep, booth.records.admin, await app.person('student')];
    for (const one of others) {
      const { isOver } = await follow(one, booth);
      await expect.poll(isOver).toBe(true);
    }
  });
});
