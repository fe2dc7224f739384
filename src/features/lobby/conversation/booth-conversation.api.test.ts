import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { repData } from '../../colleges/college-reps.server.ts';
import { conversation, said, testBooth } from '../../../../tests/support/test-booth.server.ts';
import { conversationData } from '../personal-data.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { writing } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const booth = await testBooth(app);
const { admin } = booth.records;
const { pool } = app.database;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const textsFor = async (who: Person, args?: string) =>
  conversation(await booth.read(who, args)).messages.map(({ text }) => text);
const hide = (who: Person, id: string) =>
  who.call(`mutation { it: hideBoothMessage(id: "${id}") { id text state } }`);
const release = (who: Person, id: string) =>
  who.call(`mutation { it: releaseBoothMessage(id: "${id}") { id text state } }`);

describe('The conversation of a booth', () => {
  test('is read by people who can enter the fair, and by no one else', async () => {
    const student = await booth.attendee();
    const family = await app.person('parent');
    const { rows } = await pool.query<{ id: string }>('select id from student where user_id = $1', [
      student.id,
    ]);
    await booth.records.link(family, rows[0]!.id);
    const may = [
      student,
      family,
      booth.rep,
      admin,
      await booth.exhibitor(),
      await booth.attendee('parent'),
      await booth.attendee('counselor'),
    ];
    for (const person of may) expect(codeOf(await booth.read(person))).toBeUndefined();
    const types = ['student', 'parent', 'counselor', 'college', 'admin6x6'] as const;
    for (const type of types)
      expect([type, codeOf(await booth.read(await app.person(type)))]).toEqual([type, 'NOT_FOUND']);
    expect(codeOf(await booth.read(app.guest()))).toBe('UNAUTHENTICATED');
    expect(codeOf(await booth.read(app.stranger()))).toBe('UNAUTHENTICATED');
  });

  test('is written by visitors and the college’s own reps, not by other reps and admins', async () => {
    for (const person of [booth.rep, await booth.attendee(), await booth.attendee('counselor')])
      expect(codeOf(await booth.post(person, 'Good morning'))).toBeUndefined();
    expect(codeOf(await booth.post(await booth.exhibitor(), 'Come to us'))).toBe('FORBIDDEN');
    expect(codeOf(await booth.post(admin, 'Hello'))).toBe('FORBIDDEN');
    expect(codeOf(await booth.post(await app.person('student'), 'Hello'))).toBe('NOT_FOUND');
    expect(codeOf(await booth.post(app.guest(), 'Hello'))).toBe('UNAUTHENTICATED');
  });

  test('names students by first name and initial, reps in full, and no one else', async () => {
    const reader = await booth.attendee('parent');
    for (const [person, speaker, name] of [
      [await booth.attendee(), 'STUDENT', 'Maya R.'],
      [await booth.attendee('parent'), 'PARENT', null],
      [await booth.attendee('counselor'), 'COUNSELOR', null],
      [booth.rep, 'REP', 'Dana Kowalski'],
    ] as const) {
      expect(said(await booth.post(person, 'Who am I?'))).toMatchObject({ speaker, name });
      const last = conversation(await booth.read(reader)).messages.at(-1);
      expect(last).toMatchObject({ speaker, name, isMine: false, clientKey: null });
    }
  });

  test('takes what is sent twice for one message, also at the same moment', async () => {
    const student = await booth.attendee();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => booth.post(student, 'Only once, please', { key: 'one' })),
    );
    const ids = new Set(sent.map((answer) => said(answer).id));
    expect(ids.size).toBe(1);
    expect(said(await booth.post(student, 'Something else', { key: 'one' })).text).toBe(
      'Only once, please',
    );
    const texts = await textsFor(student);
    expect(texts.filter((text) => text === 'Only once, please')).toHaveLength(1);
    // A key belongs to its writer.
    const other = said(await booth.post(await booth.attendee(), 'Mine', { key: 'one' }));
    expect(other.text).toBe('Mine');
  });

  test('keeps the order in which things were said, and is paged back to the first one', async () => {
    const own = await testBooth(app);
    const wanted: string[] = [];
    for (let n = 1; n <= 90; n += 1) {
      app.world.advance(2_000);
      wanted.push(`Message ${n}`);
      expect(codeOf(await own.post(own.rep, `Message ${n}`))).toBeUndefined();
    }
    const read: (string | null)[] = [];
    let before = '';
    for (;;) {
      const page = conversation(await own.read(own.rep, before));
      read.unshift(...page.messages.map(({ text }) => text));
      if (!page.hasEarlier) break;
      before = `before: "${page.messages[0]!.id}"`;
    }
    expect(read).toEqual(wanted);
  });

  test('refuses what is empty, too long, or too much at once, in words', async () => {
    const student = await booth.attendee();
    expect((await booth.post(student, '  ')).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { text: 'Required.' },
    });
    expect(codeOf(await booth.post(student, 'x'.repeat(1001)))).toBe('BAD_USER_INPUT');
    const answers = [];
    for (let n = 0; n < 9; n += 1) answers.push(await booth.post(student, `Question ${n}`));
    expect(answers.slice(0, 8).map(codeOf)).toEqual(Array<undefined>(8).fill(undefined));
    expect(codeOf(answers[8]!)).toBe('RATE_LIMITED');
    app.world.advance(61_000);
    expect(codeOf(await booth.post(student, 'Again'))).toBeUndefined();
  });
});

