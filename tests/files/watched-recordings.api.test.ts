import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type Person } from '../support/test-server.server.ts';
import { testRecords, type TestRecords } from '../support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
let records: TestRecords;
beforeAll(async () => {
  records = await testRecords(app);
});

let fairs = 0;

/** A 6x6 fair whose first of two sessions is recorded, with two colleges in it. */
async function watchedFair(webinarStatus = 'published') {
  fairs += 1;
  const slug = `watched-${fairs}`;
  const fairId = await records.make('Fair', {
    slug,
    fairType: '6x6',
    name: `Watched ${fairs}`,
    publishedAt: '2026-11-01T00:00:00Z',
  });
  const colleges = [1, 2].map((n) => ({ name: `Heard ${fairs} ${n}`, status: 'active' }));
  const exhibitors = [];
  for (const college of colleges) {
    const collegeId = await records.make('College', college);
    exhibitors.push(await records.make('FairExhibitor', { fairId, collegeId }));
  }
  const session = { startTime: '2027-01-10T15:00:00Z', lengthMinutes: 45 };
  await records.make('FairWebinar', {
    fairId,
    webinarStatus,
    details: {
      sessions: [
        {
          ...session,
          number: 1,
          title: 'One',
          exhibitors: exhibitors.map((exhibitorId, place) => ({
            exhibitorId,
            position: place + 1,
            startsAtMinute: 0,
            lengthMinutes: 6,
          })),
        },
        { ...session, number: 2, title: 'Two', exhibitors: [] },
      ],
    },
    recordingLinks: {
      1: {
        url: 'https://video.test/1.mp4',
        chapters: exhibitors.map((exhibitorId, place) => ({
          exhibitorId,
          atSecond: 60 + place * 90,
        })),
      },
    },
  });
  return { slug, fairId, exhibitors, names: colleges.map(({ name }) => name) };
}

const save = async (person: Person, slug: string, session: number, seconds: number) =>
  person.call(
    'mutation ($slug: String!, $session: Int!, $seconds: Float!) { it: saveWatched(slug: $slug, session: $session, seconds: $seconds) }',
    { slug, session, seconds },
  );
const watched = async (person: Person, slug: string) =>
  (await person.call(`{ it: myWatched(slug: "${slug}") { session watchedSeconds lastAt } }`))
    .data?.['it'];

/** The caller's address, as the account has it. */
async function addressOf({ id }: Person): Promise<string> {
  const { rows } = await app.database.pool.query<{ email: string }>(
    'select email from account where id = $1',
    [id],
  );
  return rows[0]?.email ?? '';
}

describe('A student who is registered', () => {
  test('finds on another day where they stopped, and no one else does', async () => {
    const { slug, fairId } = await watchedFair();
    const [ada, ben] = [await app.person('student'), await app.person('student')];
    await records.make('FairAttendee', { fairId, userId: ada.id });
    await records.make('FairAttendee', { fairId, userId: ben.id });
    expect(await watched(ada, slug)).toEqual([]);
    expect((await save(ada, slug, 1, 754.26)).data).toEqual({ it: true });
    expect((await save(ada, `fair-${slug}`, 1, 760)).data).toEqual({ it: true });
    expect(await watched(ada, slug)).toEqual([
      { session: 1, watchedSeconds: 760, lastAt: app.world.now().toISOString() },
    ]);
    expect(await watched(ben, slug)).toEqual([]);
    const { rows } = await app.database.pool.query(
      'select recording from fair_attendee where fair_id = $1 and user_id = $2',
      [fairId, ada.id],
    );
    expect(rows).toEqual([
      { recording: { 1: { watchedSeconds: 760, lastAt: app.world.now().toISOString() } } },
    ]);
  });

  test('is known by the address of an emailed registration as well', async () => {
    const { slug, fairId } = await watchedFair();
    const person = await app.person('parent');
    await records.make('FairAttendee', { fairId, email: (await addressOf(person)).toUpperCase() });
    expect((await save(person, slug, 1, 12)).data).toEqual({ it: true });
    expect(await watched(person, slug)).toMatchObject([{ session: 1, watchedSeconds: 12 }]);
  });

  test('keeps no place where there is no recording, and none that can’t be', async () => {
    const { slug, fairId } = await watchedFair();
    const draft = await watchedFair('ended');
    const person = await app.person('student');
    await records.make('FairAttendee', { fairId, userId: person.id });
    await records.make('FairAttendee', { fairId: draft.fairId, userId: person.id });
    expect((await save(person, slug, 2, 5)).data).toEqual({ it: false });
    expect((await save(person, draft.slug, 1, 5)).data).toEqual({ it: false });
    for (const seconds of [-1, 86_401])
      expect((await save(person, slug, 1, seconds)).errors?.[0]?.extensions['code']).toBe(
        'BAD_USER_INPUT',
      );
    expect(await watched(person, slug)).toEqual([]);
  });

  test('is slowed down when a script writes without end', async () => {
    const { slug, fairId } = await watchedFair();
    const person = await app.person('student');
    await records.make('FairAttendee', { fairId, userId: person.id });
    const codes = [];
    for (let n = 0; n < 41; n += 1)
      codes.push((await save(person, slug, 1, n)).errors?.[0]?.extensions['code'] ?? 'kept');
    expect(codes.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 'kept'));
    expect(codes[40]).toBe('RATE_LIMITED');
  });
});

