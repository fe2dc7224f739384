import { describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { said, testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';

const rhythm = { pace: 50, beat: 100, timeLimit: 60_000 };
const app = await testServer('2026-11-21T12:00:00Z', { presence: rhythm });
const { pool } = app.database;
const listening = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
const url = `${listening.replace('http', 'ws')}/graphql`;

const letMinutesPass = async (minutes: number) => {
  app.world.advance(minutes * 60_000);
  await app.jobs.runDue();
};

const emailsTo = async ({ email }: Person) => {
  const { rows } = await pool.query<{ subject: string; text: string }>(
    `select subject, text from mail where kind = 'answers' and recipient = $1 order by id`,
    [email],
  );
  return rows;
};

const ask = async (booth: TestBooth, who: Person, text: string) =>
  said(await booth.post(who, text)).id;
const answer = async (booth: TestBooth, question: string) =>
  said(await booth.post(booth.rep, 'Yes: we have two.', { answers: question })).id;

/** A person opens a booth and stays until they leave. */
async function comesTo({ boothId, fairId }: TestBooth, who: Person) {
  // Rejections are not retried: the fair, its booth and the registration must be known first.
  const seen = `{ it: boothPresence(boothId: "${boothId}") { id } }`;
  await expect.poll(async () => (await who.call(seen)).data?.['it']).toEqual({ id: boothId });
  const client = new LiveClient(() => url, who.token, [
    {
      query: `subscription ($after: String) {
        it: onFairPresence(fairId: "${fairId}", boothId: "${boothId}", after: $after) { id } }`,
      next: () => undefined,
      resync: () => undefined,
    },
  ]);
  await client.connect();
  const isHere = async () => {
    const { rowCount } = await pool.query(
      'select from presence where room_id = $1 and account_id = $2',
      [boothId, who.id],
    );
    return rowCount === 1;
  };
  await expect.poll(isHere).toBe(true);
  return async () => {
    client.close();
    await expect.poll(isHere).toBe(false);
  };
}

describe('Who left a booth before a college answered', () => {
  test('is told once, with the question and a link and without the answer', async () => {
    const booth = await testBooth(app, app.world.now());
    const student = await booth.attendee();
    const id = await ask(booth, student, 'Is there a <pool>?');
    await answer(booth, id);
    await letMinutesPass(9);
    expect(await emailsTo(student)).toEqual([]);
    await letMinutesPass(2);
    const [first, ...more] = await emailsTo(student);
    expect(more).toEqual([]);
    expect(first?.subject).toMatch(/ answered your question$/);
    expect(first?.text).toContain('“Is there a <pool>?”');
    expect(first?.text).toContain(`/app/fairs/visit/${booth.slug}/booths/${booth.boothId}`);
    expect(first?.text).not.toContain('we have two');
    await letMinutesPass(120);
    expect(await emailsTo(student)).toHaveLength(1);
  });

  test('gets one email for all answers of ten minutes, and the next an hour later', async () => {
    const booth = await testBooth(app, app.world.now());
    const parent = await booth.attendee('parent');
    for (const text of ['Is there a pool?', 'Is there a choir?']) {
      await answer(booth, await ask(booth, parent, text));
      await letMinutesPass(2);
    }
    await letMinutesPass(9);
    const [first] = await emailsTo(parent);
    expect(first?.subject).toMatch(/ answered your questions$/);
    expect(first?.text).toMatch(/pool[^]*choir/);
    await answer(booth, await ask(booth, parent, 'And a band?'));
    await letMinutesPass(15);
    expect(await emailsTo(parent)).toHaveLength(1);
    await letMinutesPass(60);
    const [, second] = await emailsTo(parent);
    expect(second?.text).toContain('band');
    expect(second?.text).not.toContain('choir');
  });

  test('names each college where several answered', async () => {
    const booths = [
      await testBooth(app, app.world.now()),
      await testBooth(app, app.world.now()),
    ] as const;
    const counselor = await booths[0].attendee('counselor');
    await booths[1].records.make('FairAttendee', {
      fairId: booths[1].fairId,
      attendeeType: 'counselor',
      email: counselor.email,
      userId: counselor.id,
    });
    for (const booth of booths)
      await answer(booth, await ask(booth, counselor, 'Do you visit us?'));
    await letMinutesPass(11);
    const [email] = await emailsTo(counselor);
    expect(email?.subject).toBe('2 answers to your questions');
    for (const { boothId } of booths) expect(email?.text).toContain(boothId);
  });
});

describe('An answer in a private thread', () => {
  test('is emailed once to the student who is gone, without a word of what was written', async () => {
    const booth = await testBooth(app, app.world.now());
    const student = await booth.attendee();
    const { threadId } = sent(await threadCalls.write(booth, student, 'I failed math.'));
    await threadCalls.answer(threadId, booth.rep, 'No harm done.');
    await threadCalls.answer(threadId, booth.rep, 'Ask me more.');
    await letMinutesPass(9);
    expect(await emailsTo(student)).toEqual([]);
    await letMinutesPass(2);
    const [first, ...more] = await emailsTo(student);
    expect(more).toEqual([]);
    expect(first?.subject).toMatch(/ answered your question$/);
    expect(first?.text).toContain('Your private conversation with ');
    expect(first?.text).toContain(
      `/app/fairs/visit/${booth.slug}/booths/${booth.boothId}?view=chat&talk=private`,
    );
    for (const secret of ['failed', 'harm', 'Ask me more'])
      expect(first?.text).not.toContain(secret);
    await letMinutesPass(120);
    expect(await emailsTo(student)).toHaveLength(1);
    // The student's own messages email no one.
    await threadCalls.write(booth, student, 'Thanks!');
    await letMinutesPass(120);
    expect(await emailsTo(student)).toHaveLength(1);
    expect(await emailsTo(booth.rep)).toEqual([]);
  });

  test('shares one email with public answers of the same booth', async () => {
    const booth = await testBooth(app, app.world.now());
    const student = await booth.attendee();
    await answer(booth, await ask(booth, student, 'Is there a pool?'));
    const { threadId } = sent(await threadCalls.write(booth, student, 'I failed math.'));
    await threadCalls.answer(threadId, booth.rep, 'No harm done.');
    await letMinutesPass(11);
    const [email, ...more] = await emailsTo(student);
    expect(more).toEqual([]);
    expect(email?.text).toContain('“Is there a pool?”');
    expect(email?.text).toContain('Your private conversation with ');
  });

  test('isn’t emailed to who is at the booth, reads it in time or switched emails off, nor of a canceled fair', async () => {
    const students: Person[] = [];
    for (let n = 0; n < 5; n += 1) {
      const booth = await testBooth(app, app.world.now());
      const student = await booth.attendee();
      students.push(student);
      const { threadId } = sent(await threadCalls.write(booth, student, 'I failed math.'));
      const leave = n === 0 ? await comesTo(booth, student) : null;
      await threadCalls.answer(threadId, booth.rep, 'No harm done.');
      await leave?.();
      if (n === 1) await threadCalls.read(threadId, student);
      if (n === 2) {
        const { rows } = await pool.query<{ id: string }>(
          'select id from student where user_id = $1',
          [student.id],
        );
        await booth.records.make('StudentPrivacySettings', {
          studentId: rows[0]?.id,
          owner: student.id,
          messageNotifications: false,
        });
      }
      if (n === 3)
        await pool.query('update fair set cancelled_at = now() where id = $1', [booth.fairId]);
    }
    await letMinutesPass(30);
    const emails = await Promise.all(students.map(emailsTo));
    // The last one was only gone.
    expect(emails.map(({ length }) => length)).toEqual([0, 0, 0, 0, 1]);
  });
});

describe('Nothing is emailed', () => {
  test('to who is at the booth when the answer comes, or comes back in time', async () => {
    const booth = await testBooth(app, app.world.now());
    const [stays, returns] = [await booth.attendee(), await booth.attendee()];
    const questions = [await ask(booth, stays, 'Who are you?'), await ask(booth, returns, 'Why?')];
    const leave = await comesTo(booth, stays);
    for (const id of questions) await answer(booth, id);
    await leave();
    const leaveAgain = await comesTo(booth, returns);
    await leaveAgain();
    await letMinutesPass(30);
    for (const one of [stays, returns]) expect(await emailsTo(one)).toEqual([]);
  });

  test('to who opens the page of the booth without JavaScript meanwhile; of others it says nothing', async () => {
    const booth = await testBooth(app, app.world.now());
    const [reads, waits] = [await booth.attendee(), await booth.attendee()];
    const read = async (who: Person, id: string) =>
      (await who.call(`mutation { it: readBoothAnswers(boothId: "${id}") }`)).data?.['it'];
    for (const one of [reads, waits]) await answer(booth, await ask(booth, one, 'Who are you?'));
    expect(await read(reads, booth.fairId)).toBe(0);
    expect(await read(reads, 'none')).toBe(0);
    expect(await read(reads, booth.boothId)).toBe(1);
    expect(await read(reads, booth.boothId)).toBe(0);
    await letMinutesPass(30);
    expect(await emailsTo(reads)).toEqual([]);
    expect(await emailsTo(waits)).toHaveLength(1);
  });

  test('about what was hidden, withdrawn or is over by a cancellation meanwhile', async () => {
    for (const change of [
      'update booth_message set hidden_at = now() where answers = $1',
      'update booth_message set hidden_at = now() where id = $1',
      `update fair set cancelled_at = now() where id = (select b.fair_id from booth_message m
         join fair_booth b on b.id = m.booth_id where m.id = $1)`,
      `update fair_booth set booth_sent = false where id = (select booth_id from booth_message where id = $1)`,
      'delete from booth_message where answers = $1',
    ]) {
      const booth = await testBooth(app, app.world.now());
      const student = await booth.attendee();
      const id = await ask(booth, student, 'Is there a pool?');
      await answer(booth, id);
      await pool.query(change, [id]);
      await letMinutesPass(30);
      expect([change, await emailsTo(student)]).toEqual([change, []]);
    }
  });

  test('to who has switched it off, or of what reps say to everyone', async () => {
    const booth = await testBooth(app, app.world.now());
    const student = await booth.attendee();
    const { rows } = await pool.query<{ id: string }>('select id from student where user_id = $1', [
      student.id,
    ]);
    await booth.records.make('StudentPrivacySettings', {
      studentId: rows[0]?.id,
      owner: student.id,
      messageNotifications: false,
    });
    await answer(booth, await ask(booth, student, 'Is there a pool?'));
    const other = await booth.attendee();
    await ask(booth, other, 'Is there a gym?');
    await booth.post(booth.rep, 'Welcome, everyone!');
    await letMinutesPass(30);
    for (const one of [student, other]) expect(await emailsTo(one)).toEqual([]);
  });
});