describe('Before and after the fair', () => {
  test('visitors read and do not write; the college’s reps do both', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    app.world.moveTo('2026-11-21T10:59:59Z');
    const early = await own.post(student, 'Hello?');
    expect([codeOf(early), early.errors?.[0]?.message]).toEqual([
      'CONFLICT',
      'You can write here when the fair opens.',
    ]);
    expect(codeOf(await own.post(own.rep, 'Welcome, we open at eleven'))).toBeUndefined();
    app.world.moveTo('2026-11-21T14:59:59Z');
    const question = said(await own.post(student, 'One last question?', { key: 'last' }));
    app.world.moveTo('2026-11-21T15:00:00Z');
    const late = await own.post(student, 'Too late');
    expect([codeOf(late), late.errors?.[0]?.message]).toEqual([
      'CONFLICT',
      'The fair is over. You can still read everything here.',
    ]);
    // Sent in time, and retried because the answer was lost.
    expect(said(await own.post(student, 'One last question?', { key: 'last' })).id).toBe(
      question.id,
    );
    expect(await textsFor2(own.rep, 'show: TO_ANSWER')).toEqual(['One last question?']);
    expect(
      codeOf(await own.post(own.rep, 'Here you are', { answers: question.id })),
    ).toBeUndefined();
    expect(await textsFor2(own.rep, 'show: TO_ANSWER')).toEqual([]);
    const seen = conversation(await own.read(student)).messages;
    expect(seen.map(({ text, isAnswered }) => [text, isAnswered])).toEqual([
      ['Welcome, we open at eleven', false],
      ['One last question?', true],
      ['Here you are', false],
    ]);
    app.world.moveTo('2026-11-21T12:00:00Z');

    async function textsFor2(who: Person, args: string) {
      return conversation(await own.read(who, args)).messages.map(({ text }) => text);
    }
  });

  test('a booth that is not on the floor is there for its reps and admins only', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    await admin.call(writing('update', 'FairBooth'), {
      input: { id: own.boothId, boothSent: false },
    });
    expect(codeOf(await own.read(student))).toBe('NOT_FOUND');
    expect(codeOf(await own.post(student, 'Hello'))).toBe('NOT_FOUND');
    expect(codeOf(await own.read(await own.exhibitor()))).toBe('NOT_FOUND');
    for (const person of [own.rep, admin]) expect(codeOf(await own.read(person))).toBeUndefined();
  });
});

