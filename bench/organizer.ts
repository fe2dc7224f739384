import { realWorld } from '../src/platform/real-world.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { makeFair } from './fair-data.ts';
import { signedIn } from './fixture.ts';
import type { Figure } from './report.ts';
import { fire, startServer } from './servers.ts';

const attendees = 100_000;

const table = (args: string) => ({
  query: `query ($fairId: ID!) {
    manageAttendees(fairId: $fairId, ${args}) {
      total items { id firstName lastName email attendeeType schoolName state enteredAt createdAt }
    }
  }`,
});

const users = (args: string) => ({
  query: `{ manageUsers(${args}) {
    total items { id email name userType approved disabled secondFactor createdAt lastSeenAt }
  } }`,
});

const headCount = (audience: string) => ({
  query: `query ($audience: String!) {
    campaignAudience(audience: $audience) { members recipients unconfirmed unwilling suppressed }
  }`,
  variables: { audience },
});

interface Look {
  readonly query: string;
  readonly variables?: object;
  /** Milliseconds that it may take; 100 unless given. */
  readonly atMost?: number;
}

/** What organizers look at while a fair of 100,000 registrations is prepared, two of them at once. */
export async function measureOrganizer({ pool, connectionString }: Database): Promise<Figure[]> {
  const { fairId } = await makeFair(pool, `crowded-${realWorld.newId().slice(-8)}`, 20, 60);
  await registerMany(pool, fairId);
  const { token } = await signedIn(pool, 'admin');
  const quad = await startServer('quad-server.ts', connectionString, 4118);
  const looks: Readonly<Record<string, Look>> = {
    'the first page of attendees': table('page: 1'),
    'their last page': table(`page: ${attendees / 25}`),
    'the newest of them': table('sort: "createdAt", descending: true'),
    'a search by name': table('search: "reyes77"'),
    'those of one state who came': table('state: "TX", came: true'),
    'the first page of users': users('page: 1'),
    'their page in the middle': users('page: 1200'),
    'their last page, by name': users('page: 2400, sort: "name"'),
    'the newest of them, counselors alone': users(
      'sort: "createdAt", descending: true, userType: "counselor"',
    ),
    'a search among users': users('search: "reyes77"'),
    'users who are disabled': users('state: "disabled"'),
    'the head count of a campaign to everyone registered': {
      ...headCount(`FAIR_REGISTERED:${fairId}`),
      atMost: 1_000,
    },
    'the head count of a campaign to all students': { ...headCount('STUDENTS'), atMost: 500 },
    'the dashboard': {
      atMost: 250,
      query: `{ organizerDashboard(days: 30, timeZone: "America/New_York") {
        tasks { kind count } registered days { day registered } fairs { id registered newlyRegistered } } }`,
    },
    'the figures of the fair': {
      atMost: 500,
      query: `query ($fairId: ID!) { fairFigures(fairId: $fairId) { registered } }`,
    },
  };
  try {
    const figures: Figure[] = [];
    for (const [what, { atMost = 100, ...body }] of Object.entries(looks)) {
      const shot = { path: '/graphql', token, body: { variables: { fairId }, ...body } };
      await fire(quad, shot, 1, 2);
      const { p95 } = await fire(quad, shot, 3, 2);
      figures.push({ what: `${what}, p95`, value: p95, unit: 'ms', aim: { atMost } });
    }
    return figures;
  } finally {
    await quad.stop();
  }
}

/**
 * Registers people for a fair: six of ten with an account, one of three has entered. There are as many
 * accounts in the end, for others have one, too.
 */
export async function registerMany(pool: Database['pool'], fairId: string): Promise<void> {
  const client = await pool.connect();
  // Without triggers, which would take minutes: no one listens, and the references are right.
  await client.query("set session_replication_role = 'replica'");
  await client.query(
    `with person as (
       select n, gen_random_uuid() as id, n || '-' || $1::uuid::text || '@crowd.test' as email
       from generate_series(1, $2::int) n
     ), others as (
       -- 100,000 accounts in all, with those below.
       insert into account (email, email_verified, name, user_type, disabled_at)
       select 'other' || n || '-' || $1::uuid::text || '@crowd.test', n % 20 > 0, 'Noa Lind' || n,
         case n % 4 when 0 then 'counselor' when 1 then 'college' else 'parent' end,
         case when n % 50 = 0 then now() end
       from generate_series(1, $2::int * 4 / 10) n
     ), a as (
       insert into account (id, email, email_verified, name, user_type)
       select id, email, true, 'Maya Reyes' || n, 'student' from person where n % 10 < 6 returning id
     ), s as (
       insert into student (id, user_id, owner, first_name, last_name, email, dob)
       select gen_random_uuid(), id, id, 'Maya', 'Reyes', id || '@crowd.test', '2009-05-04' from a
       returning id, user_id
     ), p as (
       insert into student_privacy_settings (id, student_id, owner, subscribed_fair_reminders,
         message_notifications, all_fair_reminders, subscribed_chat_reminders,
         subscribed_webinar_reminders, share_attendee_info)
       select gen_random_uuid(), id, user_id, true, true, true, true, true, false from s
     )
     insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, state,
       school_grade, school_name, consent, user_id, owner, confirmed_at, entered_at, created_at)
     select gen_random_uuid(), $1::uuid, case when n % 5 = 0 then 'parent' else 'student' end, 'Maya',
       'Reyes' || n, email, (array['TX', 'OH', 'NY', 'CA', 'FL'])[1 + n % 5], '11',
       'School ' || n % 3000, true, case when n % 10 < 6 then id end, case when n % 10 < 6 then id end,
       now(), case when n % 3 = 0 then now() end, now() - make_interval(mins => n)
     from person`,
    [fairId, attendees],
  );
  await client.query('reset session_replication_role');
  client.release();
  await pool.query('vacuum analyze');
}
