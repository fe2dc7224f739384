import { beforeEach, describe, expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { make, link } = await testRecords(app);
const { pool } = app.database;
const to = (time: string) => app.world.moveTo(`2026-11-21T${time}Z`);
beforeEach(() => to('12:00:00'));

const meeting = (session: number) => ({
  join: `https://meet.example.org/room-${session}`,
  host: `https://meet.example.org/room-${session}?host=yes`,
});
const webinar = (change: string) => `update fair_webinar set ${change} where fair_id = $1`;
let count = 0;

/** A fair with three 45-minute sessions, hourly from 12:00; the third is for one person. */
async function fair(said: object = {}) {
  const slug = `six-${(count += 1)}`;
  const fairId = await make('Fair', {
    slug,
    fairType: '6x6',
    startTime: '2026-11-21T12:00:00Z',
    endTime: '2026-11-21T16:00:00Z',
    exhibitorDeadline: '2026-11-21T11:00:00Z',
    ...said,
  });
  const collegeId = await make('College');
  const exhibitorId = await make('FairExhibitor', { fairId, collegeId });
  const session = (number: number, more = {}) => ({
    number,
    title: `Session ${number}`,
    lengthMinutes: 45,
    startTime: `2026-11-21T${11 + number}:00:00.000Z`,
    exhibitors:
      number === 2 ? [{ exhibitorId, position: 1, startsAtMinute: 1, lengthMinutes: 6 }] : [],
    ...more,
  });
  await make('FairWebinar', {
    fairId,
    webinarStatus: 'scheduled',
    details: { sessions: [session(1), session(2), session(3, { capacity: 1 })] },
    webinarLinks: { 1: meeting(1), 2: meeting(2), 3: meeting(3) },
  });
  return { fairId, slug, collegeId };
}

interface Joined {
  readonly url: string | null;
  readonly entry: {
    readonly state: string;
    readonly opensAt: string;
    readonly mySessions: number[];
  };
}
async function join(person: Person, slug: string, session: number): Promise<Joined | null> {
  const { data, errors } = await person.call(
    `mutation ($slug: String!, $session: Int!) { it: joinSession(fair: $slug, session: $session) {
       url entry { state opensAt mySessions } } }`,
    { slug, session },
  );
  expect(errors).toBeUndefined();
  return data?.['it'] as Joined | null;
}
const told = async (person: Person, slug: string, session: number) => {
  const joined = await join(person, slug, session);
  return joined && [joined.entry.state, joined.url];
};
const attended = async (fairId: string) =>
  (
    await pool.query<object>(
      `select attendee_id as id, session, joined_at, last_joined_at from session_attendance
       where fair_id = $1 order by session`,
      [fairId],
    )
  ).rows;

async function attendee(
  fairId: string,
  attending: readonly number[] | null,
  userType = 'student' as const,
) {
  const person = await app.person(userType);
  const id = await make('FairAttendee', { fairId, email: person.email, attending });
  return { person, id };
}
async function rep(collegeId: string) {
  const person = await app.person('college');
  await make('CollegeRep', { collegeId, userId: person.id });
  return person;
}

test('a student who chose a session joins it from ten minutes before until it has ended', async () => {
  const { fairId, slug } = await fair();
  const { person, id } = await attendee(fairId, [2]);
  to('12:49:59');
  expect((await join(person, slug, 2))?.entry).toMatchObject({
    state: 'early',
    opensAt: '2026-11-21T12:50:00.000Z',
    mySessions: [2],
  });
  expect(await attended(fairId)).toEqual([]);
  to('12:50:00');
  expect(await told(person, slug, 2)).toEqual(['open', meeting(2).join]);
  to('13:59:00');
  expect(await told(person, slug, 2)).toEqual(['open', meeting(2).join]);
  expect(await attended(fairId)).toEqual([
    {
      id,
      session: 2,
      joined_at: new Date('2026-11-21T12:50:00Z'),
      last_joined_at: new Date('2026-11-21T13:59:00Z'),
    },
  ]);
  const { rows } = await pool.query('select entered_at from fair_attendee where id = $1', [id]);
  expect(rows).toEqual([{ entered_at: new Date('2026-11-21T12:50:00Z') }]);
  to('14:00:00');
  expect(await told(person, slug, 2)).toEqual(['over', null]);
});

test('a student who takes the registration back is not let in again', async () => {
  const { fairId, slug } = await fair();
  const { person, id } = await attendee(fairId, [1]);
  expect(await told(person, slug, 1)).toEqual(['open', meeting(1).join]);
  await person.call(`mutation { cancelMyRegistration(id: "${id}") }`);
  expect(await told(person, slug, 1)).toEqual(['register', null]);
  expect(await attended(fairId)).toEqual([]);
});

test('a student who chose no session, or another one, is asked to choose it, where there is room', async () => {
  const { fairId, slug } = await fair();
  const none = await attendee(fairId, null);
  const other = await attendee(fairId, [3]);
  expect(await told(none.person, slug, 1)).toEqual(['choose', null]);
  expect(await told(other.person, slug, 1)).toEqual(['choose', null]);
  expect(await told(none.person, slug, 3)).toEqual(['full', null]);
  await none.person.call(
    `mutation { updateMyRegistration(input: { id: "${none.id}", attending: [1] }) { id } }`,
  );
  expect(await told(none.person, slug, 1)).toEqual(['open', meeting(1).join]);
});

test('a parent joins what a linked student has chosen', async () => {
  const { fairId, slug } = await fair();
  const student = await app.person('student');
  const studentId = await make('Student', { userId: student.id });
  await make('FairAttendee', { fairId, userId: student.id, attending: [1] });
  const parent = await app.person('parent');
  await link(parent, studentId, {});
  expect(await told(parent, slug, 1)).toEqual(['open', meeting(1).join]);
  expect(await told(parent, slug, 2)).toEqual(['register', null]);
  expect(await attended(fairId)).toEqual([]);
});

test('a rep joins the session in which their college speaks from half an hour before, and no other', async () => {
  const { slug, collegeId, fairId } = await fair();
  const own = await rep(collegeId);
  to('12:29:59');
  expect(await told(own, slug, 2)).toEqual(['early', null]);
  to('12:30:00');
  expect(await told(own, slug, 2)).toEqual(['open', meeting(2).join]);
  expect((await join(own, slug, 1))?.entry).toMatchObject({
    state: 'otherSession',
    mySessions: [2],
  });
  expect(await told(await rep(await make('College')), slug, 2)).toEqual(['register', null]);
  expect(await attended(fairId)).toEqual([]);
});

test('a rep who is not confirmed, or whose college has withdrawn, is not let in', async () => {
  const { slug, collegeId, fairId } = await fair();
  to('12:45:00');
  const unconfirmed = await rep(collegeId);
  await pool.query('update college_rep set confirmed_at = null where user_id = $1', [
    unconfirmed.id,
  ]);
  expect(await told(unconfirmed, slug, 2)).toEqual(['register', null]);
  const own = await rep(collegeId);
  await pool.query(
    `update exhibitor_registration set withdrawn_at = now()
     where exhibitor_id in (select id from fair_exhibitor where fair_id = $1)`,
    [fairId],
  );
  expect(await told(own, slug, 2)).toEqual(['register', null]);
});

test('organizers get the link of the host at any time, coordinators at 6x6 fairs alone', async () => {
  const { slug } = await fair();
  const other = await fair({ fairType: 'webinar' });
  const [admin, coordinator] = [await app.person('admin'), await app.person('admin6x6')];
  to('08:00:00');
  expect(await told(admin, slug, 3)).toEqual(['open', meeting(3).host]);
  expect(await told(coordinator, slug, 3)).toEqual(['open', meeting(3).host]);
  expect(await told(admin, other.slug, 1)).toEqual(['open', meeting(1).host]);
  expect(await told(coordinator, other.slug, 1)).toEqual(['register', null]);
});

test('an organizer is told which fair misses a link, and of which type it is', async () => {
  const admin = await app.person('admin');
  for (const fairType of ['6x6', 'webinar']) {
    const { fairId, slug } = await fair({ fairType });
    await pool.query(webinar('webinar_links = null'), [fairId]);
    const { data } = await admin.call(
      `{ it: sessionEntry(fair: "${slug}", session: 1) { state isOrganizer fair { id fairType } } }`,
    );
    expect(data?.['it']).toEqual({
      state: 'noLink',
      isOrganizer: true,
      fair: { id: fairId, fairType },
    });
  }
});

describe('no one gets the link', () => {
  test.each([
    [
      'of a fair of booths without sessions',
      `with b as (update fair set fair_type = 'booth' where id = $1)
       update fair_webinar set details = '{"sessions": []}' where fair_id = $1`,
      'noSessions',
    ],
    [
      'of a fair that is cancelled',
      'update fair set cancelled_at = now() where id = $1',
      'cancelled',
    ],
    ['of a plan that is a draft', webinar(`webinar_status = 'draft'`), 'notPlanned'],
    ['of a plan without sessions', webinar(`details = '{"sessions": []}'`), 'notPlanned'],
    ['that is not set yet', webinar('webinar_links = null'), 'noLink'],
    ['that is set for others only', webinar(`webinar_links = webinar_links - '1'`), 'noLink'],
    [
      'that leads back here',
      webinar(`webinar_links = '{"1": {"join": "/fair-six/join/1"}}'`),
      'noLink',
    ],
  ])('%s', async (_, change, state) => {
    const { fairId, slug } = await fair();
    const { person } = await attendee(fairId, [1]);
    await pool.query(change, [fairId]);
    expect(await told(person, slug, 1)).toEqual([state, null]);
    expect(await told(await app.person('admin'), slug, 1)).toEqual([state, null]);
  });

  test('of a fair that is not public, of one that there is none of, of a session out of the plan', async () => {
    const { fairId, slug } = await fair({ publishedAt: null });
    const { person } = await attendee(fairId, [1]);
    expect(await told(person, slug, 1)).toBeNull();
    expect(await told(person, 'nothing', 1)).toBeNull();
    expect(await told(person, (await fair()).slug, 7)).toEqual(['noSession', null]);
    expect(await told(person, (await fair()).slug, 0)).toBeNull();
  });

  test('who is signed out', async () => {
    const { slug } = await fair();
    expect(await told(app.stranger(), slug, 1)).toEqual(['signIn', null]);
    expect(await told(app.guest(), slug, 1)).toEqual(['signIn', null]);
  });

  test('who is not registered: families register, and after the fair it is over', async () => {
    const { slug } = await fair();
    const student = await app.person('student');
    expect(await told(student, slug, 1)).toEqual(['register', null]);
    to('13:00:00');
    expect(await told(student, slug, 1)).toEqual(['over', null]);
    const closed = await fair({ registrationOpensAt: '2026-11-21T15:00:00Z' });
    expect(await told(student, closed.slug, 2)).toEqual(['closed', null]);
  });

  test('by any read of the API but an organizer’s', async () => {
    const { fairId, slug } = await fair();
    const { person } = await attendee(fairId, [1]);
    for (const caller of [person, app.guest(), await rep(await make('College'))]) {
      const { data } = await caller.call(
        `{ getFair(id: "${fairId}") { webinar { webinarLinks details } }
           sessionEntry(fair: "${slug}", session: 1) { state session { title } } }`,
      );
      expect(JSON.stringify(data)).not.toContain('meet.example.org');
    }
  });
});