describe('Risky text of a visitor', () => {
  test('is seen by its author and the reps until one of them releases it', async () => {
    const own = await testBooth(app);
    const [author, reader] = [await own.attendee(), await own.attendee()];
    const text = 'Write me: maya@mail.test';
    const held = said(await own.post(author, text));
    expect(held).toMatchObject({ state: 'HELD', heldFor: 'EMAIL', text, isMine: true });
    const seenBy = async (who: Person) =>
      conversation(await own.read(who)).messages.map(({ state }) => state);
    expect(await seenBy(reader)).toEqual([]);
    expect(await seenBy(await own.exhibitor())).toEqual([]);
    for (const person of [author, own.rep, admin]) expect(await seenBy(person)).toEqual(['HELD']);
    const waiting = conversation(await own.read(own.rep, 'show: HELD')).messages;
    expect(waiting.map(({ id }) => id)).toEqual([held.id]);
    // Visitors can't query held messages.
    expect(conversation(await own.read(reader, 'show: HELD')).messages).toEqual([]);

    for (const person of [author, reader])
      expect(codeOf(await release(person, held.id))).toBe('FORBIDDEN');
    expect(codeOf(await release(await own.exhibitor(), held.id))).toBe('FORBIDDEN');
    expect((await release(own.rep, held.id)).data?.['it']).toMatchObject({ state: 'SHOWN', text });
    expect(await seenBy(reader)).toEqual(['SHOWN']);
    const { rows } = await pool.query('select released_by from booth_message where id = $1', [
      held.id,
    ]);
    expect(rows).toEqual([{ released_by: own.rep.id }]);
  });

  test('of a rep goes out at once', async () => {
    expect(said(await booth.post(booth.rep, 'Apply at https://college.test.edu'))).toMatchObject({
      state: 'SHOWN',
    });
  });
});

describe('A message', () => {
  test('is hidden by a rep of the booth or an admin, and it is kept who did it and when', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    const [first, second] = [
      said(await own.post(student, 'One')),
      said(await own.post(student, 'Two')),
    ];
    expect(codeOf(await hide(student, first.id))).toBe('FORBIDDEN');
    expect(codeOf(await hide(await own.exhibitor(), first.id))).toBe('FORBIDDEN');
    expect(codeOf(await hide(await app.person('college'), first.id))).toBe('NOT_FOUND');
    expect((await hide(own.rep, first.id)).data?.['it']).toMatchObject({
      text: 'One',
      state: 'HIDDEN',
    });
    app.world.advance(1000);
    // The second caller changes nothing.
    await hide(admin, first.id);
    await hide(admin, second.id);
    const { rows } = await pool.query<{ hidden_by: string; hidden_at: Date }>(
      'select hidden_by, hidden_at from booth_message where booth_id = $1 order by created_at, id',
      [own.boothId],
    );
    expect(rows.map(({ hidden_by }) => hidden_by)).toEqual([own.rep.id, admin.id]);
    expect(rows[1]!.hidden_at).toEqual(app.world.now());
    const { rows: audit } = await pool.query(
      "select subject_id from audit_entry where action = 'hideBoothMessage' and account_id = $1",
      [admin.id],
    );
    expect(audit).toEqual([{ subject_id: second.id }]);
    for (const person of [await own.attendee('parent'), own.rep, admin])
      expect(conversation(await own.read(person)).messages).toEqual([]);
    // Its author sees that it is hidden, even after a reload.
    expect(conversation(await own.read(student)).messages).toMatchObject([
      { state: 'HIDDEN', text: null, hidden: null },
      { state: 'HIDDEN', text: null, hidden: null },
    ]);
    expect(codeOf(await release(own.rep, first.id))).toBe('CONFLICT');
    expect(codeOf(await own.post(own.rep, 'An answer', { answers: first.id }))).toBe('CONFLICT');
  });

  test('leaves with its author; a rep’s stays with the college, without the name', async () => {
    const own = await testBooth(app);
    const student = await own.attendee();
    const question = said(await own.post(student, 'Zebras, perhaps?'));
    await own.post(own.rep, 'Yes, zebras', { answers: question.id });
    const { data } = await student.call('{ it: myData }');
    expect(JSON.stringify(data)).toContain('Zebras, perhaps?');
    const erasers = [conversationData.erase, repData.erase];
    await deleteAccount(pool, app.world, erasers, student.id ?? '');
    await deleteAccount(pool, app.world, erasers, own.rep.id ?? '');
    const left = conversation(await own.read(admin)).messages;
    expect(left).toMatchObject([
      { text: 'Yes, zebras', speaker: 'REP', name: null, answers: null },
    ]);
    const { rows } = await pool.query<{ n: number }>(
      "select count(*)::int as n from event where body::text ilike '%zebras%'",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

test('a fair that is cancelled closes the conversation for everyone but admins', async () => {
  const own = await testBooth(app);
  const student = await own.attendee();
  await own.post(student, 'Hello');
  await admin.call(writing('update', 'Fair'), {
    input: { id: own.fairId, cancelledAt: '2026-11-21T12:00:00Z' },
  });
  for (const person of [student, own.rep]) expect(codeOf(await own.read(person))).toBe('NOT_FOUND');
  expect(codeOf(await own.read(admin))).toBeUndefined();
});
