import { afterAll, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { testSession, type TestSession } from '../../../../tests/support/test-session.server.ts';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { sessionData } from '../personal-data.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { make } = await testRecords(app);
const { pool } = app.database;

interface Question {
  readonly id: string;
  readonly body: string;
  readonly exhibitorId: string | null;
  readonly name: string | null;
  readonly isMine: boolean;
  readonly votes: number;
  readonly iVoted: boolean | null;
  readonly state: string;
  readonly mergedInto: string | null;
  readonly answers: readonly {
    readonly exhibitorId: string;
    readonly claimedBy: string | null;
    readonly answeredAt: string | null;
    readonly text: string | null;
  }[];
}
const fields = `id body exhibitorId name isMine votes iVoted state mergedInto
  answers { exhibitorId claimedBy answeredAt text }`;

const codeOf = async (answer: Promise<Answer>) => (await answer).errors?.[0]?.extensions.code;
async function itOf<Result = Question>(answer: Promise<Answer>): Promise<Result> {
  const { data, errors } = await answer;
  expect(errors).toBeUndefined();
  return data?.['it'] as Result;
}
let keys = 0;
const ask = (
  who: Person,
  runId: string,
  text: string,
  { to = null, key = `key-${(keys += 1)}` }: { to?: string | null; key?: string } = {},
) =>
  who.call(
    `mutation ($runId: ID!, $text: String!, $to: ID, $key: String!) {
      it: askInSession(runId: $runId, text: $text, exhibitorId: $to, clientKey: $key) { ${fields} } }`,
    { runId, text, to, key },
  );
const asked = (...given: Parameters<typeof ask>) => itOf(ask(...given));
const vote = (who: Person, id: string, isFor = true) =>
  who.call(
    `mutation ($id: ID!, $isFor: Boolean!) {
      it: voteInSession(questionId: $id, isFor: $isFor) { ${fields} } }`,
    { id, isFor },
  );
const act = (
  what: 'claim' | 'release' | 'answer',
  who: Person,
  { id }: Pick<Question, 'id'>,
  exhibitorId: string,
  text?: string,
) =>
  who.call(
    `mutation ($id: ID!, $exhibitorId: ID!${text === undefined ? '' : ', $text: String'}) {
      it: ${what}SessionQuestion(questionId: $id, exhibitorId: $exhibitorId
        ${text === undefined ? '' : 'text: $text'}) { ${fields} } }`,
    { id, exhibitorId, text },
  );
const moderate = (who: Person, { id }: Pick<Question, 'id'>, action: string) =>
  who.call(
    `mutation ($id: ID!, $action: SessionQuestionAction!) {
      it: moderateSessionQuestion(questionId: $id, action: $action) { ${fields} } }`,
    { id, action },
  );
const merge = (who: Person, { id }: Pick<Question, 'id'>, into: Pick<Question, 'id'>) =>
  who.call(
    `mutation ($id: ID!, $into: ID!) {
      it: mergeSessionQuestions(questionId: $id, into: $into) { ${fields} } }`,
    { id, into: into.id },
  );
const list = async (who: Person, runId: string) =>
  (
    await itOf<{ readonly questions: readonly Question[] }>(
      who.call(`{ it: sessionQuestions(runId: "${runId}") { questions { ${fields} } } }`),
    )
  ).questions;
const bodies = async (who: Person, runId: string) =>
  (await list(who, runId)).map(({ body }) => body);

interface Opened {
  readonly session: TestSession;
  readonly runId: string;
  /** An attendee who is there. */
  newcomer(type?: 'student' | 'parent'): Promise<Person>;
}

async function opened(options?: Parameters<typeof testSession>[1]): Promise<Opened> {
  const session = await testSession(app, options);
  const runId = await session.enter(session.coordinator);
  return {
    session,
    runId,
    async newcomer(type) {
      const person = await session.attendee(type);
      await session.enter(person);
      return person;
    },
  };
}
const speakerOf = ({ speakers }: TestSession, place = 0) => {
  const speaker = speakers[place];
  if (!speaker) throw new Error('The session has no such speaker.');
  return speaker;
};

describe('An attendee asks', () => {
  test('one college or all of them, and everyone in the session reads it', async () => {
    const { session, runId, newcomer } = await opened();
    const { exhibitorId, rep } = speakerOf(session);
    const [student, parent, other] = [await newcomer(), await newcomer('parent'), await newcomer()];
    const mine = await asked(student, runId, ' What does a year cost? ', { to: exhibitorId });
    expect(mine).toMatchObject({
      body: 'What does a year cost?',
      exhibitorId,
      name: 'Sam S.',
      isMine: true,
      votes: 0,
      iVoted: false,
      state: 'SHOWN',
      answers: [],
    });
    const toAll = await asked(parent, runId, 'Is there housing?');
    expect(toAll).toMatchObject({ exhibitorId: null, name: null });
    for (const who of [other, rep, session.coordinator])
      expect(await list(who, runId)).toEqual([
        { ...mine, isMine: false },
        { ...toAll, isMine: false },
      ]);
    expect(await list(student, runId)).toEqual([mine, { ...toAll, isMine: false }]);
  });

  test('once, however often it is sent', async () => {
    const { runId, newcomer } = await opened();
    const student = await newcomer();
    const sent = await Promise.all(
      [1, 2, 3].map(() => asked(student, runId, 'Twice?', { key: 'one' })),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await bodies(student, runId)).toEqual(['Twice?']);
  });

  test('only where they may, and within limits', async () => {
    const { session, runId, newcomer } = await opened();
    const student = await newcomer();
    const stranger = await app.person('student');
    expect(await codeOf(ask(stranger, runId, 'May I?'))).toBe('NOT_FOUND');
    expect((await stranger.call(`{ sessionQuestions(runId: "${runId}") { cursor } }`)).data).toBe(
      null,
    );
    for (const who of [speakerOf(session).rep, session.coordinator])
      expect(await codeOf(ask(who, runId, 'May I?'))).toBe('FORBIDDEN');
    expect(await codeOf(ask(student, runId, ' '))).toBe('BAD_USER_INPUT');
    expect(await codeOf(ask(student, runId, 'x'.repeat(281)))).toBe('BAD_USER_INPUT');
    const elsewhere = speakerOf((await opened()).session).exhibitorId;
    expect(await codeOf(ask(student, runId, 'You?', { to: elsewhere }))).toBe('BAD_USER_INPUT');
    for (let place = 1; place < 5; place += 1) await asked(student, runId, `Question ${place}?`);
    expect(await codeOf(ask(student, runId, 'And?'))).toBe('RATE_LIMITED');
  });

  test('neither after the session nor while muted', async () => {
    const { session, runId, newcomer } = await opened();
    const [muted, student] = [await newcomer(), await newcomer()];
    const question = await asked(muted, runId, 'Before?');
    await pool.query(
      `insert into fair_exclusion (id, fair_id, account_id, kind, reason, excluded_at)
       values ($1, $2, $3, 'muted', 'x', $4)`,
      [app.world.newId(), session.fairId, muted.id, app.world.now()],
    );
    expect(await codeOf(ask(muted, runId, 'After?'))).toBe('FORBIDDEN');
    expect(await bodies(muted, runId)).toEqual(['Before?']);
    const start = app.world.now();
    await pool.query('update session_run set started_at = $2, ended_at = $2 where id = $1', [
      runId,
      start,
    ]);
    expect(await codeOf(ask(student, runId, 'Late?'))).toBe('CONFLICT');
    // Reps still answer.
    const { exhibitorId, rep } = speakerOf(session);
    expect(await itOf(act('answer', rep, question, exhibitorId, 'Yes.'))).toMatchObject({
      answers: [{ exhibitorId, text: 'Yes.' }],
    });
  });
});

describe('Votes', () => {
  test('count once a person, also when several come at once, and not for one’s own', async () => {
    const { session, runId, newcomer } = await opened();
    const author = await newcomer();
    const voters = await Promise.all([1, 2, 3, 4].map(() => newcomer()));
    const first = await asked(author, runId, 'First?');
    const second = await asked(author, runId, 'Second?');
    await Promise.all([...voters, ...voters].map((who) => itOf(vote(who, second.id))));
    expect(await list(voters[0] ?? author, runId)).toMatchObject([
      { id: second.id, votes: 4, iVoted: true },
      { id: first.id, votes: 0, iVoted: false },
    ]);
    await Promise.all(voters.slice(0, 2).map((who) => itOf(vote(who, second.id, false))));
    expect((await list(author, runId))[0]).toMatchObject({ id: second.id, votes: 2 });
    expect(await codeOf(vote(author, second.id))).toBe('CONFLICT');
    for (const who of [speakerOf(session).rep, session.coordinator])
      expect(await codeOf(vote(who, second.id))).toBe('FORBIDDEN');
    expect(await codeOf(vote(await app.person('student'), second.id))).toBe('NOT_FOUND');
  });
});

describe('A rep', () => {
  test('claims a question to their college, gives it back, and answers it', async () => {
    const { session, runId, newcomer } = await opened();
    const [one, other] = [speakerOf(session), speakerOf(session, 1)];
    const student = await newcomer();
    const question = await asked(student, runId, 'Scholarships?', { to: one.exhibitorId });
    const colleague = await app.person('college');
    await make('CollegeRep', {
      collegeId: one.collegeId,
      userId: colleague.id,
      firstName: 'Col',
      lastName: 'League',
    });
    expect(await codeOf(act('claim', other.rep, question, other.exhibitorId))).toBe('FORBIDDEN');
    expect(await codeOf(act('claim', other.rep, question, one.exhibitorId))).toBe('FORBIDDEN');
    expect(await codeOf(act('claim', student, question, one.exhibitorId))).toBe('FORBIDDEN');
    const codes = await Promise.all(
      [one.rep, colleague].map((who) => codeOf(act('claim', who, question, one.exhibitorId))),
    );
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined].toSorted());
    await itOf(act('release', colleague, question, one.exhibitorId));
    expect(await itOf(act('claim', one.rep, question, one.exhibitorId))).toMatchObject({
      answers: [{ claimedBy: 'Rae R1', answeredAt: null, text: null }],
    });
    expect(await codeOf(act('answer', colleague, question, one.exhibitorId, 'No.'))).toBe(
      'CONFLICT',
    );
    await itOf(act('answer', one.rep, question, one.exhibitorId, 'Yes, twenty.'));
    await itOf(act('answer', one.rep, question, one.exhibitorId, 'Yes, thirty.'));
    expect(await codeOf(act('answer', colleague, question, one.exhibitorId, 'No.'))).toBe(
      'CONFLICT',
    );
    expect(await list(student, runId)).toMatchObject([
      { answers: [{ claimedBy: 'Rae R1', text: 'Yes, thirty.' }] },
    ]);
    expect((await list(student, runId))[0]?.answers[0]?.answeredAt).not.toBeNull();
  });

  test('of each college answers a question to all; its author has a table of them later', async () => {
    const { session, runId, newcomer } = await opened({ colleges: 6 });
    const student = await newcomer();
    const toAll = await asked(student, runId, 'Is there housing?');
    for (const [place, { rep, exhibitorId }] of session.speakers.slice(0, 4).entries())
      await itOf(act('answer', rep, toAll, exhibitorId, `Answer ${place + 1}.`));
    const { rep, exhibitorId } = speakerOf(session, 4);
    await itOf(act('answer', rep, toAll, exhibitorId));
    // A host marks what they heard, and writes nothing in a college's name.
    const last = speakerOf(session, 5).exhibitorId;
    expect(await codeOf(act('answer', session.coordinator, toAll, last, 'Yes.'))).toBe('FORBIDDEN');
    await itOf(act('answer', session.coordinator, toAll, last));
    app.world.moveTo(new Date(app.world.now().getTime() + 86_400_000).toISOString());
    const mine = (who: Person) =>
      itOf<readonly unknown[]>(
        who.call(`{ it: mySessionQuestions(fairId: "${session.fairId}") {
          session title question { ${fields} } colleges { exhibitorId name } } }`),
      );
    const texts = ['Answer 1.', 'Answer 2.', 'Answer 3.', 'Answer 4.', null, null];
    expect(await mine(student)).toEqual([
      {
        session: 1,
        title: 'Session 1',
        question: {
          ...toAll,
          answers: session.speakers.map((speaker, place) => ({
            exhibitorId: speaker.exhibitorId,
            claimedBy: place < 5 ? `Rae R${place + 1}` : null,
            answeredAt: expect.any(String) as string,
            text: texts[place],
          })),
        },
        colleges: session.speakers.map((speaker, place) => ({
          exhibitorId: speaker.exhibitorId,
          name: `College ${place + 1}`,
        })),
      },
    ]);
    expect(await mine(await newcomer())).toEqual([]);
  });
});

