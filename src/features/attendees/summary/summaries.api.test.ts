import { expect, test } from 'vitest';
import { said, testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { join, open } from '../../../../tests/support/test-queue.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const minutes = 60_000;

/** A fair that began an hour ago and ends in three. */
const fair = () => testBooth(app, new Date(app.world.now().getTime() - 60 * minutes));

/** Someone who is at the fair. */
async function visitor(booth: TestBooth, type: 'student' | 'parent' = 'student') {
  const person = await booth.attendee(type);
  await booth.enter(person);
  return person;
}

const save = async (who: Person, { collegeId, fairId }: TestBooth) =>
  who.call(
    `mutation ($collegeId: ID!, $fairId: ID!) {
      it: saveCollege(collegeId: $collegeId, fairId: $fairId) { collegeId } }`,
    { collegeId, fairId },
  );

/** Two booths of one fair. */
async function secondBooth(booth: TestBooth, name: string): Promise<TestBooth> {
  const { make } = booth.records;
  const collegeId = await make('College', { status: 'active', name });
  const boothId = await make('FairBooth', {
    collegeId,
    fairId: booth.fairId,
    boothSent: true,
  });
  return { ...booth, collegeId, boothId };
}

const afterTheFair = async (more = 31) => {
  app.world.advance((180 + more) * minutes);
  await app.jobs.runDue();
};
const summariesTo = async ({ email }: Person) => {
  const { rows } = await pool.query<{ subject: string; text: string; headers: object | null }>(
    `select subject, text from mail where kind = 'fair-summary' and recipient = $1 order by id`,
    [email],
  );
  return rows;
};

test('a student reads half an hour after the fair whom they met, what they kept and what is open', async () => {
  const booth = await fair();
  const other = await secondBooth(booth, 'Bates College');
  await secondBooth(booth, 'Reed');
  const student = await visitor(booth);
  const question = said(await booth.post(student, 'Is there a secret pool?')).id;
  said(await booth.post(booth.rep, 'Yes: a hidden one.', { answers: question }));
  const { threadId } = sent(await threadCalls.write(booth, student, 'May I ask something?'));
  sent(await threadCalls.answer(threadId, booth.rep, 'Of course.'));
  recordIn(await save(student, booth));
  recordIn(await save(student, other));
  await open(booth.rep, booth);
  recordIn(await join(student, booth));
  await afterTheFair(29);
  expect(await summariesTo(student)).toEqual([]);
  app.world.advance(5 * minutes);
  await app.jobs.runDue();
  const [summary, ...more] = await summariesTo(student);
  expect(more).toEqual([]);
  const { rows } = await pool.query<{ name: string; slug: string; fair: string }>(
    `select c.name, c.slug, f.name as fair from college c, fair f where c.id = $1 and f.id = $2`,
    [booth.collegeId, booth.fairId],
  );
  const [{ name, slug, fair: named } = { name: '', slug: '', fair: '' }] = rows;
  expect(summary?.subject).toBe(`Your day at ${named}`);
  expect(summary?.text).toContain(
    `You met one college:\n– ${name}: you wrote in private, you asked a question`,
  );
  expect(summary?.text).toContain(`In your bag:\n– ${name}: saved\n– Bates College: saved`);
  expect(summary?.text).toContain(`${name}: 2 answers you haven’t read`);
  expect(summary?.text).toContain(`${name}: you waited for a call that didn’t happen`);
  expect(summary?.text).toContain('Bates College: you saved it and weren’t at its booth');
  expect(summary?.text).toContain(`/app/fairs/visit/${booth.slug}/questions`);
  expect(summary?.text).toContain(`/college-${slug}`);
  // What was said stays where it can be reported, and a booth without a visit is not named.
  expect(summary?.text).not.toMatch(/pool|hidden|May I|Of course|Reed/);
  await afterTheFair();
  expect(await summariesTo(student)).toHaveLength(1);
});

test('a parent who asked gets one with a link to unsubscribe, and none after following it', async () => {
  const booth = await fair();
  const parent = await visitor(booth, 'parent');
  said(await booth.post(parent, 'What does it cost?'));
  const quiet = await visitor(booth, 'parent');
  said(await booth.post(quiet, 'And the second year?'));
  await pool.query(
    `insert into mail_suppression (address, scope, reason, created_at)
     values (lower($1), 'reminders', 'unsubscribed', now())`,
    [quiet.email],
  );
  await afterTheFair();
  const [summary] = await summariesTo(parent);
  expect(summary?.text).toContain('you asked a question');
  expect(summary?.text).toMatch(/Stop emails like this: http/);
  expect(await summariesTo(quiet)).toEqual([]);
});

test('no summary comes to those who were not there, did nothing, or were at a canceled fair', async () => {
  const booth = await fair();
  const absent = await booth.attendee();
  recordIn(await save(absent, booth));
  const silent = await visitor(booth);
  // What they saved at another fair is no news of this one.
  await pool.query(
    'insert into saved_college (account_id, college_id, saved_at) values ($1, $2, now())',
    [silent.id, booth.collegeId],
  );
  const removed = await visitor(booth);
  said(await booth.post(removed, 'Is there a choir?'));
  recordIn(
    await booth.records.admin.call(
      `mutation ($fairId: ID!, $personId: ID!) {
        it: excludeFromFair(fairId: $fairId, personId: $personId, kind: REMOVED, reason: "Rude") {
          id } }`,
      { fairId: booth.fairId, personId: removed.id },
    ),
  );
  const other = await fair();
  const asked = await visitor(other);
  said(await other.post(asked, 'Is there a choir?'));
  recordIn(
    await other.records.admin.call('mutation ($id: ID!) { it: cancelFair(fairId: $id) { id } }', {
      id: other.fairId,
    }),
  );
  await afterTheFair();
  for (const who of [absent, silent, asked, removed]) expect(await summariesTo(who)).toEqual([]);
});

test('a fair that took place, was moved and takes place again is told of again', async () => {
  const booth = await fair();
  const student = await visitor(booth);
  said(await booth.post(student, 'Is there a choir?'));
  await afterTheFair();
  const sent = async () =>
    (
      await pool.query<{ sent: boolean }>(
        'select leads_sent as sent from fair_booth where id = $1',
        [booth.boothId],
      )
    ).rows[0]?.sent;
  await app.jobs.runDue();
  expect(await sent()).toBe(true);
  await pool.query(
    `update fair set start_time = start_time + interval '7 days',
       end_time = end_time + interval '7 days' where id = $1`,
    [booth.fairId],
  );
  expect(await sent()).toBe(false);
  app.world.advance(7 * 24 * 60 * minutes);
  await app.jobs.runDue();
  expect(await summariesTo(student)).toHaveLength(2);
});

test('after a day of downtime no summary is sent any more', async () => {
  const booth = await fair();
  const student = await visitor(booth);
  said(await booth.post(student, 'Is there a choir?'));
  await afterTheFair(25 * 60);
  expect(await summariesTo(student)).toEqual([]);
});

test('a summary that fails holds up no other, and is tried again alone', async () => {
  const booth = await fair();
  const [bad, good] = [await visitor(booth), await visitor(booth)];
  for (const who of [bad, good]) said(await booth.post(who, 'Is there a choir?'));
  await pool.query(
    `create function fail_summary() returns trigger language plpgsql as $$
       begin raise exception 'no'; end $$`,
  );
  await pool.query(
    `create trigger fail_summary before insert on mail for each row
     when (new.recipient = '${bad.email}' and new.kind = 'fair-summary')
     execute function fail_summary()`,
  );
  await afterTheFair();
  expect(await summariesTo(good)).toHaveLength(1);
  expect(await summariesTo(bad)).toEqual([]);
  await pool.query('drop trigger fail_summary on mail');
  app.world.advance(10 * minutes);
  await app.jobs.runDue();
  expect(await summariesTo(bad)).toHaveLength(1);
});