test('Someone without a registration has no place here: their browser keeps it', async () => {
  const { slug } = await watchedFair();
  const person = await app.person('student');
  expect(await watched(person, slug)).toBeNull();
  expect((await save(person, slug, 1, 12)).data).toEqual({ it: false });
});

test('A visitor of a college’s page finds where it is heard, once the recordings are out', async () => {
  const out = await watchedFair();
  await watchedFair('ended');
  const { rows } = await app.database.pool.query<{ name: string; slug: string }>(
    `select name, slug from college where name like 'Heard %' order by name`,
  );
  const clipsOf = async (name: string) => {
    const slug = rows.find((one) => one.name === name)?.slug ?? '';
    const { data } = await app
      .stranger()
      .call(
        `{ it: collegeRecordings(slug: "${slug}") { fairSlug session sessionTitle fromSecond untilSecond hasCaptions } }`,
      );
    return data?.['it'];
  };
  const clip = { fairSlug: out.slug, session: 1, sessionTitle: 'One', hasCaptions: false };
  const [first = '', second = ''] = out.names;
  await expect.poll(() => clipsOf(first)).toEqual([{ ...clip, fromSecond: 60, untilSecond: 150 }]);
  expect(await clipsOf(second)).toEqual([{ ...clip, fromSecond: 150, untilSecond: null }]);
  for (const { name } of rows.filter(
    ({ name }) => !out.names.includes(name) && name.startsWith(`Heard ${fairs} `),
  ))
    expect(await clipsOf(name)).toEqual([]);
});

test('A visitor reads what a college answered in a recorded session, without who asked', async () => {
  const out = await watchedFair();
  const [first = '', second = ''] = out.exhibitors;
  const { pool } = app.database;
  const asker = await app.person('student');
  const startedAt = app.world.now();
  const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
  const runId = app.world.newId();
  const steps = [first, second].map((exhibitorId) => ({ kind: 'turn', exhibitorId, seconds: 90 }));
  await pool.query(
    `insert into session_run (id, fair_id, session, started_at, steps) values ($1, $2, 1, $3, $4)`,
    [runId, out.fairId, startedAt, JSON.stringify(steps)],
  );
  const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
    pool.query(
      `insert into ${table} (${Object.keys(row).join(', ')})
       select ${Object.keys(row).join(', ')} from jsonb_populate_record(null::${table}, $1)`,
      [row],
    );
  const ask = async (body: string, answer: object, question: object = {}) => {
    const id = app.world.newId();
    await insert('session_question', {
      id,
      run_id: runId,
      author_id: asker.id,
      client_key: id,
      body,
      created_at: startedAt,
      ...question,
    });
    await insert('session_answer', {
      id: app.world.newId(),
      question_id: id,
      exhibitor_id: first,
      claimed_at: startedAt,
      ...answer,
    });
  };
  await ask('Is there snow?', { answered_at: at(20), body: 'A lot.' });
  await ask('Are there goats?', { answered_at: at(100) }, { votes: 3 });
  await ask('Is it far?', { answered_at: at(30), exhibitor_id: second });
  await ask('Marked the next day', { answered_at: at(86_400) });
  await ask('Claimed alone', {});
  await ask('Hidden', { answered_at: at(5) }, { hidden_at: at(9) });
  await ask('Held', { answered_at: at(5) }, { held_for: 'words' });
  await ask(
    'Released',
    { answered_at: at(5), body: 'Fine.' },
    { held_for: 'words', released_at: at(2) },
  );
  // Its room has read it; the whole world doesn’t read an address or a number.
  await ask(
    'Released with a number',
    { answered_at: at(5), body: 'Fine.' },
    { held_for: 'phone', released_at: at(2) },
  );

  const stranger = app.stranger();
  const answersOf = async () =>
    (
      await stranger.call(
        `{ it: recordedAnswers(slug: "${out.slug}") {
          session exhibitorId answers { question answer atSecond } } }`,
      )
    ).data?.['it'];
  // The recording begins a minute before the session.
  const ofFirst = [
    { question: 'Are there goats?', answer: null, atSecond: 160 },
    { question: 'Released', answer: 'Fine.', atSecond: null },
    { question: 'Is there snow?', answer: 'A lot.', atSecond: null },
    // No one knows when that was answered.
    { question: 'Marked the next day', answer: null, atSecond: null },
  ];
  const all = [
    { session: 1, exhibitorId: first, answers: ofFirst },
    {
      session: 1,
      exhibitorId: second,
      answers: [{ question: 'Is it far?', answer: null, atSecond: 90 }],
    },
  ];
  await expect.poll(answersOf).toEqual(expect.arrayContaining(all));
  const { rows } = await pool.query<{ slug: string }>('select slug from college where name = $1', [
    out.names[0],
  ]);
  const { data } = await stranger.call(
    `{ it: collegeRecordings(slug: "${rows[0]?.slug}") { answers { question answer atSecond } } }`,
  );
  expect(data?.['it']).toEqual([{ answers: ofFirst }]);

  await pool.query(`update fair_webinar set webinar_status = 'ended' where fair_id = $1`, [
    out.fairId,
  ]);
  await expect.poll(answersOf).toEqual([]);
});
