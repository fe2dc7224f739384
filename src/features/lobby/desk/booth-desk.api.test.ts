import { describe, expect, test } from 'vitest';
import {
  messageFields,
  conversation,
  said,
  testBooth,
  type TestBooth,
} from '../../../../tests/support/test-booth.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { pool } = app.database;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const doing =
  (call: string) =>
  (who: Person, id: string, more = '') =>
    who.call(`mutation { it: ${call}(id: "${id}"${more}) { ${messageFields} } }`);
const hide = doing('hideBoothMessage');
const show = doing('showBoothMessage');
const close = doing('closeBoothQuestion');
const reopen = doing('reopenBoothQuestion');

/** A colleague of the rep at a booth; named Lena Ott. */
async function colleagueAt({ records, collegeId }: TestBooth): Promise<Person> {
  const person = await app.person('college');
  const names = { firstName: 'Lena', lastName: 'Ott' };
  await records.make('CollegeRep', { collegeId, userId: person.id, ...names });
  return person;
}

/** A booth's queue for its rep: texts, and the desk's own counts. */
async function waiting(booth: TestBooth, who: Person = booth.rep) {
  const { messages, desk } = conversation(await booth.read(who, 'show: TO_ANSWER'));
  return { texts: messages.map(({ text }) => text), desk };
}

