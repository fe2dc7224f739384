import { expect, test } from 'vitest';
import { testHouse } from '../test-house.server.ts';
import { testRecords } from '../test-records.server.ts';
import { eraseGuests, guestMonths } from './erase-guests.server.ts';

const house = await testHouse();
const { make } = await testRecords(house);
const { pool } = house.database;
const day = 86_400_000;

/** A fair that ended so many days before the term, or after it. */
async function fairThatEnded(daysBefore: number): Promise<string> {
  const term = new Date(house.world.now());
  term.setUTCMonth(term.getUTCMonth() - guestMonths);
  const endTime = new Date(term.getTime() - daysBefore * day);
  const startTime = new Date(endTime.getTime() - 3_600_000);
  return make('Fair', {
    ...{ startTime: startTime.toISOString(), endTime: endTime.toISOString() },
    exhibitorDeadline: startTime.toISOString(),
  });
}

const told = {
  ...{ attendeeType: 'student', dob: '2009-03-04', firstName: 'Zzyzx', lastName: 'Guest' },
  ...{ phone: '413-555-0142', state: 'MA', schoolName: 'Zzyzx High', schoolGrade: '11th' },
  demographics: { gender: 'Woman' },
};
const recordOf = async (id: string) => {
  const { rows } = await pool.query<{ record: Readonly<Record<string, unknown>> }>(
    'select to_jsonb(t) as record from fair_attendee t where id = $1',
    [id],
  );
  return rows[0]?.record ?? {};
};

test('a guest is erased some months after the fair, and is still counted by kind, state and grade', async () => {
  const fairId = await fairThatEnded(1);
  const id = await make('FairAttendee', { ...told, fairId, email: 'guest@mail.test' });
  expect(await eraseGuests(pool, house.world)).toBe(1);
  const left = await recordOf(id);
  expect(left).toMatchObject({ attendee_type: 'student', state: 'MA', school_grade: '11th' });
  expect(JSON.stringify(left)).not.toMatch(/Zzyzx|Guest|guest@|0142|2009|Woman/);
  expect(await eraseGuests(pool, house.world)).toBe(0);
});

test('whoever came later, or has an account with the address, keeps everything', async () => {
  const [recent, long] = [await fairThatEnded(-1), await fairThatEnded(400)];
  const student = await house.person('student');
  const kept = [
    await make('FairAttendee', { ...told, fairId: recent, email: 'late@mail.test' }),
    await make('FairAttendee', { ...told, fairId: long, email: student.email.toUpperCase() }),
    await make('FairAttendee', { ...told, fairId: long, userId: student.id }),
  ];
  expect(await eraseGuests(pool, house.world)).toBe(0);
  for (const id of kept) expect(await recordOf(id)).toMatchObject({ first_name: 'Zzyzx' });
  house.world.advance(2 * day);
  expect(await eraseGuests(pool, house.world)).toBe(1);
});

test('the house does it by itself, once a day', async () => {
  const fairId = await fairThatEnded(3);
  const id = await make('FairAttendee', { ...told, fairId, email: 'nightly@mail.test' });
  house.world.advance(25 * 3_600_000);
  await house.jobs.runDue();
  expect(await recordOf(id)).toMatchObject({ first_name: '' });
});
