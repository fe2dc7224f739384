import { afterAll, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import {
  act,
  asked,
  bodies,
  codeOf,
  itOf,
  list,
  merge,
  moderate,
  openSession,
  questionFields,
  speakerOf,
  vote,
  type Question,
} from '../../../../tests/support/test-session-questions.server.ts';
import { testFollowing } from '../../../../tests/support/test-live.server.ts';
import type { Change } from '../../../platform/events/feed.ts';
import { noOne, type Viewer } from '../../../platform/model/viewer.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { sessionData } from '../personal-data.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;

describe('A host', () => {
  test('looks at risky questions first, and hides questions from everyone', async () => {
    const { session, runId, newcomer } = await openSession(app);
    const { coordinator } = session;
    const [author, other, rep] = [await newcomer(), await newcomer(), speakerOf(session).rep];
    const risky = await asked(author, runId, 'Call me at 413-555-0142?');
    expect(risky.state).toBe('HELD');
    expect(await bodies(author, runId)).toHaveLength(1);
    for (const who of [other, rep]) expect(await bodies(who, runId)).toEqual([]);
    expect(await codeOf(vote(other, risky.id))).toBe('NOT_FOUND');
    expect(await list(coordinator, runId)).toMatchObject([{ id: risky.id, state: 'HELD' }]);
    for (const who of [author, rep])
      expect(await codeOf(moderate(who, risky, 'RELEASE'))).toBe('FORBIDDEN');
    await itOf(moderate(coordinator, risky, 'RELEASE'));
    expect(await bodies(other, runId)).toHaveLength(1);
    await itOf(moderate(coordinator, risky, 'HIDE'));
    for (const who of [author, other, rep]) expect(await bodies(who, runId)).toEqual([]);
    expect(await list(coordinator, runId)).toMatchObject([{ id: risky.id, state: 'HIDDEN' }]);
    await itOf(moderate(coordinator, risky, 'SHOW'));
    expect(await bodies(other, runId)).toHaveLength(1);
    const { rows } = await pool.query<{ details: { action: string } }>(
      `select details from audit_entry where action = 'moderateSessionQuestion' and subject_id = $1
       order by at, id`,
      [session.fairId],
    );
    expect(rows.map(({ details }) => details.action)).toEqual(['RELEASE', 'HIDE', 'SHOW']);
  });

  test('merges two that ask the same, with votes and answers', async () => {
    const { session, runId, newcomer } = await openSession(app);
    const { coordinator } = session;
    const [one, two] = [speakerOf(session), speakerOf(session, 1)];
    const [ann, bob, cy] = [await newcomer(), await newcomer(), await newcomer()];
    const toOne = await asked(ann, runId, 'Housing?', { to: one.exhibitorId });
    const toTwo = await asked(ann, runId, 'Housing there?', { to: two.exhibitorId });
    const toAll = await asked(bob, runId, 'Is there housing?');
    await itOf(vote(cy, toOne.id));
    await itOf(vote(cy, toAll.id));
    await itOf(vote(bob, toOne.id));
    await itOf(act('answer', one.rep, toOne, one.exhibitorId, 'For two years.'));
    expect(await codeOf(merge(coordinator, toOne, toTwo))).toBe('CONFLICT');
    expect(await codeOf(merge(coordinator, toAll, toOne))).toBe('CONFLICT');
    expect(await codeOf(merge(coordinator, toOne, toOne))).toBe('CONFLICT');
    expect(await codeOf(merge(one.rep, toOne, toAll))).toBe('FORBIDDEN');
    // Cy voted for both, Bob asked the other himself, and Ann asked.
    expect(await itOf(merge(coordinator, toOne, toAll))).toMatchObject({
      id: toAll.id,
      votes: 2,
      answers: [{ text: 'For two years.' }],
    });
    await itOf(act('answer', two.rep, toAll, two.exhibitorId, 'For everyone.'));
    expect((await bodies(cy, runId)).toSorted()).toEqual([toAll.body, toTwo.body].toSorted());
    const own = (await list(ann, runId)).find(({ id }) => id === toOne.id);
    expect(own).toMatchObject({
      mergedInto: toAll.id,
      answers: [{ text: 'For two years.' }, { text: 'For everyone.' }],
    });
    // Someone whose page still shows the old one votes for the one that stays.
    expect(await itOf(vote(await newcomer(), toOne.id))).toMatchObject({ id: toAll.id, votes: 3 });
    expect(await codeOf(moderate(coordinator, toOne, 'HIDE'))).toBe('CONFLICT');
  });
});

describe('Live', () => {
  const clients = new Set<LiveClient>();
  afterAll(() => clients.forEach((client) => client.close()));

  interface News {
    readonly question: Question | null;
    readonly votes: { readonly id: string; readonly votes: number } | null;
    readonly gone: string | null;
  }
  const none = { question: null, votes: null, gone: null };

  test('each hears what they may see, and a held or hidden text reaches no one else', async () => {
    const { session, runId, newcomer } = await openSession(app);
    const { coordinator } = session;
    const { rep, exhibitorId } = speakerOf(session);
    const [author, other, third] = [await newcomer(), await newcomer(), await newcomer()];
    const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const follow = async (who: Person) => {
      const heard: News[] = [];
      const client = new LiveClient(() => `${address.replace('http', 'ws')}/graphql`, who.token, [
        {
          query: `subscription ($after: String) { onSessionNews(runId: "${runId}", after: $after) {
            question { ${questionFields} } votes { id votes } gone } }`,
          next({ onSessionNews: news }) {
            const one = news as News;
            // Who comes and goes is news, too.
            if (one.question ?? one.votes ?? one.gone) heard.push(one);
          },
          resync: () => undefined,
        },
      ]);
      clients.add(client);
      await client.connect();
      return heard;
    };
    const [toAuthor, toOther, toThird, toRep, toHost] = [
      await follow(author),
      await follow(other),
      await follow(third),
      await follow(rep),
      await follow(coordinator),
    ];
    const risky = await asked(author, runId, 'Call me at 413-555-0142?');
    await eventually(() =>
      expect(toAuthor).toContainEqual({
        question: { ...risky, iVoted: false },
        votes: null,
        gone: null,
      }),
    );
    await eventually(() =>
      expect(toHost.at(-1)?.question).toMatchObject({ id: risky.id, state: 'HELD' }),
    );
    // Hidden while it was held: there was nothing that others saw.
    await itOf(moderate(coordinator, risky, 'HIDE'));
    await eventually(() => expect(toAuthor.at(-1)).toEqual({ ...none, gone: risky.id }));
    const plain = await asked(author, runId, 'Is there housing?');
    for (const heard of [toOther, toThird, toRep])
      await eventually(() =>
        expect(heard.at(-1)?.question).toMatchObject({
          id: plain.id,
          isMine: false,
          iVoted: null,
        }),
      );
    await eventually(() => expect(toAuthor.at(-1)?.question).toMatchObject({ isMine: true }));
    await itOf(vote(other, plain.id));
    const votes = { id: plain.id, votes: 1 };
    for (const heard of [toAuthor, toOther, toThird, toRep, toHost])
      await eventually(() => expect(heard.at(-1)).toEqual({ ...none, votes }));
    // Votes that come at once are told together, and those who vote see theirs before.
    await itOf(vote(other, plain.id, false));
    expect(await itOf(vote(third, plain.id))).toMatchObject({ votes: 1, iVoted: true });
    expect(await itOf(vote(other, plain.id))).toMatchObject({ votes: 2, iVoted: true });
    app.world.moveTo(new Date(app.world.now().getTime() + 1_000).toISOString());
    await app.jobs.runDue();
    for (const heard of [toAuthor, toOther, toThird, toRep, toHost])
      await eventually(() =>
        expect(heard.flatMap((one) => one.votes ?? [])).toEqual([votes, { ...votes, votes: 2 }]),
      );
    await itOf(act('answer', rep, plain, exhibitorId, 'For two years.'));
    await eventually(() =>
      expect(toThird.at(-1)?.question?.answers).toMatchObject([{ text: 'For two years.' }]),
    );
    await itOf(moderate(coordinator, plain, 'HIDE'));
    for (const heard of [toAuthor, toOther, toThird, toRep])
      await eventually(() => expect(heard.at(-1)).toEqual({ ...none, gone: plain.id }));
    for (const heard of [toOther, toThird, toRep])
      expect(JSON.stringify(heard)).not.toMatch(new RegExp(`413-555|HELD|HIDDEN|${risky.id}`));
  });
});

test('what is executed for one of those who follow a session serves all in the same role', async () => {
  const { session, runId, newcomer } = await openSession(app);
  const { feedOf } = testFollowing(app);
  const follow = async ({ id, email }: Person, role: Viewer['role']) => {
    const viewer: Viewer = { ...noOne, id, email, role };
    const query = `subscription { onSessionNews(runId: "${runId}") { gone } }`;
    return { viewer, feed: await feedOf(query, viewer) };
  };
  const [author, one, other] = [
    await follow(await newcomer(), 'STUDENTS'),
    await follow(await newcomer(), 'STUDENTS'),
    await follow(await newcomer('parent'), 'PARENTS'),
  ];
  const host = await follow(session.coordinator, 'ADMINS6X6');
  expect(one.feed.key).toBe(other.feed.key);
  expect(author.feed.key).toBe(one.feed.key);
  expect(host.feed.key).not.toBe(one.feed.key);
  const change: Change = {
    cursor: '',
    topic: 'SessionQuestion',
    kind: 'updated',
    id: app.world.newId(),
    before: null,
    after: { run_id: runId, author_id: author.viewer.id, held_for: null },
  };
  const classOf = ({ viewer }: typeof one) => one.feed.classOf(viewer, change);
  expect(classOf(one)).toBe(classOf(other));
  expect(classOf(author)).not.toBe(classOf(one));
});

describe('The personal data of someone in a session', () => {
  test('is told to them, and leaves with them', async () => {
    const { session, runId, newcomer } = await openSession(app);
    const { rep, exhibitorId } = speakerOf(session);
    const [ann, bob] = [await newcomer(), await newcomer()];
    const [fromAnn, fromBob] = [await asked(ann, runId, 'Ann?'), await asked(bob, runId, 'Bob?')];
    await itOf(vote(ann, fromBob.id));
    await itOf(act('answer', rep, fromBob, exhibitorId, 'Yes, Bob.'));
    const tell = ({ id, email }: Person) => sessionData.tell(pool, { id: id ?? '', email });
    expect(await tell(ann)).toMatchObject({
      session_question: [{ body: 'Ann?', college: null, session: 1 }],
      session_vote: [{ votes: 1 }],
    });
    expect(await tell(rep)).toMatchObject({
      session_answer: [{ body: 'Yes, Bob.', college: 'College 1' }],
    });
    for (const { id } of [ann, rep])
      await deleteAccount(pool, app.world, [sessionData.erase], id ?? '');
    expect(await list(bob, runId)).toMatchObject([
      { id: fromBob.id, votes: 0, answers: [{ claimedBy: null, text: 'Yes, Bob.' }] },
    ]);
    expect(await list(session.coordinator, runId)).not.toContainEqual(
      expect.objectContaining({ id: fromAnn.id }),
    );
  });
});