describe('What visitors ask', () => {
  test('waits until a rep answers it in so many words, and not because a rep says something', async () => {
    const booth = await testBooth(app);
    const student = await booth.attendee();
    const first = said(await booth.post(student, 'Is there a hiking club?'));
    app.world.advance(60_000);
    const second = said(await booth.post(await booth.attendee('parent'), 'What does it cost?'));
    await booth.post(booth.rep, 'Good morning, everyone');
    expect(await waiting(booth)).toEqual({
      texts: ['Is there a hiking club?', 'What does it cost?'],
      desk: { toAnswer: 2, oldestAt: first.createdAt, held: 0, hidden: 0 },
    });
    await booth.post(booth.rep, 'Every weekend', { answers: first.id });
    expect(await waiting(booth)).toEqual({
      texts: ['What does it cost?'],
      desk: { toAnswer: 1, oldestAt: second.createdAt, held: 0, hidden: 0 },
    });
  });

  test('is looked through from the one who has waited longest, however many wait', async () => {
    const booth = await testBooth(app);
    const parent = await booth.attendee('parent');
    for (let n = 1; n <= 45; n += 1) {
      app.world.advance(10_000);
      await booth.post(parent, `Question ${n}`);
    }
    const { texts, desk } = await waiting(booth);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([40, 'Question 1', 'Question 40']);
    expect(desk?.toAnswer).toBe(45);
    const page = async (more: string, who = booth.rep) =>
      conversation(await booth.read(who, `show: TO_ANSWER ${more}`));
    const first = await page('');
    expect([first.hasEarlier, first.hasLater]).toEqual([false, true]);
    const rest = await page(`after: "${first.messages.at(-1)!.id}"`);
    expect(rest.messages.map(({ text }) => text)).toEqual(
      [41, 42, 43, 44, 45].map((n) => `Question ${n}`),
    );
    expect([rest.hasEarlier, rest.hasLater]).toEqual([false, false]);
    // Visitors have nothing to review.
    const seen = await page(`after: "${first.messages.at(-1)!.id}"`, parent);
    expect([seen.messages.length, seen.messages.at(-1)?.text]).toEqual([40, 'Question 45']);
    expect([seen.hasEarlier, seen.hasLater]).toEqual([true, false]);
  });

  test('waits again when its answer is hidden, and no longer when that is shown again', async () => {
    const booth = await testBooth(app);
    const student = await booth.attendee();
    const question = said(await booth.post(student, 'May I bring my cat?'));
    const answer = said(await booth.post(booth.rep, 'Ask Jo in room 4', { answers: question.id }));
    const isAnswered = async () =>
      conversation(await booth.read(student)).messages.find(({ id }) => id === question.id)
        ?.isAnswered;
    expect([await isAnswered(), (await waiting(booth)).texts]).toEqual([true, []]);
    await hide(booth.rep, answer.id);
    expect([await isAnswered(), (await waiting(booth)).texts]).toEqual([
      false,
      ['May I bring my cat?'],
    ]);
    await show(booth.rep, answer.id);
    expect([await isAnswered(), (await waiting(booth)).texts]).toEqual([true, []]);
  });

  test('may be closed by the college’s reps, who see by whom, and be opened again', async () => {
    const booth = await testBooth(app);
    const colleague = await colleagueAt(booth);
    const student = await booth.attendee();
    const thanks = said(await booth.post(student, 'Thank you!'));
    const { admin } = booth.records;
    for (const call of [close, reopen]) {
      for (const person of [student, admin, await booth.exhibitor()])
        expect(codeOf(await call(person, thanks.id))).toBe('FORBIDDEN');
      expect(codeOf(await call(await app.person('college'), thanks.id))).toBe('NOT_FOUND');
    }
    expect(said(await close(booth.rep, thanks.id)).closed).toEqual({
      by: 'Dana Kowalski',
      mayUndo: true,
    });
    // The second caller changes nothing.
    expect(said(await close(colleague, thanks.id)).closed?.by).toBe('Dana Kowalski');
    expect((await waiting(booth)).texts).toEqual([]);
    const [seen] = conversation(await booth.read(student)).messages;
    expect(seen).toMatchObject({ text: 'Thank you!', closed: null, isAnswered: false });
    expect(conversation(await booth.read(admin)).messages[0]?.closed).toMatchObject({
      mayUndo: false,
    });
    expect(said(await reopen(colleague, thanks.id)).closed).toBeNull();
    expect((await waiting(booth)).texts).toEqual(['Thank you!']);
    const own = said(await booth.post(booth.rep, 'Welcome'));
    expect(codeOf(await close(booth.rep, own.id))).toBe('CONFLICT');
  });

  test('is counted for the reps and admins, and for no one else', async () => {
    const booth = await testBooth(app);
    const student = await booth.attendee();
    await booth.post(student, 'Hello?');
    await booth.post(student, 'Call me: 413-555-0142');
    const desk = { toAnswer: 1, held: 1, hidden: 0 };
    for (const person of [booth.rep, booth.records.admin])
      expect(conversation(await booth.read(person)).desk).toMatchObject(desk);
    for (const person of [student, await booth.exhibitor()])
      for (const which of ['', 'show: TO_ANSWER', 'show: HIDDEN'])
        expect(conversation(await booth.read(person, which)).desk).toBeNull();
  });

  test('is answered by two reps at the same moment, and each answer counts', async () => {
    const booth = await testBooth(app);
    const colleague = await colleagueAt(booth);
    const student = await booth.attendee();
    for (let n = 0; n < 5; n += 1) {
      const { id } = said(await booth.post(student, `Question ${n}`));
      const both = [booth.rep, colleague].map((rep) => booth.post(rep, 'Yes', { answers: id }));
      expect((await Promise.all(both)).map(codeOf)).toEqual([undefined, undefined]);
    }
    expect((await waiting(booth)).texts).toEqual([]);
  });
});

