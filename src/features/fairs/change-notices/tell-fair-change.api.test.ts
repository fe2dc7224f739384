import { describe, expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import { storedJobs } from '../../../platform/testing/stored-jobs.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);
const { world, database } = app;
const { pool } = database;

interface Told {
  readonly recipient: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly calendar: { readonly method: string; readonly content: string } | null;
}

const change = async (input: object) => {
  // No one creates and moves a fair in the same instant.
  world.advance(1);
  const { errors } = await admin.call(writing('update', 'Fair'), { input });
  expect(errors).toBeUndefined();
};
/** Lets the delay before notification pass, and sends the notices. */
async function tell(minutes = 3): Promise<readonly Told[]> {
  const before = world.now();
  for (let minute = 0; minute < minutes; minute += 1) {
    world.advance(60_000);
    await app.jobs.runDue();
  }
  const { rows } = await pool.query<Told>(
    `select recipient, kind, subject, text, calendar from mail
     where kind like 'fair-%' and created_at > $1 order by recipient`,
    [before],
  );
  return rows;
}
const move = (id: string, days: number) => {
  const day = String(10 + days);
  return change({
    id,
    startTime: `2027-01-${day}T15:00:00.000Z`,
    endTime: `2027-01-${day}T19:00:00.000Z`,
  });
};
const confirmed = (id: string, is: boolean) =>
  pool.query('update college_rep set confirmed_at = $2 where id = $1', [
    id,
    is ? world.now() : null,
  ]);
const line = (told: Told | undefined, name: string) =>
  new RegExp(`^${name}:(.*)\\r?$`, 'm').exec(told?.calendar?.content ?? '')?.[1]?.trim();
const fold = (text: string | undefined) => text?.replace(/\s+/g, ' ');

describe('everyone who takes part in a fair that is moved', () => {
  test('gets one email, in their own zone and beside it that of the fair, with the calendar entry of before', async () => {
    const id = await make('Fair', { name: 'Winter Fair' });
    const attendee = await make('FairAttendee', { fairId: id, email: 'guest@mail.test' });
    const student = await app.person('student');
    await pool.query(`update account set time_zone = 'America/Los_Angeles' where id = $1`, [
      student.id,
    ]);
    await make('FairAttendee', { fairId: id, email: student.email });
    const collegeId = await make('College');
    const rep = await app.person('college');
    const repId = await make('CollegeRep', { collegeId, userId: rep.id });
    await confirmed(repId, true);
    const asked = await app.person('college');
    await confirmed(await make('CollegeRep', { collegeId, userId: asked.id }), false);
    const exhibitor = await make('FairExhibitor', {
      fairId: id,
      collegeId,
      primaryContactEmail: rep.email,
      secondaryContactFirstName: 'Grace',
      secondaryContactEmail: 'grace@college.test',
    });
    const boothOnly = await make('College');
    const hand = await app.person('college');
    const handId = await make('CollegeRep', { collegeId: boothOnly, userId: hand.id });
    await confirmed(handId, true);
    await make('FairBooth', { fairId: id, collegeId: boothOnly });
    await make('FairAttendee', { email: 'elsewhere@mail.test' });

    await move(id, 1);
    const told = await tell();
    const everyone = [rep.email, hand.email, 'grace@college.test', 'guest@mail.test'];
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(
      [...everyone, student.email].sort(),
    );
    const of = (recipient: string) => told.find((one) => one.recipient === recipient);
    const guest = of('guest@mail.test');
    expect(guest?.subject).toBe('Winter Fair has a new time');
    expect(fold(guest?.text)).toContain('Monday, January 11, 2027, 10:00 AM – 2:00 PM EST');
    expect(fold(guest?.text)).toContain('planned for Sunday, January 10, 2027');
    expect(line(guest, 'UID')).toBe(`registration-${attendee}`);
    expect(line(guest, 'SEQUENCE')).toBe('2');
    expect(guest?.calendar?.method).toBe('REQUEST');
    const far = of(student.email);
    expect(fold(far?.text)).toContain('Monday, January 11, 2027, 7:00 – 11:00 AM PST');
    expect(fold(far?.text)).toContain(
      'In the fair’s time zone, that’s Monday, January 11, 2027, 10:00 AM – 2:00 PM EST.',
    );
    expect(line(of('grace@college.test'), 'UID')).toBe(`exhibit-${exhibitor}`);
    expect(line(of(rep.email), 'UID')).toBe(`exhibit-${exhibitor}`);
    expect(await tell(5)).toEqual([]);
  });

  test('is told of quick corrections once, and of none when all is as before', async () => {
    const id = await make('Fair', { name: 'Fidgety Fair' });
    await make('FairAttendee', { fairId: id });
    await move(id, 1);
    world.advance(60_000);
    await app.jobs.runDue();
    await move(id, 2);
    await change({ id, timeZone: 'America/Chicago' });
    const told = await tell();
    expect(told).toHaveLength(1);
    expect(fold(told[0]?.text)).toContain('Tuesday, January 12, 2027, 9:00 AM – 1:00 PM CST');
    expect(line(told[0], 'SEQUENCE')).toBe('6');
    await move(id, 3);
    await move(id, 2);
    expect(await tell()).toEqual([]);
  });

  test('is told after ten minutes of a fair that is changed all the time', async () => {
    const id = await make('Fair');
    await make('FairAttendee', { fairId: id });
    const counts: number[] = [];
    for (let day = 1; day <= 12; day += 1) {
      await move(id, day);
      counts.push((await tell(1)).length);
    }
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await tell()).toHaveLength(1);
  });

  test('is told of each change that comes later, and not of what is no one’s calendar', async () => {
    const id = await make('Fair', { name: 'Twice' });
    await make('FairAttendee', { fairId: id });
    await move(id, 1);
    expect(await tell()).toHaveLength(1);
    await change({ id, description: 'More words.', name: 'Thrice', capacity: 9 });
    expect(await tell()).toEqual([]);
    await move(id, 2);
    const [told] = await tell();
    expect(fold(told?.text)).toContain('planned for Monday, January 11, 2027');
  });

  test('is told of what someone changed in the database by hand', async () => {
    const id = await make('Fair');
    await make('FairAttendee', { fairId: id });
    await pool.query("update fair set start_time = '2027-01-10T13:00:00Z' where id = $1", [id]);
    const { rows } = await pool.query<{ fresh: boolean }>(
      `select changed_at > now() - interval '1 minute' as fresh from fair_notice where fair_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ fresh: true }]);
    // The database clock differs from the test's.
    await pool.query('update fair_notice set opened_at = $2, changed_at = $2 where fair_id = $1', [
      id,
      world.now(),
    ]);
    expect(await tell()).toHaveLength(1);
  });

  test('is told though every switch is off, and someone who registered after the change is not', async () => {
    const id = await make('Fair');
    const student = await app.person('student');
    const studentId = await make('Student', { userId: student.id });
    const off = { subscribedFairReminders: false, messageNotifications: false };
    await make('StudentPrivacySettings', { studentId, ...off });
    await make('FairAttendee', { fairId: id, email: student.email, userId: student.id });
    await move(id, 4);
    world.advance(1000);
    await make('FairAttendee', { fairId: id, email: 'late@mail.test' });
    expect((await tell()).map(({ recipient }) => recipient)).toEqual([student.email]);
  });
});

describe('a fair that is canceled', () => {
  test('is taken out of everyone’s calendar, and put back when it takes place after all', async () => {
    const id = await make('Fair', { name: 'Storm Fair' });
    const attendee = await make('FairAttendee', { fairId: id });
    await change({ id, cancelledAt: world.now().toISOString() });
    const [cancelled, ...others] = await tell();
    expect(others).toEqual([]);
    expect(cancelled).toMatchObject({
      kind: 'fair-cancelled',
      subject: 'Storm Fair is canceled',
      calendar: { method: 'CANCEL' },
    });
    expect(line(cancelled, 'UID')).toBe(`registration-${attendee}`);
    expect(line(cancelled, 'STATUS')).toBe('CANCELLED');
    await move(id, 5);
    expect(await tell()).toEqual([]);
    await change({ id, cancelledAt: null });
    const [resumed] = await tell();
    expect(resumed).toMatchObject({
      subject: 'Storm Fair will take place after all',
      calendar: { method: 'REQUEST' },
    });
    expect(Number(line(resumed, 'SEQUENCE'))).toBeGreaterThan(Number(line(cancelled, 'SEQUENCE')));
  });

  test('tells no one while it is a draft or long over', async () => {
    const draft = await make('Fair', { publishedAt: null });
    const over = await make('Fair', {
      startTime: '2026-10-01T15:00:00.000Z',
      endTime: '2026-10-01T19:00:00.000Z',
      exhibitorDeadline: '2026-09-01T00:00:00.000Z',
    });
    for (const fairId of [draft, over]) await make('FairAttendee', { fairId });
    await move(draft, 1);
    await change({ id: over, startTime: '2026-10-01T16:00:00.000Z' });
    for (const id of [draft, over]) await change({ id, cancelledAt: world.now().toISOString() });
    expect(await tell()).toEqual([]);
  });
});

test('one address that is none keeps the news from no one else, and waits as a job of its own', async () => {
  const id = await make('Fair', { name: 'Winter Fair' });
  const bad = await make('FairAttendee', { fairId: id, email: 'bad@mail.test' });
  for (const email of ['ada@mail.test', 'bob@mail.test'])
    await make('FairAttendee', { fairId: id, email });
  await pool.query(`update fair_attendee set email = 'no address' where id = $1`, [bad]);
  await pool.query(`update fair set name = E'Winter\\nFair' where id = $1`, [id]);
  await move(id, 3);
  const told = await tell();
  expect(told.map(({ recipient }) => recipient)).toEqual(['ada@mail.test', 'bob@mail.test']);
  expect(told[0]?.subject).toContain('Winter Fair');
  expect(await storedJobs(pool, 'fair-notice-one')).toMatchObject([
    { data: { record: bad }, isDead: false },
  ]);
  await pool.query(`update fair_attendee set email = 'mended@mail.test' where id = $1`, [bad]);
  const later = await tell(10);
  expect(later.map(({ recipient }) => recipient)).toEqual(['mended@mail.test']);
});
