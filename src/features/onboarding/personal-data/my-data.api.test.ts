import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { model } from '../../../app/entities.ts';
import { snakeCase } from '../../../platform/store/naming.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import {
  recordIn,
  testRecords,
  type EntityName,
} from '../../../../tests/support/test-records.server.ts';
import { erasers } from './all-personal-data.server.ts';

const app = await testServer();
const { admin, make, link } = await testRecords(app);
const { pool } = app.database;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const dataOf = async (who: Person) => recordIn(await who.call('{ it: myData }'));
const leave = (who: Person) => deleteAccount(pool, app.world, erasers, who.id ?? '');

/** Tables of entities and others in which a word can be found. */
async function placesOf(word: string): Promise<string[]> {
  const tables = [...model.entities.keys()].map(snakeCase);
  const others = [
    'account',
    'mail',
    'link_token',
    'college_claim',
    'audit_entry',
    'session',
    'event',
  ];
  const found: string[] = [];
  for (const table of [...tables, ...others]) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} t where to_jsonb(t)::text ilike $1`,
      [`%${word}%`],
    );
    if (rows[0]!.n > 0) found.push(table);
  }
  return found;
}

/** A student named Zebulon with everything that a student can have. */
async function zebulon() {
  const person = await app.person('student');
  const own = { userId: person.id, owner: person.id, email: person.email };
  const name = { firstName: 'Zebulon', lastName: 'Quixote', phone: '413-555-0199' };
  const studentId = await make('Student', { ...own, ...name });
  await make('StudentCollegePreferences', { studentId, owner: person.id });
  await make('StudentPrivacySettings', { studentId, owner: person.id });
  await make('FairAttendee', { email: person.email, ...name, state: 'VT' });
  await make('Parent', { studentId, firstName: 'Zebulonia', owner: person.id });
  return { ...person, studentId };
}

describe('a student', () => {
  test('downloads everything that is kept, and nothing of anyone else', async () => {
    const ada = await zebulon();
    const data = await dataOf(ada);
    expect(Object.keys(data).sort()).toEqual([
      'account',
      'askedAt',
      'fair_attendee',
      'fair_legal_agreement',
      'legal_agreement',
      'parent',
      'sessions',
      'student',
      'student_college_preferences',
      'student_privacy_settings',
    ]);
    expect(data['student']).toMatchObject([{ id: ada.studentId, first_name: 'Zebulon' }]);
    expect(JSON.stringify(data)).not.toMatch(/password|"token"|hash/);
    const other = JSON.stringify(await dataOf(await app.person('student')));
    expect(other).not.toContain('Zebulon');
    await leave(ada);
  });

  test('reads no code and no link of an email in the download: they open the account', async () => {
    const ada = await zebulon();
    await app.mailService.mailer.send(pool, {
      kind: 'reset-code',
      to: ada.email,
      subject: '482911 is your code',
      text: 'Enter 482911 at https://quad.test/reset?token=abc before 10 p.m.',
    });
    const { mails } = await dataOf(ada);
    expect(mails).toMatchObject([
      { subject: '****** is your code', text: 'Enter ****** at (…) before 10 p.m.' },
    ]);
    await leave(ada);
  });

  test('who leaves is forgotten, and still counts at the fair', async () => {
    const ada = await zebulon();
    const anne = await app.person('parent');
    const parentId = await link(anne, ada.studentId, { firstName: 'Anne', owner: ada.id });
    await ada.call(
      `mutation { inviteParent(input: { firstName: "Uncle", lastName: "Quixote", email: "u@mail.test" }) { id } }`,
    );
    await leave(ada);
    for (const word of ['Zebulon', 'Quixote', ada.email, '413-555-0199'])
      expect([word, await placesOf(word)]).toEqual([word, []]);
    const { rows } = await pool.query(
      `select t.state from fair_attendee t where t.email = 'erased@deleted.invalid' and t.state = 'VT'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(
      recordIn(await admin.call(`{ it: getStudent(id: "${ada.studentId}") { deleted dob } }`)),
    ).toEqual({ deleted: true, dob: '1900-01-01' });
    expect(recordIn(await anne.call('{ it: me { student_id parent { id firstName } } }'))).toEqual({
      student_id: null,
      parent: { id: parentId, firstName: 'Anne' },
    });
    expect(codeOf(await ada.call('{ me { sub } }'))).toBe('UNAUTHENTICATED');
  });
});