describe('A host', () => {
  test('looks at risky questions first, and hides questions from everyone', async () => {
    const { session, runId, newcomer } = await opened();
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
    const { session, runId, newcomer } = await opened();
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
    readonly gone: string | null;
  }

  test('each hears what they may see, and a held or hidden text reaches no one else', async () => {
    const { session, runId, newcomer } = await opened();
    const { coordinator } = session;
    const { rep, exhibitorId } = speakerOf(session);
    const [author, other, third] = [await newcomer(), await newcomer(), await newcomer()];
    const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const follow = async (who: Person) => {
      const heard: News[] = [];
      const client = new LiveClient(() => `${address.replace('http', 'ws')}/graphql`, who.token, [
        {
          query: `subscription ($after: String) { onSessionNews(runId: "${runId}", after: $after) {
            question { ${fields} } gone } }`,
          next: ({ onSessionNews: news }) => heard.push(news as News),
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
      expect(toAuthor).toContainEqual({ question: { ...risky, iVoted: false }, gone: null }),
    );
    await eventually(() =>
      expect(toHost.at(-1)?.question).toMatchObject({ id: risky.id, state: 'HELD' }),
    );
    // Hidden while it was held: there was nothing that others saw.
    await itOf(moderate(coordinator, risky, 'HIDE'));
    await eventually(() => expect(toAuthor.at(-1)).toEqual({ question: null, gone: risky.id }));
    const plain = await asked(author, runId, 'Is there housing?');
    await itOf(vote(other, plain.id));
    for (const heard of [toOther, toThird, toRep])
      await eventually(() =>
        expect(heard.at(-1)?.question).toMatchObject({
          id: plain.id,
          votes: 1,
          isMine: false,
          iVoted: null,
        }),
      );
    await eventually(() => expect(toAuthor.at(-1)?.question).toMatchObject({ isMine: true }));
    await itOf(act('answer', rep, plain, exhibitorId, 'For two years.'));
    await eventually(() =>
      expect(toThird.at(-1)?.question?.answers).toMatchObject([{ text: 'For two years.' }]),
    );
    await itOf(moderate(coordinator, plain, 'HIDE'));
    for (const heard of [toAuthor, toOther, toThird, toRep])
      await eventually(() => expect(heard.at(-1)).toEqual({ question: null, gone: plain.id }));
    for (const heard of [toOther, toThird, toRep])
      expect(JSON.stringify(heard)).not.toMatch(new RegExp(`413-555|HELD|HIDDEN|${risky.id}`));
  });
});

describe('The personal data of someone in a session', () => {
  test('is told to them, and leaves with them', async () => {
    const { session, runId, newcomer } = await opened();
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
