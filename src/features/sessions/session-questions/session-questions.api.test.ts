import { describe, expect, test } from 'vitest';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import {
  act,
  ask,
  asked,
  bodies,
  codeOf,
  itOf,
  list,
  openSession,
  questionFields,
  speakerOf,
  vote,
} from '../../../../tests/support/test-session-questions.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { make } = await testRecords(app);
const { pool } = app.database;

describe('An attendee asks', () => {
  test('one college or all of them, and everyone in the session reads it', async () => {
    const { session, runId, newcomer } = await openSession(app);
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
    const { runId, newcomer } = await openSession(app);
    const student = await newcomer();
    const sent = await Promise.all(
      [1, 2, 3].map(() => asked(student, runId, 'Twice?', { key: 'one' })),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await bodies(student, runId)).toEqual(['Twice?']);
  });

  test('only where they may, and within limits', async () => {
    const { session, runId, newcomer } = await openSession(app);
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
    const elsewhere = speakerOf((await openSession(app)).session).exhibitorId;
    expect(await codeOf(ask(student, runId, 'You?', { to: elsewhere }))).toBe('BAD_USER_INPUT');
    for (let place = 1; place < 5; place += 1) await asked(student, runId, `Question ${place}?`);
    expect(await codeOf(ask(student, runId, 'And?'))).toBe('RATE_LIMITED');
  });

  test('neither after the session nor while muted', async () => {
    const { session, runId, newcomer } = await openSession(app);
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

describe('After a session, its speakers', () => {
  const dayLater = () =>
    app.world.moveTo(new Date(app.world.now().getTime() + 86_400_000).toISOString());
  const conduct = (who: Person, runId: string, action: string) =>
    itOf(
      who.call(`mutation { it: conductSession(runId: "${runId}", action: ${action}) { endedAt } }`),
    );
  const entryOf = (who: Person, slug: string) =>
    itOf<{ readonly state: string; readonly answersUntil: string | null }>(
      who.call(`{ it: sessionEntry(fair: "${slug}", session: 1) { state answersUntil } }`),
    );

  test('answer for a week what was left open, and the student reads it', async () => {
    const { session, runId, newcomer } = await openSession(app);
    const { coordinator, slug, fairId } = session;
    const student = await newcomer();
    const question = await asked(student, runId, 'Is there a marching band?');
    await conduct(coordinator, runId, 'START');
    await conduct(coordinator, runId, 'END');
    dayLater();
    const [first, second] = [speakerOf(session), speakerOf(session, 1)];
    expect(await entryOf(first.rep, slug)).toMatchObject({
      state: 'over',
      answersUntil: expect.stringMatching(/^2026-/),
    });
    expect(await session.room(first.rep, 'role')).toEqual({ role: 'SPEAKER' });
    expect(await bodies(first.rep, runId)).toEqual([question.body]);
    await itOf(act('answer', first.rep, question, first.exhibitorId, 'Yes, since 1902.'));
    expect(
      await itOf(
        student.call(
          `{ it: mySessionQuestions(fairId: "${fairId}") { question { answers { text } } } }`,
        ),
      ),
    ).toEqual([{ question: { answers: [{ text: 'Yes, since 1902.' }] } }]);

    // One email about both colleges; a correction sends none.
    await itOf(act('answer', second.rep, question, second.exhibitorId, 'Bring your tuba.'));
    await itOf(act('answer', second.rep, question, second.exhibitorId, 'Bring your tuba!'));
    app.world.advance(3_600_000);
    await app.jobs.runDue();
    const { rows: mails } = await pool.query<{ subject: string; text: string }>(
      `select subject, text from mail where kind = 'session-answers' and recipient = $1`,
      [student.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^2 colleges answered what you asked at /);
    expect(mails[0]?.text).toContain(
      '“Is there a marching band?” Answered by College 1 and College 2.',
    );
    expect(mails[0]?.text).toContain(`/app/fairs/visit/${slug}/sessions/questions`);
    expect(mails[0]?.text).not.toContain('tuba');

    // No one else comes back into the room: neither those who asked nor reps of other sessions.
    const stranger = speakerOf((await openSession(app)).session).rep;
    for (const who of [student, stranger]) {
      expect(await session.room(who, 'role')).toBeNull();
      expect((await entryOf(who, slug)).answersUntil).toBeNull();
    }
    expect(await codeOf(act('answer', stranger, question, first.exhibitorId, 'No.'))).toBe(
      'NOT_FOUND',
    );

    await pool.query(
      `update session_run set ended_at = ended_at - interval '6 days' where id = $1`,
      [runId],
    );
    expect(await codeOf(act('answer', second.rep, question, second.exhibitorId, 'No.'))).toBe(
      'NOT_FOUND',
    );
    expect((await entryOf(second.rep, slug)).answersUntil).toBeNull();
  });

  test('have nothing to answer in a session that wasn’t held, or after their removal', async () => {
    const { session: unheld } = await openSession(app);
    const { session, runId } = await openSession(app);
    await conduct(session.coordinator, runId, 'START');
    await conduct(session.coordinator, runId, 'END');
    dayLater();
    expect(await unheld.room(speakerOf(unheld).rep, 'role')).toBeNull();
    const { rep } = speakerOf(session);
    expect(await session.room(rep, 'role')).toEqual({ role: 'SPEAKER' });
    await pool.query(
      `insert into fair_exclusion (id, fair_id, account_id, kind, reason, excluded_at)
       values ($1, $2, $3, 'removed', 'x', $4)`,
      [app.world.newId(), session.fairId, rep.id, app.world.now()],
    );
    expect(await session.room(rep, 'role')).toBeNull();
  });
});

describe('Votes', () => {
  test('count once a person, also when several come at once, and not for one’s own', async () => {
    const { session, runId, newcomer } = await openSession(app);
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
    const { session, runId, newcomer } = await openSession(app);
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
    const { session, runId, newcomer } = await openSession(app, { colleges: 6 });
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
          session title question { ${questionFields} } colleges { exhibitorId name } } }`),
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
