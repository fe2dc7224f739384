import { afterAll, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { make, link, admin } = await testRecords(app);
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
const url = `${address.replace('http', 'ws')}/graphql`;
const clients = new Set<LiveClient>();
afterAll(() => clients.forEach((client) => client.close()));

let count = 0;

/** A 6x6 fair whose two sessions begin in an hour, with a college in the second. */
async function fair(starts = '2026-11-21T11:00:00Z') {
  const slug = `told-${(count += 1)}`;
  const fairId = await make('Fair', {
    slug,
    fairType: '6x6',
    startTime: starts,
    endTime: '2026-11-21T16:00:00Z',
    exhibitorDeadline: '2026-11-20T11:00:00Z',
    publishedAt: '2026-10-01T00:00:00Z',
  });
  const collegeId = await make('College', { status: 'active' });
  const exhibitorId = await make('FairExhibitor', { fairId, collegeId });
  const placed = { exhibitorId, position: 1, startsAtMinute: 1, lengthMinutes: 6 };
  await make('FairWebinar', {
    fairId,
    webinarStatus: 'scheduled',
    details: {
      sessions: [1, 2].map((number) => ({
        number,
        title: `Session ${number}`,
        lengthMinutes: 45,
        startTime: `2026-11-21T${12 + number}:00:00.000Z`,
        exhibitors: number === 2 ? [placed] : [],
      })),
    },
  });
  // Public fairs are cached in memory, which follows within a moment.
  await expect.poll(() => heard(admin, { slug })).toEqual([]);
  return { fairId, slug, collegeId };
}

type Fair = Awaited<ReturnType<typeof fair>>;

async function attendee({ fairId }: Fair, attending: readonly number[]) {
  const person = await app.person('student');
  await make('Student', { userId: person.id });
  await make('FairAttendee', { fairId, userId: person.id, email: person.email, attending });
  return person;
}

async function rep(collegeId: string) {
  const person = await app.person('college');
  await make('CollegeRep', { collegeId, userId: person.id });
  return person;
}

const announce = (
  who: Person,
  { fairId }: Fair,
  session: number | null,
  body: string,
  to = 'everyone',
) =>
  who.call(
    `mutation ($fairId: ID!, $session: Int, $to: AnnouncementAudience!, $body: String!) {
      it: announce(fairId: $fairId, audience: $to, session: $session, body: $body) { id session } }`,
    { fairId, session, to, body },
  );

/** What a person sees when a page opens. */
async function heard(who: Person, { slug }: Pick<Fair, 'slug'>): Promise<readonly string[] | null> {
  const { data } = await who.call(
    'query ($slug: String!) { it: heardAnnouncements(fair: $slug) { items { body } } }',
    { slug },
  );
  const it = data?.['it'] as { items: { body: string }[] } | null;
  return it && it.items.map(({ body }) => body);
}

/** The same in the lobby, which reads from memory. */
async function inLobby(who: Person, { slug }: Fair): Promise<readonly string[]> {
  const { data } = await who.call(
    'query ($slug: String!) { it: visitFair(slug: $slug) { announcements { body session } } }',
    { slug },
  );
  return (data?.['it'] as { announcements: { body: string }[] }).announcements.map(
    ({ body }) => body,
  );
}

/** What a person with an open page receives. */
async function follow(who: Person, { fairId }: Fair, live: 'onAnnouncement' | 'onFairPresence') {
  const told: string[] = [];
  const fields = 'body withdrawnAt';
  const client = new LiveClient(() => url, who.token, [
    {
      query: `subscription ($after: String) { it: ${live}(fairId: "${fairId}", after: $after) {
        ${live === 'onAnnouncement' ? fields : `announcement { ${fields} }`} } }`,
      next({ it }) {
        const shown = it as { announcement?: Told | null } & Told;
        const one = live === 'onAnnouncement' ? shown : shown.announcement;
        if (one) told.push(one.withdrawnAt === null ? one.body : `withdrawn: ${one.body}`);
      },
      resync: () => undefined,
    },
  ]);
  clients.add(client);
  await client.connect();
  return told;
}

interface Told {
  readonly body: string;
  readonly withdrawnAt: string | null;
}

describe('What is announced to one session', () => {
  test('is read by those who chose it, their parents, the college in it and organizers, and by no one else', async () => {
    const six = await fair();
    const [first, second] = [await attendee(six, [1]), await attendee(six, [1, 2])];
    const student = await app.person('student');
    const studentId = await make('Student', { userId: student.id });
    await make('FairAttendee', { fairId: six.fairId, userId: student.id, attending: [2] });
    const parent = await app.person('parent');
    await link(parent, studentId, {});
    const placed = await rep(six.collegeId);
    const otherCollege = await make('College', { status: 'active' });
    await make('FairExhibitor', { fairId: six.fairId, collegeId: otherCollege });
    const other = await rep(otherCollege);
    const coordinator = await app.person('admin6x6');
    await announce(coordinator, six, null, 'To all');
    app.world.advance(1_000);
    await announce(coordinator, six, 2, 'To the second');
    for (const who of [second, student, parent, placed, coordinator, admin])
      expect(await heard(who, six)).toEqual(['To the second', 'To all']);
    for (const who of [first, other]) expect(await heard(who, six)).toEqual(['To all']);
    expect(await heard(await app.person('student'), six)).toBeNull();
    // The lobby reads from memory, which follows within a moment.
    await expect.poll(() => inLobby(second, six)).toEqual(['To the second', 'To all']);
    expect(await inLobby(first, six)).toEqual(['To all']);
    expect(await inLobby(placed, six)).toEqual(['To the second', 'To all']);
    expect(await inLobby(other, six)).toEqual(['To all']);
  });

  test('goes with the choice: who changes to another session reads what is announced there', async () => {
    const six = await fair();
    const student = await attendee(six, [1]);
    await announce(admin, six, 1, 'To the first');
    await announce(admin, six, 2, 'To the second');
    expect(await heard(student, six)).toEqual(['To the first']);
    await pool.query(`update fair_attendee set attending = '{2}' where user_id = $1`, [student.id]);
    expect(await heard(student, six)).toEqual(['To the second']);
  });

  test('can go to the families or the colleges of the session alone', async () => {
    const six = await fair();
    const [student, placed] = [await attendee(six, [2]), await rep(six.collegeId)];
    await announce(admin, six, 2, 'Bring a pen', 'families');
    await announce(admin, six, 2, 'Share your screen', 'exhibitors');
    expect(await heard(student, six)).toEqual(['Bring a pen']);
    expect(await heard(placed, six)).toEqual(['Share your screen']);
  });

  test('comes at once to the lobby and to the page on which the session is joined, and goes when it is withdrawn', async () => {
    const six = await fair();
    const [first, second] = [await attendee(six, [1]), await attendee(six, [2])];
    const told = await Promise.all([
      follow(second, six, 'onFairPresence'),
      follow(second, six, 'onAnnouncement'),
      follow(await rep(six.collegeId), six, 'onAnnouncement'),
      follow(first, six, 'onFairPresence'),
      follow(first, six, 'onAnnouncement'),
    ]);
    const { id } = recordIn(await announce(admin, six, 2, 'Five minutes late'));
    await admin.call('mutation ($id: ID!) { withdrawAnnouncement(id: $id) { id } }', { id });
    await announce(admin, six, 1, 'On time');
    const ofSecond = ['Five minutes late', 'withdrawn: Five minutes late'];
    await expect.poll(() => told).toEqual([ofSecond, ofSecond, ofSecond, ['On time'], ['On time']]);
  });

  test('is heard before the fair opens, by those who are registered', async () => {
    const six = await fair('2026-11-21T13:00:00Z');
    const told = await follow(await attendee(six, [2]), six, 'onAnnouncement');
    await announce(admin, six, 2, 'We start on time');
    await expect.poll(() => told).toEqual(['We start on time']);
    const { errors } = await (
      await app.person('student')
    ).call(`query { it: heardAnnouncements(fair: "${six.slug}") { cursor } }`);
    expect(errors).toBeUndefined();
  });

  test('needs a session of the plan', async () => {
    const six = await fair();
    for (const session of [0, 3, -1]) {
      const { errors } = await announce(admin, six, session, 'Hello');
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.extensions['fields']).toHaveProperty('session');
    }
    const { data } = await admin.call(
      `{ it: fairMonitor(fairId: "${six.fairId}") { sessions { number chosen joined hasLink } } }`,
    );
    expect(data?.['it']).toEqual({
      sessions: [1, 2].map((number) => ({ number, chosen: 0, joined: 0, hasLink: false })),
    });
  });
});
