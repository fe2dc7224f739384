import { signedIn } from '../../accounts/people-services.ts';
import { runsFair } from '../../fairs/fair-organizers.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { countJobs } from '../../../platform/jobs/count-jobs.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { held, waits } from '../desk/read-desk.server.ts';
import { readEmailHealth } from '../dashboard/email-health.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { emptyRoom } from '../presence/rooms.server.ts';

/** The schema type. */
const sessionTypes = `
  "A session of the plan, with how many come to it."
  type MonitoredSession {
    number: Int!
    title: String!
    startTime: DateTime!
    lengthMinutes: Int!
    "Registered for it."
    chosen: Int!
    joined: Int!
    "It has a link to join."
    hasLink: Boolean!
  }`;

/** A fair's sessions by time, each with its attendees; none for a booth fair. */
async function readSessions(on: Queryable, fairId: string) {
  return readRows(on, {
    number: 'number',
    title: 'text',
    startTime: 'timestamp',
    lengthMinutes: 'number',
    chosen: 'number',
    joined: 'number',
    hasLink: 'boolean',
  })(
    `select (s ->> 'number')::int as number, s ->> 'title' as title,
       (s ->> 'startTime')::timestamptz as "startTime",
       (s ->> 'lengthMinutes')::int as "lengthMinutes",
       coalesce((select k.taken from seats_taken k
         where k.fair_id = w.fair_id and k.session = (s ->> 'number')::int), 0) as chosen,
       (select count(*)::int from session_attendance a
        where a.fair_id = w.fair_id and a.session = (s ->> 'number')::int) as joined,
       coalesce(w.webinar_links, '{}') ? (s ->> 'number') as "hasLink"
     from fair_webinar w join fair f on f.id = w.fair_id,
       jsonb_array_elements(w.details -> 'sessions') s
     where w.fair_id = $1 and f.fair_type <> 'booth'
     order by 3, 1`,
    [fairId],
  );
}

/** Maximum listed messages. */
const mostHeld = 100;
/** Minutes per bar of the arrivals chart. */
const arrivalMinutes = 10;

/** `fairMonitor(fairId)`: live activity at a fair, across all booths. */
export const fairMonitor = operation<'fairMonitor', LobbyServices>({
  kind: 'Query',
  name: 'fairMonitor',
  field: `
  "Returns the live state of a fair across all booths."
  fairMonitor(fairId: ID!): FairMonitor!`,
  types: `
  "The live state of a fair."
  type FairMonitor {
    "Everyone who is at the fair now."
    people: Int!
    registered: Int!
    "Registered, and entered the fair."
    came: Int!
    "Who entered for the first time, by each ${arrivalMinutes} minutes."
    arrivals: [FairArrivals!]!
    "Published booths: those whose questions have waited longest come first, then those without a rep."
    booths: [MonitoredBooth!]!
    "The sessions of a 6x6 fair or a webinar, by their time."
    sessions: [MonitoredSession!]!
    "Messages that are not shown until someone looks at them, the oldest first."
    held: [HeldMessage!]!
    "Open reports of video calls at its booths."
    reportedCalls: Int!
    email: MonitoredEmail!
    "Jobs that failed for good, over all fairs."
    failedJobs: Int!
  }
  "The people who entered a fair in one interval."
  type FairArrivals { at: DateTime! count: Int! }
  "A booth in the live monitor."
  type MonitoredBooth {
    id: ID!
    collegeId: ID!
    college: String!
    reps: [PresentRep!]!
    "Visitors right now."
    people: Int!
    "Questions without an answer."
    waiting: Int!
    waitingSince: DateTime
    isClosed: Boolean!
  }
  "A message held for review."
  type HeldMessage {
    id: ID!
    boothId: ID!
    college: String!
    text: String!
    "link, email, phone or words."
    heldFor: String!
    createdAt: DateTime!
  }
  "The email queue across all fairs."
  type MonitoredEmail {
    waiting: Int!
    "When the oldest one that is due was due."
    dueSince: DateTime
    "Failed for good in the last 24 hours."
    failed: Int!
  }${sessionTypes}`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, call) {
    const { services, world } = call;
    const { pool } = services.database;
    const [fair] = isUuid(fairId)
      ? await readRows(pool, { fairType: 'text' })(
          'select fair_type as "fairType" from fair where id = $1',
          [fairId],
        )
      : [];
    if (!fair || !runsFair(signedIn(call), fair.fairType)) throw notFound();
    const [rooms, attendees, arrivals, booths, sessions, messages, reportedCalls, email, jobs] =
      await Promise.all([
        services.lobby.rooms.get(),
        readAttendees(pool, fairId),
        readArrivals(pool, fairId),
        readBooths(pool, fairId),
        readSessions(pool, fairId),
        readHeld(pool, fairId),
        countCallReports(pool, fairId),
        readEmailHealth(pool, world.now(), 1),
        countJobs(pool, world),
      ]);
    const staffed = booths.map((booth) => {
      const { people, reps } = rooms.get(booth.id) ?? emptyRoom(booth.id, fairId);
      return { ...booth, people, reps };
    });
    const age = ({ waitingSince }: Booth) => waitingSince?.getTime() ?? Infinity;
    return {
      ...attendees,
      people: rooms.get(fairId)?.people ?? 0,
      arrivals,
      booths: staffed.sort((one, other) => {
        const [mine, theirs] = [age(one), age(other)];
        return mine === theirs ? one.reps.length - other.reps.length : mine - theirs;
      }),
      sessions,
      held: messages,
      reportedCalls,
      email,
      failedJobs: Object.values(jobs).reduce((sum, { dead }) => sum + dead, 0),
    };
  },
});

