import { expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { make } = await testRecords(app);
const coordinator = await app.person('admin6x6');

const fairId = await make('Fair', {
  slug: 'six',
  fairType: '6x6',
  startTime: '2026-11-21T11:00:00Z',
  endTime: '2026-11-21T16:00:00Z',
  exhibitorDeadline: '2026-11-21T09:00:00Z',
});
const session = (number: number, more = {}) => ({
  number,
  title: `Session ${number}`,
  lengthMinutes: 45,
  exhibitors: [],
  startTime: `2026-11-21T${10 + number}:30:00.000Z`,
  ...more,
});
await make('FairWebinar', {
  fairId,
  webinarStatus: 'scheduled',
  details: { sessions: [session(1), session(2, { capacity: 5 })] },
  webinarLinks: { 1: { join: 'https://meet.example.org/1' } },
});
const ada = await app.person('student');
const people = [
  { firstName: 'Ada', lastName: 'Byron', email: ada.email, attending: [1, 2], state: 'MA' },
  { firstName: 'Ben', lastName: 'Cole', email: 'ben@mail.test', attending: [1], state: 'NY' },
  { firstName: 'Cat', lastName: 'Adams', email: 'cat@mail.test', attending: null, state: 'NY' },
].map((one, place) => ({
  fairId,
  attendeeType: place === 1 ? 'parent' : 'student',
  ...one,
  dob: '2009-05-01',
  schoolName: 'Elm High',
  schoolGrade: place === 2 ? '12th' : '11th',
}));
for (const one of people) await make('FairAttendee', one);
// One of them attends.
const { errors } = await ada.call('mutation { joinSession(fair: "six", session: 1) { url } }');
expect(errors).toBeUndefined();

async function found(filter: string): Promise<readonly string[]> {
  const { data } = await coordinator.call(
    `{ it: sessionAttendees(fairId: "${fairId}"${filter}) { total items { firstName } } }`,
  );
  const { total, items } = data?.['it'] as { total: number; items: { firstName: string }[] };
  expect(items).toHaveLength(total);
  return items.map(({ firstName }) => firstName);
}

test.each([
  ['everyone, by last name', '', ['Cat', 'Ada', 'Ben']],
  ['a session', ', session: 1', ['Ada', 'Ben']],
  ['those without a session', ', session: 0', ['Cat']],
  ['those who joined', ', joined: true', ['Ada']],
  ['those who joined a session', ', session: 2, joined: true', []],
  ['those who chose a session and did not join it', ', session: 1, joined: false', ['Ben']],
  ['a state', ', state: "NY"', ['Cat', 'Ben']],
  ['a grade', ', grade: "12th"', ['Cat']],
  ['a kind of attendee', ', attendeeType: "parent"', ['Ben']],
  ['a name', ', search: "byr"', ['Ada']],
  ['an order', ', sort: "attendeeType"', ['Ben', 'Ada', 'Cat']],
])('a coordinator finds %s', async (_, filter, names) => {
  expect(await found(filter)).toEqual(names);
});

test('a coordinator sees afterwards who asked in a session, and who watched it later', async () => {
  const { pool } = app.database;
  for (const body of ['Is it cold?', 'Is it far?'])
    await pool.query(
      `insert into session_question (id, run_id, author_id, client_key, body, created_at)
       select gen_random_uuid(), r.id, $2, $3, $3, $4 from session_run r where r.fair_id = $1`,
      [fairId, ada.id, body, app.world.now()],
    );
  const watched = { 2: { watchedSeconds: 12, lastAt: app.world.now().toISOString() } };
  await pool.query('update fair_attendee set recording = $2 where fair_id = $1 and state = $3', [
    fairId,
    watched,
    'NY',
  ]);
  const fields = 'number title chosen came asked questions watched';
  const ask = (person = coordinator) =>
    person.call(`{ it: sessionFigures(fairId: "${fairId}") { ${fields} } }`);
  const none = { came: 0, asked: 0, questions: 0, watched: 0 };
  expect((await ask()).data?.['it']).toEqual([
    { ...none, number: 1, title: 'Session 1', chosen: 2, came: 1, asked: 1, questions: 2 },
    { ...none, number: 2, title: 'Session 2', chosen: 1, watched: 2 },
  ]);
  expect((await ask(ada)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});

test('a coordinator sees how many come to each session', async () => {
  const { data } = await coordinator.call(
    `{ it: sessionCounts(fairId: "${fairId}") { registered joined states grades
       sessions { number capacity chosen joined } } }`,
  );
  expect(data?.['it']).toEqual({
    registered: 3,
    joined: 1,
    states: ['MA', 'NY'],
    grades: ['11th', '12th'],
    sessions: [
      { number: 1, capacity: null, chosen: 2, joined: 1 },
      { number: 2, capacity: 5, chosen: 1, joined: 0 },
    ],
  });
});
