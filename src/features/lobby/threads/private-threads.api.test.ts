import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { repData } from '../../colleges/college-reps.server.ts';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { writing } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Answer } from '../../../../tests/support/test-server.server.ts';
import { inbox, page, sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';
import { threadData } from '../personal-data.server.ts';

const app = await testServer();
const booth = await testBooth(app);
const { admin } = booth.records;
const { pool } = app.database;
const { write, answer, mine, open, read } = threadCalls;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const itOf = ({ data }: Answer) => data?.['it'];

/** A confirmed colleague of a booth's rep. */
async function colleagueAt({ records, collegeId }: TestBooth, firstName = 'Noor') {
  const person = await app.person('college');
  await records.make('CollegeRep', { collegeId, userId: person.id, firstName, lastName: 'Hadid' });
  return person;
}

/** A parent linked to a student. */
async function parentOf({ records }: TestBooth, studentId: string) {
  const person = await app.person('parent');
  const { rows } = await pool.query<{ id: string }>('select id from student where user_id = $1', [
    studentId,
  ]);
  await records.link(person, rows[0]!.id);
  return person;
}

const textsOf = (of: Answer) => page(of).messages.map(({ text }) => text);

describe('A private thread', () => {
  test('is begun by a student registered for the live fair, and by no one else', async () => {
    const student = await booth.attendee();
    const family = await parentOf(booth, student.id ?? '');
    const others = [
      await booth.attendee('parent'),
      await booth.attendee('counselor'),
      family,
      booth.rep,
      await booth.exhibitor(),
      admin,
    ];
    for (const person of others) expect(codeOf(await write(booth, person, 'Hi'))).toBe('FORBIDDEN');
    expect(codeOf(await write(booth, await app.person('student'), 'Hi'))).toBe('NOT_FOUND');
    expect(codeOf(await write(booth, app.guest(), 'Hi'))).toBe('UNAUTHENTICATED');
    const { rowCount } = await pool.query('select from thread');
    expect(rowCount).toBe(0);

    const { threadId } = sent(await write(booth, student, 'I failed math. Is that a no?'));
    expect(sent(await write(booth, student, 'Hello?')).threadId).toBe(threadId);
    expect(page(await mine(booth, student))).toMatchObject({ thread: { id: threadId, unread: 0 } });
  });

  test('is read by its student and the reps of its college; for everyone else there is none', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    const { threadId } = sent(await write(own, student, 'Just between us.'));
    for (const person of [student, own.rep, await colleagueAt(own)])
      expect(page(await open(threadId, person))).toMatchObject({
        thread: { student: 'Maya R.' },
        messages: [{ text: 'Just between us.', name: 'Maya R.' }],
      });
    const strangers = [
      await own.attendee(),
      await own.attendee('parent'),
      await own.attendee('counselor'),
      await parentOf(own, student.id ?? ''),
      await own.exhibitor(),
      await app.person('student'),
      own.records.admin,
    ];
    for (const person of strangers) {
      expect(itOf(await open(threadId, person))).toBeNull();
      expect(codeOf(await answer(threadId, person, 'Who are you?'))).toBe('NOT_FOUND');
      expect(codeOf(await read(threadId, person))).toBe('NOT_FOUND');
      expect(codeOf(await threadCalls.report(threadId, person))).toBe('NOT_FOUND');
      for (const act of ['claimThread', 'releaseThread', 'finishThread'])
        expect(
          codeOf(await person.call(`mutation { it: ${act}(threadId: "${threadId}") { id } }`)),
        ).toBe('NOT_FOUND');
      expect(itOf(await threadCalls.inbox(own, person))).toBeNull();
    }
    expect(itOf(await mine(own, await own.attendee('parent')))).toBeNull();
    expect(page(await mine(own, await own.attendee())).thread).toBeNull();
    // Not even as records, or in what they can download.
    for (const person of [own.records.admin, strangers[0]!, strangers[3]!])
      expect(JSON.stringify((await person.call('{ myData }')).data)).not.toContain('between us');
    const { rows } = await pool.query<{ n: number }>(
      "select count(*)::int as n from event where body::text ilike '%between us%'",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('is answered by reps with a quote, and never before the student has written', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    const first = sent(await write(own, student, 'Is a C in math a no?'));
    const { message } = sent(
      await answer(first.threadId, own.rep, 'Not at all.', { answers: first.message.id }),
    );
    expect(message).toMatchObject({
      answers: first.message.id,
      speaker: 'REP',
      name: 'Dana Kowalski',
    });
    await write(own, student, 'That helps a lot!', { answers: message.id });
    expect(textsOf(await mine(own, student))).toEqual([
      'Is a C in math a no?',
      'Not at all.',
      'That helps a lot!',
    ]);
    // What is quoted is in the same thread.
    const other = sent(await write(own, await own.attendee(), 'Hi'));
    expect(codeOf(await answer(other.threadId, own.rep, 'Hm', { answers: first.message.id }))).toBe(
      'CONFLICT',
    );
    expect(codeOf(await answer(first.threadId, student, 'As a rep'))).toBe('NOT_FOUND');
  });

  test('has every message once and in one order, however often and from wherever it is sent', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    const again = await Promise.all(
      Array.from({ length: 4 }, () => write(own, student, 'First', { key: 'same' })),
    );
    const ids = new Set(again.map((one) => sent(one).message.id));
    expect(ids.size).toBe(1);
    const { threadId } = sent(again[0]!);
    await Promise.all(
      [...Array(9).keys()].map((n) =>
        n % 2 ? answer(threadId, own.rep, `R${n}`) : write(own, student, `S${n}`),
      ),
    );
    const texts = textsOf(await mine(own, student));
    expect([...texts].sort()).toEqual(
      ['First', 'R1', 'R3', 'R5', 'R7', 'S0', 'S2', 'S4', 'S6', 'S8'].sort(),
    );
    expect(textsOf(await open(threadId, own.rep))).toEqual(texts);
    const times = page(await mine(own, student)).messages.map(({ createdAt }) => createdAt);
    expect(new Set(times).size).toBe(times.length);
    expect([...times].sort()).toEqual(times);
  });

  test('covers what looks risky for the reps, and delivers it all the same', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    const { threadId, message } = sent(await write(own, student, 'Call 413-555-0142'));
    expect(message.heldFor).toBe('PHONE');
    expect(page(await open(threadId, own.rep)).messages).toMatchObject([
      { text: 'Call 413-555-0142', heldFor: 'PHONE' },
    ]);
    expect(inbox(await threadCalls.inbox(own, own.rep)).threads).toMatchObject([
      { lastText: null, unread: 1 },
    ]);
    const { message: reply } = sent(await answer(threadId, own.rep, 'Ours is 413-555-0100'));
    expect(reply.heldFor).toBeNull();
  });

  test('is refused empty, endless and in floods', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    expect(codeOf(await write(own, student, ' '))).toBe('BAD_USER_INPUT');
    expect(codeOf(await write(own, student, 'a'.repeat(1001)))).toBe('BAD_USER_INPUT');
    expect(page(await mine(own, student)).thread).toBeNull();
    const codes: unknown[] = [];
    for (let n = 0; n < 13; n += 1) codes.push(codeOf(await write(own, student, `No ${n}`)));
    expect(codes.at(0)).toBeUndefined();
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  test('pages back through a long conversation', async () => {
    const own = await testBooth(app);
    const { threadId } = sent(await write(own, await own.attendee(), 'Message 0'));
    for (let n = 1; n < 45; n += 1) await answer(threadId, own.rep, `Message ${n}`);
    const last = page(await open(threadId, own.rep));
    expect(last.hasEarlier).toBe(true);
    const first = page(await open(threadId, own.rep, `, before: "${last.messages[0]!.id}"`));
    expect(first.hasEarlier).toBe(false);
    expect([...first.messages, ...last.messages].map(({ text }) => text)).toEqual(
      [...Array(45).keys()].map((n) => `Message ${n}`),
    );
  });
});

describe('The time of a fair', () => {
  test('lets no one begin before and after it, and goes on for seven days in what has begun', async () => {
    const server = await testServer('2026-11-21T10:30:00Z');
    const own = await testBooth(server);
    const [early, late] = [await own.attendee(), await own.attendee()];
    expect(codeOf(await write(own, early, 'Hi'))).toBe('CONFLICT');
    expect(page(await mine(own, early)).mayWrite).toBe(false);
    server.world.advance(60 * 60_000);
    const { threadId } = sent(await write(own, early, 'Hi'));
    expect(page(await mine(own, early)).mayWrite).toBe(true);
    server.world.advance(24 * 60 * 60_000);
    expect(codeOf(await write(own, late, 'Hi'))).toBe('CONFLICT');
    expect(page(await mine(own, late)).mayWrite).toBe(false);
    sent(await answer(threadId, own.rep, 'Sorry for the wait!'));
    sent(await write(own, early, 'Never mind.'));
    server.world.advance(7 * 24 * 60 * 60_000);
    expect(codeOf(await answer(threadId, own.rep, 'Still here?'))).toBe('CONFLICT');
    expect(codeOf(await write(own, early, 'Still here?'))).toBe('CONFLICT');
    expect(textsOf(await open(threadId, own.rep))).toHaveLength(3);
  });

  test('a closed booth, a canceled registration and a canceled fair end it', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    const { threadId } = sent(await write(own, student, 'Hi'));
    const close = `mutation { it: closeBooth(id: "${own.boothId}", reason: "A break") { reason } }`;
    expect((await own.records.admin.call(close)).errors).toBeUndefined();
    expect(codeOf(await write(own, student, 'Hi'))).toBe('CONFLICT');
    expect(codeOf(await answer(threadId, own.rep, 'Hi'))).toBe('CONFLICT');
    const { rows } = await pool.query<{ id: string }>(
      'select id from fair_attendee where user_id = $1',
      [student.id],
    );
    await student.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', {
      id: rows[0]!.id,
    });
    expect(itOf(await open(threadId, student))).toBeNull();
    expect(itOf(await mine(own, student))).toBeNull();
    expect(textsOf(await open(threadId, own.rep))).toEqual(['Hi']);
    await own.records.admin.call(writing('update', 'Fair'), {
      input: { id: own.fairId, cancelledAt: '2026-11-21T12:00:00Z' },
    });
    expect(itOf(await open(threadId, own.rep))).toBeNull();
  });
});