async function readAttendees(on: Queryable, fairId: string) {
  const rows = await readRows(on, { registered: 'number', came: 'number' })(
    `select count(*)::int as registered, count(entered_at)::int as came
     from fair_attendee where fair_id = $1`,
    [fairId],
  );
  return rows[0] ?? { registered: 0, came: 0 };
}

async function readArrivals(on: Queryable, fairId: string) {
  return readRows(on, { at: 'timestamp', count: 'number' })(
    `select date_bin(make_interval(mins => $2), entered_at, timestamptz 'epoch') as at,
       count(*)::int as count
     from fair_attendee where fair_id = $1 and entered_at is not null group by 1 order by 1`,
    [fairId, arrivalMinutes],
  );
}

const boothRow = row({
  id: 'text',
  collegeId: 'text',
  college: 'text',
  waiting: 'number',
  waitingSince: 'timestamp?',
  isClosed: 'boolean',
});

type Booth = RowOf<typeof boothRow>;

async function readBooths(on: Queryable, fairId: string): Promise<readonly Booth[]> {
  return readRows(on, boothRow)(
    `select b.id, b.college_id as "collegeId", c.name as college,
       coalesce(w.n, 0) as waiting, w.since as "waitingSince",
       exists (select from booth_closing k where k.id = b.id) as "isClosed"
     from fair_booth b join college c on c.id = b.college_id
     left join lateral (
       select count(*)::int as n, min(m.created_at) as since from booth_message m
       where m.booth_id = b.id and ${waits} and not (${held})
     ) w on true
     where b.fair_id = $1 and b.booth_sent order by c.name_lower, b.id`,
    [fairId],
  );
}

async function readHeld(on: Queryable, fairId: string) {
  return readRows(on, {
    id: 'text',
    boothId: 'text',
    college: 'text',
    text: 'text',
    heldFor: 'text',
    createdAt: 'timestamp',
  })(
    `select m.id, m.booth_id as "boothId", c.name as college, m.body as text,
       m.held_for as "heldFor", m.created_at as "createdAt"
     from booth_message m join fair_booth b on b.id = m.booth_id join college c on c.id = b.college_id
     where b.fair_id = $1 and m.hidden_at is null and ${held}
     order by m.created_at, m.id limit $2`,
    [fairId, mostHeld],
  );
}

async function countCallReports(on: Queryable, fairId: string): Promise<number> {
  const rows = await readRows(on, { n: 'number' })(
    `select count(*)::int as n from call_report r join call k on k.id = r.call_id
     join fair_booth b on b.id = k.booth_id
     where b.fair_id = $1 and r.closed_at is null`,
    [fairId],
  );
  return rows[0]?.n ?? 0;
}