describe('What is hidden', () => {
  test('is listed for the reps and admins, with who, when and why', async () => {
    const booth = await testBooth(app);
    const colleague = await colleagueAt(booth);
    const student = await booth.attendee();
    const { admin } = booth.records;
    const [rude, odd, kept] = [
      said(await booth.post(student, 'Rude')),
      said(await booth.post(student, 'Odd')),
      said(await booth.post(student, 'Kept')),
    ];
    const at = app.world.now().toISOString();
    await hide(booth.rep, rude.id, ', why: " Not a nice tone "');
    await hide(admin, odd.id);
    const listed = async (who: Person) =>
      conversation(await booth.read(who, 'show: HIDDEN')).messages.map(({ text, hidden }) => ({
        text,
        ...hidden,
      }));
    const byRep = { at, by: 'Dana Kowalski', isByAdmin: false, why: 'Not a nice tone' };
    const byAdmin = { at, by: null, isByAdmin: true, why: null };
    for (const person of [booth.rep, colleague])
      expect(await listed(person)).toEqual([
        { text: 'Rude', ...byRep, mayUndo: true },
        { text: 'Odd', ...byAdmin, mayUndo: false },
      ]);
    expect(await listed(admin)).toEqual([
      { text: 'Rude', ...byRep, mayUndo: true },
      { text: 'Odd', ...byAdmin, mayUndo: true },
    ]);
    // A missing reason is added, and none is changed.
    await hide(colleague, odd.id, ', why: "Nobody understood it"');
    await hide(colleague, rude.id, ', why: "Another reason"');
    expect((await listed(booth.rep)).map(({ why }) => why)).toEqual([
      'Not a nice tone',
      'Nobody understood it',
    ]);
    expect(codeOf(await hide(booth.rep, kept.id, `, why: "${'x'.repeat(201)}"`))).toBe(
      'BAD_USER_INPUT',
    );
    // Visitors, and reps of other colleges, can't query it.
    for (const person of [await booth.attendee('parent'), await booth.exhibitor()]) {
      const read = conversation(await booth.read(person, 'show: HIDDEN'));
      expect(read.messages.map(({ text }) => text)).toEqual(['Kept']);
      expect(JSON.stringify(read)).not.toContain('nice tone');
    }
    const { rows } = await pool.query<{ n: number }>(
      "select count(*)::int as n from event where body::text ~ 'nice tone|Rude'",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('is shown again by who may: reps what reps hid, admins everything; and it is recorded', async () => {
    const booth = await testBooth(app);
    const student = await booth.attendee();
    const { admin } = booth.records;
    const [first, second] = [
      said(await booth.post(student, 'One')),
      said(await booth.post(student, 'Two')),
    ];
    await hide(booth.rep, first.id);
    await hide(admin, second.id);
    expect(codeOf(await show(student, first.id))).toBe('FORBIDDEN');
    expect(codeOf(await show(await booth.exhibitor(), first.id))).toBe('FORBIDDEN');
    expect(codeOf(await show(await app.person('college'), first.id))).toBe('NOT_FOUND');
    const refused = await show(booth.rep, second.id);
    expect([codeOf(refused), refused.errors?.[0]?.message]).toEqual([
      'FORBIDDEN',
      'An admin hid this message. Only an admin can show it again.',
    ]);
    const shown = { state: 'SHOWN', hidden: null };
    expect(said(await show(booth.rep, first.id))).toMatchObject({ ...shown, text: 'One' });
    expect(said(await show(booth.rep, first.id))).toMatchObject(shown);
    expect(said(await show(admin, second.id))).toMatchObject({ ...shown, text: 'Two' });
    for (const person of [student, await booth.attendee('parent'), booth.rep])
      expect(conversation(await booth.read(person)).messages.map(({ text }) => text)).toEqual([
        'One',
        'Two',
      ]);
    const { rows } = await pool.query(
      "select subject_id from audit_entry where action = 'showBoothMessage' and account_id = $1",
      [admin.id],
    );
    expect(rows).toEqual([{ subject_id: second.id }]);
    const { rows: kept } = await pool.query(
      'select from booth_message where booth_id = $1 and num_nonnulls(hidden_at, hidden_by, hidden_as, hidden_why) > 0',
      [booth.boothId],
    );
    expect(kept).toEqual([]);
  });

  test('and was held before is held again', async () => {
    const booth = await testBooth(app);
    const student = await booth.attendee();
    const held = said(await booth.post(student, 'Call me: 413-555-0142'));
    await hide(booth.rep, held.id);
    expect(said(await show(booth.rep, held.id))).toMatchObject({ state: 'HELD' });
    expect(conversation(await booth.read(await booth.attendee('parent'))).messages).toEqual([]);
  });
});
