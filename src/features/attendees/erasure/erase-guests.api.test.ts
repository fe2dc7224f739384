import { expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { eraseGuests } from './erase-guests.server.ts';

const app = await testServer();
const { make } = await testRecords(app);
const { pool } = app.database;
const day = 86_400_000;
/** The server's default settings. */
const months = 6;

/** A fair that ended this many days before the deadline, or after it. */
async function fairThatEnded(daysBefore: number): Promise<string> {
  const term = new Date(app.world.now());
  term.setUTCMonth(term.getUTCMonth() - months);
  const endTime = new Date(term.getTime() - daysBefore * day);
  const startTime = new Date(endTime.getTime() - 3_600_000);
  return make('Fair', {
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    exhibitorDeadline: startTime.toISOString(),
  });
}

const told = {
  attendeeType: 'student',
  dob: '2009-03-04',
  firstName: 'Zzyzx',
  lastName: 'Guest',
  phone: '413-555-0142',
  state: 'MA',
  schoolName: 'Zzyzx High',
  schoolGrade: '11th',
  demographics: { gender: 'Woman' },
};
const eventsWith = async (word: string) => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from event where strpos(body::text, $1) > 0',
    [word],
  );
  return rows[0]?.count;
};
const recordOf = async (id: string) => {
  const { rows } = await pool.query<{ record: Readonly<Record<string, unknown>> }>(
    'select to_jsonb(t) as record from fair_attendee t where id = $1',
    [id],
  );
  return rows[0]?.record ?? {};
};

const joinedOne = (id: string, fairId: string) =>
  pool.query(
    `insert into session_attendance (attendee_id, session, fair_id, joined_at, last_joined_at)
     values ($1, 1, $2, now(), now())`,
    [id, fairId],
  );
const sessionsJoinedBy = async (id: string) =>
  (await pool.query('select from session_attendance where attendee_id = $1', [id])).rowCount;

test('a guest is erased some months after the fair, and is still counted by kind, state and grade', async () => {
  const fairId = await fairThatEnded(1);
  const id = await make('FairAttendee', { ...told, fairId, email: 'guest@mail.test' });
  await joinedOne(id, fairId);
  expect(await eraseGuests(pool, app.world, months)).toBe(1);
  expect(await sessionsJoinedBy(id)).toBe(0);
  const left = await recordOf(id);
  expect(left).toMatchObject({ attendee_type: 'student', state: 'MA', school_grade: '11th' });
  expect(JSON.stringify(left)).not.toMatch(/Zzyzx|Guest|guest@|0142|2009|Woman/);
  expect(await eraseGuests(pool, app.world, months)).toBe(0);
});

test('when a guest joined a session stays as long as the guest does', async () => {
  const fairId = await fairThatEnded(-100);
  const id = await make('FairAttendee', { ...told, fairId, email: 'stays@mail.test' });
  await joinedOne(id, fairId);
  await eraseGuests(pool, app.world, months);
  expect(await sessionsJoinedBy(id)).toBe(1);
});

test('what a guest was called is out of the outbox at once, and what others did stays in it', async () => {
  const [long, recent] = [await fairThatEnded(2), await fairThatEnded(-100)];
  const email = 'quuxly@mail.test';
  await make('FairAttendee', { ...told, fairId: long, email, lastName: 'Quuxly' });
  // The same person is registered for another fair, which is independent of this one.
  await make('FairAttendee', { ...told, fairId: recent, email, lastName: 'Quuxly' });
  await make('FairAttendee', { ...told, fairId: recent, email: 'b@mail.test', lastName: 'Corge' });
  expect([await eventsWith('Quuxly'), await eventsWith('Corge')]).toEqual([2, 1]);
  expect(await eraseGuests(pool, app.world, months)).toBe(1);
  expect([await eventsWith('Quuxly'), await eventsWith('Corge')]).toEqual([1, 1]);
});

test('an operator who keeps guests for a year keeps them for a year', async () => {
  const fairId = await fairThatEnded(1);
  const id = await make('FairAttendee', { ...told, fairId, email: 'year@mail.test' });
  expect(await eraseGuests(pool, app.world, 12)).toBe(0);
  expect(await recordOf(id)).toMatchObject({ first_name: 'Zzyzx' });
  expect(await eraseGuests(pool, app.world, months)).toBe(1);
});

test('a guest who came later, or has an account with the address, keeps everything', async () => {
  const [recent, long] = [await fairThatEnded(-1), await fairThatEnded(400)];
  const student = await app.person('student');
  const kept = [
    await make('FairAttendee', { ...told, fairId: recent, email: 'late@mail.test' }),
    await make('FairAttendee', { ...told, fairId: long, email: student.email.toUpperCase() }),
    await make('FairAttendee', { ...told, fairId: long, userId: student.id }),
  ];
  expect(await eraseGuests(pool, app.world, months)).toBe(0);
  for (const id of kept) expect(await recordOf(id)).toMatchObject({ first_name: 'Zzyzx' });
  app.world.advance(2 * day);
  expect(await eraseGuests(pool, app.world, months)).toBe(1);
});

test('the server does it by itself, once a day', async () => {
  const fairId = await fairThatEnded(3);
  const id = await make('FairAttendee', { ...told, fairId, email: 'nightly@mail.test' });
  app.world.advance(25 * 3_600_000);
  await app.jobs.runDue();
  expect(await recordOf(id)).toMatchObject({ first_name: '' });
});