test('a student who joined a session finds it in the download, and leaves no trace of it', async () => {
  const person = await app.person('student');
  const fairId = await make('Fair', { name: 'Six Colleges' });
  const id = await make('FairAttendee', { fairId, email: person.email });
  const other = await make('FairAttendee', { fairId });
  for (const attendee of [id, other])
    await pool.query(
      `insert into session_attendance (attendee_id, session, fair_id, joined_at, last_joined_at)
       values ($1, 2, $2, '2026-11-21T12:50:00Z', '2026-11-21T13:10:00Z')`,
      [attendee, fairId],
    );
  const { session_attendance: told } = await dataOf(person);
  expect(told).toMatchObject([{ fair: 'Six Colleges', session: 2 }]);
  expect(JSON.stringify(told)).toMatch(/12:50:00.*13:10:00/);
  await leave(person);
  const { rows } = await pool.query('select attendee_id as id from session_attendance');
  expect(rows).toEqual([{ id: other }]);
});

test('a parent who leaves takes their own record along, and the student stays', async () => {
  const studentId = await make('Student', { firstName: 'Bob' });
  const anne = await app.person('parent');
  await link(anne, studentId, { firstName: 'Xanthippe', email: anne.email });
  expect(Object.keys(await dataOf(anne))).toContain('parent');
  await leave(anne);
  expect(await placesOf('Xanthippe')).toEqual([]);
  expect(await placesOf(anne.email)).toEqual([]);
  expect(
    recordIn(await admin.call(`{ it: getStudent(id: "${studentId}") { firstName } }`)),
  ).toEqual({ firstName: 'Bob' });
});

test('a counselor who leaves leaves the school to the colleagues', async () => {
  const teacher = await app.person('counselor');
  const counselorSchoolId = await make('CounselorSchool', { owner: teacher.id });
  const own = { counselorSchoolId, userId: teacher.id, firstName: 'Xavier', email: teacher.email };
  await make('Counselor', own);
  await leave(teacher);
  expect(await placesOf('Xavier')).toEqual([]);
  expect(await placesOf(teacher.email)).toEqual([]);
  const school = `{ it: getCounselorSchool(id: "${counselorSchoolId}") { id owner } }`;
  expect(recordIn(await admin.call(school))).toEqual({ id: counselorSchoolId, owner: null });
});

test('a rep who leaves leaves college, booths, registration and receipts without a name', async () => {
  const rep = await app.person('college');
  const collegeId = await make('College', { owner: rep.id });
  const person = { firstName: 'Wilhelmina', email: rep.email };
  await make('CollegeRep', { collegeId, userId: rep.id, owner: rep.id, ...person });
  const kept: Partial<Record<EntityName, string>> = {
    FairBooth: await make('FairBooth', { collegeId, owner: rep.id }),
    FairExhibitor: await make('FairExhibitor', {
      collegeId,
      userId: rep.id,
      primaryContactFirstName: 'Wilhelmina',
      primaryContactEmail: rep.email,
      secondaryContactFirstName: 'Wilhelmina',
      secondaryContactEmail: rep.email,
    }),
    CollegePayment: await make('CollegePayment', {
      collegeId,
      paymentData: { amountCents: 100, billingContact: { name: 'Wilhelmina', email: rep.email } },
    }),
  };
  expect(Object.keys(await dataOf(rep))).toEqual(
    expect.arrayContaining(['college_rep', 'fair_exhibitor', 'college_payment']),
  );
  await leave(rep);
  expect(await placesOf('Wilhelmina')).toEqual([]);
  expect(await placesOf(rep.email)).toEqual([]);
  for (const [entityName, id] of Object.entries(kept))
    expect(recordIn(await admin.call(`{ it: get${entityName}(id: "${id}") { id } }`))).toEqual({
      id,
    });
  const college = `{ it: getCollege(id: "${collegeId}") { owner fairBooths { items { owner } } } }`;
  expect(recordIn(await admin.call(college))).toEqual({
    owner: null,
    fairBooths: { items: [{ owner: null }] },
  });
});

test('no one asks for their own data all the time', async () => {
  const ada = await app.person('student');
  for (let n = 0; n < 10; n += 1) await dataOf(ada);
  expect(codeOf(await ada.call('{ myData }'))).toBe('RATE_LIMITED');
});
