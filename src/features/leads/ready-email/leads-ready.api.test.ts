import { expect, test } from 'vitest';
import { said, testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const minutes = 60_000;

/** A fair that began an hour ago and ends in three. */
const fair = () => testBooth(app, new Date(app.world.now().getTime() - 60 * minutes));

/** A student at the fair who shares their contact details with the college. */
async function lead({ attendee, collegeId, fairId }: TestBooth) {
  const student = await attendee();
  recordIn(
    await student.call(
      `mutation ($collegeId: ID!, $fairId: ID!) {
        it: shareWithCollege(collegeId: $collegeId, groups: [contact], action: saved,
          fairId: $fairId) { groups } }`,
      { collegeId, fairId },
    ),
  );
  return student;
}

const afterTheFair = async (more = 31) => {
  app.world.advance((180 + more) * minutes);
  await app.jobs.runDue();
  await app.jobs.runDue();
};
const emailsTo = async ({ email }: Person) => {
  const { rows } = await pool.query<{ subject: string; text: string }>(
    `select subject, text from mail where kind = 'leads-ready' and recipient = $1 order by id`,
    [email],
  );
  return rows;
};
const isSent = async ({ boothId, rep }: TestBooth) => {
  const { data } = await rep.call(`{ it: getFairBooth(id: "${boothId}") { leadsSent } }`);
  return (data?.['it'] as { readonly leadsSent: boolean }).leadsSent;
};

test('each rep reads half an hour after the fair how many leads are ready, and what is unanswered', async () => {
  const booth = await fair();
  const student = await lead(booth);
  await lead(booth);
  await booth.post(student, 'Is there a pool?');
  const answered = said(await booth.post(student, 'Is there a choir?')).id;
  await booth.post(booth.rep, 'Two.', { answers: answered });
  const thanks = said(await booth.post(student, 'Thanks!')).id;
  recordIn(
    await booth.rep.call('mutation ($id: ID!) { it: closeBoothQuestion(id: $id) { id } }', {
      id: thanks,
    }),
  );
  const colleague = await app.person('college');
  await booth.records.make('CollegeRep', {
    collegeId: booth.collegeId,
    userId: colleague.id,
    firstName: 'Noor',
    lastName: 'Haddad',
  });
  await afterTheFair(29);
  expect(await emailsTo(booth.rep)).toEqual([]);
  expect(await isSent(booth)).toBe(false);
  app.world.advance(5 * minutes);
  await app.jobs.runDue();
  await app.jobs.runDue();
  for (const rep of [booth.rep, colleague]) {
    const [first, ...more] = await emailsTo(rep);
    expect(more).toEqual([]);
    expect(first?.subject).toMatch(/^Your 2 leads from .* are ready$/);
    expect(first?.text).toContain('2 students share contact details with');
    expect(first?.text).toContain('3 questions');
    expect(first?.text).toContain('One question is still unanswered.');
    expect(first?.text).toContain(`/app/leads?fair=${booth.fairId}`);
    expect(first?.text).toContain(`/app/leads/export?fair=${booth.fairId}`);
    expect(first?.text).toContain(`/app/results?fair=${booth.slug}`);
    // Names, addresses and words stay behind the sign-in.
    expect(first?.text).not.toMatch(/Maya|Rivera|pool|choir/);
    expect(first?.text).not.toContain(student.email);
  }
  expect(await isSent(booth)).toBe(true);
  await afterTheFair();
  expect(await emailsTo(booth.rep)).toHaveLength(1);
});

test('who stopped sharing is not counted, and a booth without leads is told so', async () => {
  const booth = await fair();
  const student = await lead(booth);
  recordIn(
    await student.call('mutation ($id: ID!) { it: withdrawSharing(collegeId: $id) { groups } }', {
      id: booth.collegeId,
    }),
  );
  await afterTheFair();
  const [email] = await emailsTo(booth.rep);
  expect(email?.subject).toMatch(/^Results of your booth at /);
  expect(email?.text).toContain('No student shares contact details with');
  expect(email?.text).toContain(`/app/results?fair=${booth.slug}`);
  expect(email?.text).not.toContain('/app/leads');
});

test('a college without a confirmed rep is told once it has one, within a day', async () => {
  const booth = await fair();
  const confirmed = (at: string) =>
    pool.query(`update college_rep set confirmed_at = ${at} where college_id = $1`, [
      booth.collegeId,
    ]);
  await confirmed('null');
  await afterTheFair();
  expect(await isSent(booth)).toBe(false);
  await confirmed('now()');
  app.world.advance(10 * minutes);
  await app.jobs.runDue();
  await app.jobs.runDue();
  expect(await emailsTo(booth.rep)).toHaveLength(1);
  expect(await isSent(booth)).toBe(true);
});

test('reps hear nothing after a canceled fair, or of a booth that was not published', async () => {
  const [canceled, unpublished] = [await fair(), await fair()];
  await lead(canceled);
  recordIn(
    await canceled.records.admin.call(
      'mutation ($id: ID!) { it: cancelFair(fairId: $id) { id } }',
      { id: canceled.fairId },
    ),
  );
  await pool.query('update fair_booth set booth_sent = false where id = $1', [unpublished.boothId]);
  await afterTheFair();
  for (const { rep } of [canceled, unpublished]) expect(await emailsTo(rep)).toEqual([]);
});
