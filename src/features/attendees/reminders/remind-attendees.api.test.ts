import { describe, expect, test } from 'vitest';
import { testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { dropJobs, storedJobs } from '../../../platform/testing/stored-jobs.server.ts';
import { oneReminder } from './remind-attendees.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);
const { world, database } = app;
const { pool } = database;
// The months in this file pass in one run.
await pool.query(`update session set expires_at = '2028-01-01'`);

/** A four-hour fair. */
async function fairAt(start: string, said: object = {}): Promise<string> {
  const end = new Date(Date.parse(start) + 4 * 3_600_000).toISOString();
  return make('Fair', { startTime: start, endTime: end, exhibitorDeadline: start, ...said });
}
async function moveTo(id: string, start: string): Promise<void> {
  const endTime = new Date(Date.parse(start) + 4 * 3_600_000).toISOString();
  const { errors } = await admin.call(writing('update', 'Fair'), {
    input: { id, startTime: start, endTime },
  });
  expect(errors).toBeUndefined();
}
/** Returns and clears what has been sent so far, as `subject > recipient`. */
async function sent(): Promise<string[]> {
  const { rows } = await pool.query<{ said: string }>(
    `with gone as (delete from mail where kind = 'fair-reminder' returning subject, recipient)
     select subject || ' > ' || recipient as said from gone order by said`,
  );
  return rows.map(({ said }) => said);
}
/** What is sent between just before an instant and that instant. */
async function sentAt(instant: string): Promise<readonly [string[], string[]]> {
  world.moveTo(new Date(Date.parse(instant) - 60_000).toISOString());
  await app.jobs.runDue();
  const before = await sent();
  world.moveTo(instant);
  await app.jobs.runDue();
  return [before, await sent()];
}

describe('someone who is registered for a fair', () => {
  test('is reminded a week, a day and an hour before, once each', async () => {
    const fairId = await fairAt('2027-01-10T15:00:00.000Z', { name: 'Winter Fair' });
    await make('FairAttendee', { fairId, email: 'ada@mail.test' });
    const to = (when: string) => [`${when}: Winter Fair > ada@mail.test`];
    expect(await sentAt('2027-01-03T15:00:00.000Z')).toEqual([[], to('In a week')]);
    expect(await sentAt('2027-01-09T15:00:00.000Z')).toEqual([[], to('Tomorrow')]);
    expect(await sentAt('2027-01-10T14:00:00.000Z')).toEqual([[], to('In an hour')]);
    expect(await sentAt('2027-01-10T15:00:00.000Z')).toEqual([[], []]);
  });

  test('is reminded by the clock on their own wall, also over the night when clocks change', async () => {
    // Clocks go forward in New York on March 14, 2027, in Phoenix never, in Paris on March 28.
    const fairId = await fairAt('2027-03-14T16:00:00.000Z', { name: 'Spring Fair' });
    const people: Record<string, string> = {};
    for (const zone of ['America/Phoenix', 'Europe/Paris']) {
      const person = await app.person('parent');
      await pool.query('update account set time_zone = $2 where id = $1', [person.id, zone]);
      await make('FairAttendee', { fairId, email: person.email });
      people[zone] = person.email;
    }
    await make('FairAttendee', { fairId, email: 'newyork@mail.test' });
    const steady = Object.values(people).map((email) => `In a week: Spring Fair > ${email}`);
    expect(await sentAt('2027-03-07T16:00:00.000Z')).toEqual([[], steady.sort()]);
    // Noon in New York a week earlier is an hour later.
    expect(await sentAt('2027-03-07T17:00:00.000Z')).toEqual([
      [],
      ['In a week: Spring Fair > newyork@mail.test'],
    ]);
    const [, early] = await sentAt('2027-03-13T16:00:00.000Z');
    expect(early).toHaveLength(2);
    expect(await sentAt('2027-03-13T17:00:00.000Z')).toEqual([
      [],
      ['Tomorrow: Spring Fair > newyork@mail.test'],
    ]);
    // An hour is an hour for everyone.
    const [before, last] = await sentAt('2027-03-14T15:00:00.000Z');
    expect([before.length, last.length]).toEqual([0, 3]);
  });

  test('reads the time of their own zone, and beside it that of the fair', async () => {
    const fairId = await fairAt('2027-04-20T15:00:00.000Z');
    const person = await app.person('parent');
    await pool.query(`update account set time_zone = 'America/Denver' where id = $1`, [person.id]);
    await make('FairAttendee', { fairId, email: person.email });
    world.moveTo('2027-04-13T15:00:00.000Z');
    await app.jobs.runDue();
    const { rows } = await pool.query<{ text: string }>(
      `delete from mail where kind = 'fair-reminder' and recipient = $1 returning text`,
      [person.email],
    );
    const text = rows[0]?.text.replace(/\s+/g, ' ');
    expect(text).toContain('Tuesday, April 20, 2027, 9:00 AM – 1:00 PM MDT');
    expect(text).toContain('In the fair’s time zone, that’s Tuesday, April 20, 2027, 11:00');
    await sent();
  });

  test('gets none who switched them off, has left or came too late, and who comes late the rest', async () => {
    const fairId = await fairAt('2027-05-10T15:00:00.000Z', { name: 'May Fair' });
    const student = await app.person('student');
    const studentId = await make('Student', { userId: student.id });
    await make('StudentPrivacySettings', { studentId, subscribedFairReminders: false });
    await make('FairAttendee', { fairId, email: student.email, userId: student.id });
    const gone = await make('FairAttendee', { fairId, email: 'gone@mail.test' });
    await admin.call(writing('delete', 'FairAttendee'), { input: { id: gone } });
    expect(await sentAt('2027-05-03T15:00:00.000Z')).toEqual([[], []]);
    world.moveTo('2027-05-05T15:00:00.000Z');
    await make('FairAttendee', { fairId, email: 'late@mail.test' });
    await app.jobs.runDue();
    expect(await sent()).toEqual([]);
    expect(await sentAt('2027-05-09T15:00:00.000Z')).toEqual([
      [],
      ['Tomorrow: May Fair > late@mail.test'],
    ]);
  });

  test('follows a fair that is moved, and hears nothing of one that is cancelled or hidden', async () => {
    const fairId = await fairAt('2027-06-10T15:00:00.000Z', { name: 'June Fair' });
    const off = await fairAt('2027-06-12T15:00:00.000Z', { name: 'No Fair' });
    const hidden = await fairAt('2027-06-12T15:00:00.000Z', { publishedAt: null });
    for (const id of [fairId, off, hidden])
      await make('FairAttendee', { fairId: id, email: 'ada@mail.test' });
    await admin.call(writing('update', 'Fair'), {
      input: { id: off, cancelledAt: world.now().toISOString() },
    });
    expect((await sentAt('2027-06-03T15:00:00.000Z'))[1]).toHaveLength(1);
    await moveTo(fairId, '2027-06-12T15:00:00.000Z');
    // The new start's week reminder is due two days later: too soon to repeat it.
    expect(await sentAt('2027-06-05T15:00:00.000Z')).toEqual([[], []]);
    expect(await sentAt('2027-06-09T15:00:00.000Z')).toEqual([[], []]);
    const tomorrow = [[], ['Tomorrow: June Fair > ada@mail.test']];
    expect(await sentAt('2027-06-11T15:00:00.000Z')).toEqual(tomorrow);
    await moveTo(fairId, '2027-06-20T15:00:00.000Z');
    expect(await sentAt('2027-06-12T14:00:00.000Z')).toEqual([[], []]);
    expect(await sentAt('2027-06-13T15:00:00.000Z')).toEqual([
      [],
      ['In a week: June Fair > ada@mail.test'],
    ]);
    expect(await sentAt('2027-06-19T15:00:00.000Z')).toEqual(tomorrow);
  });

  test('is not told a day before what should have been said a week before', async () => {
    const fairId = await fairAt('2027-07-10T15:00:00.000Z', { name: 'July Fair' });
    await make('FairAttendee', { fairId });
    world.moveTo('2027-07-08T15:00:00.000Z');
    await app.jobs.runDue();
    expect(await sent()).toEqual([]);
    // An hour of downtime doesn't skip a reminder.
    world.moveTo('2027-07-09T16:00:00.000Z');
    await app.jobs.runDue();
    expect(await sent()).toHaveLength(1);
  });

  test('with an address that no one has confirmed is written to as a guest, no matter who made an account with it', async () => {
    const stranger = await app.person('student');
    await pool.query(
      `update account set email_verified = false, time_zone = 'America/Denver', locale = 'de'
       where id = $1`,
      [stranger.id],
    );
    const studentId = await make('Student', { userId: stranger.id });
    await make('StudentPrivacySettings', { studentId, subscribedFairReminders: false });
    // One more than this address can receive in a day.
    for (let n = 0; n < 7; n += 1) {
      const fairId = await fairAt('2027-08-10T15:00:00.000Z', { name: `August Fair ${n}` });
      await make('FairAttendee', { fairId, email: stranger.email });
    }
    world.moveTo('2027-08-03T15:00:00.000Z');
    await app.jobs.runDue();
    const { rows } = await pool.query<{ status: string; text: string }>(
      `delete from mail where kind = 'fair-reminder' and recipient = $1 returning status, text`,
      [stranger.email],
    );
    const read = rows.filter(({ status }) => status === 'sent');
    expect([rows.length, read.length]).toEqual([7, 6]);
    for (const { text } of read) {
      const said = text.replace(/\s+/g, ' ');
      expect(said).toContain('Tuesday, August 10, 2027, 11:00 AM');
      expect(said).toContain('because you registered for this fair with this address');
    }
  });
});

describe('one bad record', () => {
  test('in the name of a fair stops neither its own reminders nor those of others', async () => {
    for (const name of ['Harvest Fair', 'Spring Fair']) {
      const fairId = await fairAt('2027-08-25T15:00:00.000Z', { name });
      await make('FairAttendee', { fairId, email: 'ada@mail.test' });
    }
    await pool.query(`update fair set name = E'Spring\\tFair' where name = 'Spring Fair'`);
    world.moveTo('2027-08-18T15:00:00.000Z');
    await app.jobs.runDue();
    expect(await sent()).toEqual([
      'In a week: Harvest Fair > ada@mail.test',
      'In a week: Spring Fair > ada@mail.test',
    ]);
  });

  test('among those to be reminded is a job of its own, dead where people see it, and sent once mended', async () => {
    const fairId = await fairAt('2027-08-30T15:00:00.000Z', { name: 'Late Fair' });
    const bad = await make('FairAttendee', { fairId, email: 'bad@mail.test' });
    const fine = ['ada@mail.test', 'bob@mail.test'];
    for (const email of fine) await make('FairAttendee', { fairId, email });
    await pool.query(`update fair_attendee set email = 'no address' where id = $1`, [bad]);
    world.moveTo('2027-08-23T15:00:00.000Z');
    await app.jobs.runDue();
    expect(await sent()).toEqual(fine.map((email) => `In a week: Late Fair > ${email}`));
    for (let tries = 0; tries < 8; tries += 1) {
      world.advance(3600_000);
      await app.jobs.runDue();
    }
    expect(await storedJobs(pool, 'fair-reminder')).toMatchObject([
      { data: { attendeeId: bad, reminder: 'week' }, isDead: true },
    ]);
    expect(await sent()).toEqual([]);

    const { jobs } = app;
    await pool.query(`update fair_attendee set email = 'mended@mail.test' where id = $1`, [bad]);
    await jobs.enqueue(pool, oneReminder, { attendeeId: bad, reminder: 'week' });
    await jobs.runDue();
    expect(await sent()).toEqual(['In a week: Late Fair > mended@mail.test']);
    await dropJobs(pool, 'fair-reminder');
  });
});

test('a thousand people are reminded once each, by two processes at the same time', async () => {
  const fairId = await fairAt('2027-09-10T15:00:00.000Z');
  const now = world.now();
  await pool.query(
    `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, consent, created_at, updated_at, confirmed_at)
     select gen_random_uuid(), $1, 'parent', 'Ada', n::text, 'p' || n || '@mail.test', true, $2, $2, $2
     from generate_series(1, 1000) n`,
    [fairId, now],
  );
  const neighbor = await app.neighbor();
  world.moveTo('2027-09-09T15:00:00.000Z');
  await Promise.all([app.jobs.runDue(), neighbor.jobs.runDue()]);
  const recipients = await sent();
  expect(recipients).toHaveLength(1000);
  expect(new Set(recipients).size).toBe(1000);
  await neighbor.close();
});

test('a reminder of a 6x6 fair joins the chosen sessions by a link of its own, and tells no other', async () => {
  await app.jobs.runDue();
  const start = '2027-12-10T15:00:00.000Z';
  const fairId = await fairAt(start, { name: 'Six Fair', slug: 'six-fair', fairType: '6x6' });
  const session = (number: number) => ({
    number,
    title: `Session ${number}`,
    startTime: start,
    lengthMinutes: 45,
    exhibitors: [],
  });
  await make('FairWebinar', {
    fairId,
    webinarStatus: 'scheduled',
    details: { sessions: [session(1), session(2)] },
    webinarLinks: { 1: { join: 'https://meet.example.org/1' } },
  });
  for (const name of ['ada', 'eve'])
    await make('FairAttendee', { fairId, email: `${name}@six.test`, attending: [1] });
  world.moveTo('2027-12-09T15:00:00.000Z');
  await app.jobs.runDue();
  const { rows } = await pool.query<{ text: string; html: string }>(
    `select text, html from mail where kind = 'fair-reminder' and recipient like '%@six.test'`,
  );
  const keys = rows.map(({ text, html }) => {
    expect(`${text}${html}`).not.toContain('meet.example.org');
    expect(text).not.toContain('/join/2');
    const [, key = ''] = /\/fair-six-fair\/join\/1\?key=([\w-]{22})\s/.exec(text) ?? [];
    return key;
  });
  expect(new Set(keys).size).toBe(2);
  const opened = await app.fastify.inject({
    method: 'POST',
    url: '/api/auth/sign-in/link',
    headers: { origin: 'http://127.0.0.1:3000' },
    payload: { token: keys[0] },
  });
  expect(opened.json()).toMatchObject({ payload: { fair: 'six-fair' } });
});