describe('The inbox of a booth', () => {
  test('shows what waits, what is unread and who answers, to every rep of it', async () => {
    const own = await testBooth(app);
    const colleague = await colleagueAt(own);
    const students = [await own.attendee(), await own.attendee(), await own.attendee()];
    const ids: string[] = [];
    for (const [n, one] of students.entries()) {
      ids.push(sent(await write(own, one, `Question ${n}`)).threadId);
      app.world.advance(1000);
    }
    const [first = '', second = '', third = ''] = ids;
    const idsIn = async (args = '', who = own.rep) =>
      inbox(await threadCalls.inbox(own, who, args)).threads.map(({ id }) => id);
    expect(await idsIn()).toEqual([third, second, first]);
    expect(await idsIn(', show: OPEN')).toEqual([first, second, third]);
    expect(await idsIn(`, show: OPEN, after: "${first}"`)).toEqual([second, third]);
    expect(await idsIn(`, after: "${third}"`)).toEqual([second, first]);

    await answer(second, own.rep, 'An answer');
    await own.rep.call(`mutation { it: finishThread(threadId: "${third}") { id } }`);
    expect(await idsIn(', show: OPEN')).toEqual([first]);
    expect(await idsIn(', show: DONE')).toEqual([second, third]);
    expect(await idsIn(', show: MINE')).toEqual([second]);
    expect(await idsIn(', show: MINE', colleague)).toEqual([]);
    expect(inbox(await threadCalls.inbox(own, colleague)).counts).toEqual({
      all: 3,
      open: 1,
      mine: 0,
      done: 2,
      unread: 2,
    });
    // Reading counts for the whole team.
    expect(itOf(await read(third, colleague))).toBe(0);
    expect(inbox(await threadCalls.inbox(own, own.rep)).counts).toMatchObject({ unread: 1 });
    // A finished thread waits again when the student writes.
    await write(own, students[2]!, 'One more thing');
    expect(await idsIn(', show: OPEN')).toEqual([first, third]);
  });

  test('a rep hands a thread to a colleague, and only to one', async () => {
    const own = await testBooth(app);
    const colleague = await colleagueAt(own);
    await own.exhibitor();
    const { threadId } = sent(await write(own, await own.attendee(), 'Hi'));
    const claim = (who: typeof colleague, rep?: string) =>
      who.call(
        `mutation ($rep: ID) { it: claimThread(threadId: "${threadId}", repId: $rep) { claimedName isMine } }`,
        { rep: rep ?? null },
      );
    expect(itOf(await claim(own.rep))).toEqual({ claimedName: 'Dana Kowalski', isMine: true });
    const { team } = inbox(await threadCalls.inbox(own, own.rep));
    expect(team).toMatchObject([
      { name: 'Dana Kowalski', isMe: true },
      { name: 'Noor Hadid', isMe: false },
    ]);
    expect(itOf(await claim(own.rep, team[1]!.id))).toEqual({
      claimedName: 'Noor Hadid',
      isMine: false,
    });
    // An answer of someone else leaves it where it is.
    await answer(threadId, own.rep, 'Noor will know.');
    expect(page(await open(threadId, colleague)).thread).toMatchObject({ isMine: true });
    const { rows } = await pool.query<{ id: string }>(
      "select id from college_rep where first_name = 'Andrés' limit 1",
    );
    expect(codeOf(await claim(own.rep, rows[0]!.id))).toBe('CONFLICT');
    expect(codeOf(await claim(own.rep, 'none'))).toBe('CONFLICT');
    const released = await colleague.call(
      `mutation { it: releaseThread(threadId: "${threadId}") { claimedName } }`,
    );
    expect(itOf(released)).toEqual({ claimedName: null });
  });

  test('what a student reads is read up to there, and listed with their other threads', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    const { threadId } = sent(await write(own, student, 'Hi'));
    const { message } = sent(await answer(threadId, own.rep, 'One'));
    await answer(threadId, own.rep, 'Two');
    const list = (who = student) =>
      who.call(
        `{ it: myThreads(fairId: "${own.fairId}") { id boothId lastText unread claimedName } }`,
      );
    expect(itOf(await list())).toEqual([
      { id: threadId, boothId: own.boothId, lastText: 'Two', unread: 2, claimedName: null },
    ]);
    expect(itOf(await read(threadId, student, message.id))).toBe(1);
    expect(itOf(await read(threadId, student))).toBe(0);
    // An earlier one read late brings nothing back.
    expect(itOf(await read(threadId, student, message.id))).toBe(0);
    expect(itOf(await list(await own.attendee()))).toEqual([]);
  });
});

test('a thread leaves with its student; a rep’s messages stay with the college, without the name', async () => {
  const own = await testBooth(app);
  const [student, other] = [await own.attendee(), await own.attendee()];
  const { threadId } = sent(await write(own, student, 'Zebras?'));
  await answer(threadId, own.rep, 'Yes, zebras.');
  const kept = sent(await write(own, other, 'Lions?'));
  await answer(kept.threadId, own.rep, 'Yes, lions.');
  await threadCalls.report(threadId, student);
  const told = JSON.stringify((await student.call('{ myData }')).data);
  for (const text of ['Zebras?', 'Yes, zebras.', 'unkind']) expect(told).toContain(text);
  const erasers = [threadData.erase, repData.erase];
  await deleteAccount(pool, app.world, erasers, student.id ?? '');
  await deleteAccount(pool, app.world, erasers, own.rep.id ?? '');
  const left = await pool.query('select from thread_message where thread_id = $1', [threadId]);
  expect(left.rowCount).toBe(0);
  const colleague = await colleagueAt(own);
  expect(page(await open(kept.threadId, colleague))).toMatchObject({
    thread: { claimedName: null },
    messages: [{ text: 'Lions?' }, { text: 'Yes, lions.', name: null }],
  });
});
