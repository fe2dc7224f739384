import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { comparePlans, toPublished } from './plan-difference.ts';
import { readUntold } from './read-untold.server.ts';
import { findPlanFair, openPlan, takesPartSql } from './hold-plan.server.ts';

const plannedExhibitorRow = row({
  id: 'text',
  name: 'text',
  city: 'text',
  state: 'text',
  country: 'text?',
  logo: 'text?',
  /** From the college's profile: public, private, trade. */
  kinds: 'text[]',
  sizes: 'text[]',
  /** Their requests at registration, one per line. */
  notes: 'text[]',
  isPaid: 'boolean',
  /** The contact who attends; the same `key` is the same person. */
  repKey: 'text?',
  repName: 'text?',
  /** The number of accounts that have saved the college. */
  saves: 'number',
  /** The average position at past 6x6 fairs, from 0 (first) to 1 (last). */
  usualOrder: 'number?',
});

/** An exhibitor, in the coordinators' planner. */
export type PlannedExhibitor = RowOf<typeof plannedExhibitorRow>;

/** Reads a fair's participants, by name. */
export async function readPlannedExhibitors(
  tx: Queryable,
  fairId: string,
): Promise<readonly PlannedExhibitor[]> {
  return readRows(tx, plannedExhibitorRow)(
    `with past as (
       select e.college_id, avg((speaker ->> 'position')::numeric - 1)::float as place
       from fair f join fair_webinar w on w.fair_id = f.id,
         jsonb_array_elements(w.details -> 'sessions') session,
         jsonb_array_elements(session -> 'exhibitors') speaker
       join fair_exhibitor e on e.id::text = speaker ->> 'exhibitorId'
       where f.fair_type = '6x6' and f.id <> $1
         and f.end_time < (select start_time from fair where id = $1)
         and e.college_id in (select college_id from fair_exhibitor where fair_id = $1)
       group by e.college_id
     )
     select e.id, e.name, e.city, e.state, e.country, c.logo,
       coalesce(p.college_type, '{}') as kinds, coalesce(p.campus_size, '{}') as sizes,
       coalesce(e.time_slot_notes, '{}') as notes,
       e.payment_status in ('paid', 'waived') as "isPaid",
       case when e.primary_contact_attending_fair
         then md5(e.fair_id::text || lower(e.primary_contact_email)) end as "repKey",
       case when e.primary_contact_attending_fair then
         trim(e.primary_contact_first_name || ' ' || e.primary_contact_last_name) end as "repName",
       (select count(*)::int from saved_college s where s.college_id = e.college_id) as saves,
       least(1, past.place / 5) as "usualOrder"
     from fair_exhibitor e
     left join college c on c.id = e.college_id
     left join college_profile p on p.college_id = e.college_id
     left join past on past.college_id = e.college_id
     where e.fair_id = $1 and ${takesPartSql}
     order by e.name_lower, e.id`,
    [fairId],
  );
}

/** `sessionPlan(fair)`: a 6x6 fair's draft, by id or slug; without one, that of the next fair. */
export const sessionPlan = operation<'sessionPlan', PeopleServices>({
  kind: 'Query',
  name: 'sessionPlan',
  field: `
  "Returns the draft plan of a 6x6 fair, by its id or slug; without one, of the next fair."
  sessionPlan(fair: String): SessionPlan`,
  types: `
  "The draft of a 6x6 fair's sessions, for those who plan it."
  type SessionPlan {
    fairId: ID!
    name: String!
    slug: String!
    startTime: DateTime!
    endTime: DateTime!
    timeZone: String!
    isPublic: Boolean!
    isCancelled: Boolean!
    "When the plan was last published; null: never."
    publishedAt: DateTime
    version: Int!
    "Changes whenever anything changes that the planner shows."
    stamp: String!
    plan: JSON!
    "What is published: FairWebinar.details."
    published: JSON!
    exhibitors: [PlannedExhibitor!]!
    "Attendees who chose each session."
    going: [SessionGoing!]!
    "Attendees of published sessions that publishing moves, removes or gives other colleges."
    affected: Int!
    "Published sessions that changed after attendees chose them, and of which they weren't emailed since."
    untold: [Int!]!
    canUndo: Boolean!
    canRedo: Boolean!
    "The last change, unless it was the caller's."
    lastChange: SessionPlanChange
  }
  "The number of attendees of a session."
  type SessionGoing { session: Int! count: Int! }
  "A change to a plan: who and when."
  type SessionPlanChange { who: String! at: DateTime! }
  "An exhibitor in the plan of a 6x6 fair."
  type PlannedExhibitor {
    id: ID!
    name: String!
    city: String!
    state: String!
    country: String
    logo: String
    kinds: [String!]!
    sizes: [String!]!
    notes: [String!]!
    isPaid: Boolean!
    "The same person has the same key."
    repKey: String
    repName: String
    saves: Int!
    usualOrder: Float
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fair }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    const id = fair ?? (await nextFair(pool, context.world.now()));
    if (id === null) return null;
    const found = await findPlanFair(pool, id);
    const [open, exhibitors, going, mine, stamp, untold] = await Promise.all([
      openPlan(pool, context.world, found.id),
      readPlannedExhibitors(pool, found.id),
      readGoing(pool, found.id),
      readOwnChanges(pool, found.id, by.id),
      readStamp(pool, found.id),
      readUntold(pool, found.id, context.world.now()),
    ]);
    if (stamp === null) throw notFound();
    const { plan, published, version, publishedAt, takesPart } = open;
    const next = comparePlans(published, toPublished(plan, published), [...takesPart]);
    const changed = [...next.movedSessions, ...next.otherColleges];
    return {
      ...found,
      fairId: found.id,
      isPublic: found.publishedAt !== null,
      isCancelled: found.cancelledAt !== null,
      plan,
      published,
      version,
      publishedAt,
      exhibitors,
      going,
      stamp,
      untold,
      ...mine,
      affected: await countAffected(pool, found.id, changed),
    };
  },
});

/** `sessionPlanStamp(fairId)`: open planners poll it every few seconds; it reads very little. */
export const sessionPlanStamp = operation<'sessionPlanStamp', PeopleServices>({
  kind: 'Query',
  name: 'sessionPlanStamp',
  field: `
  "Returns a value that changes whenever the draft plan of a fair changes. Cheap enough to poll every few seconds."
  sessionPlanStamp(fairId: ID!): String`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: ({ fairId }, { services }) =>
    isUuid(fairId) ? readStamp(services.database.pool, fairId) : null,
});

async function readStamp(tx: Queryable, fairId: string): Promise<string | null> {
  const rows = await readRows(tx, { stamp: 'text' })(
    `select concat_ws('.',
       (select version || coalesce(extract(epoch from published_at)::bigint::text, '')
        from session_plan where fair_id = f.id),
       (select extract(epoch from updated_at)::text from fair_webinar where fair_id = f.id),
       (select count(*) || '-' || extract(epoch from max(updated_at)) from fair_exhibitor
        where fair_id = f.id)) as stamp
     from fair f where f.id = $1 and f.fair_type = '6x6'`,
    [fairId],
  );
  return rows[0]?.stamp ?? null;
}

/** The next 6x6 fair, or the last one if none is upcoming. */
async function nextFair(tx: Queryable, now: Date): Promise<string | null> {
  const rows = await readRows(tx, { id: 'text' })(
    `select id from fair where fair_type = '6x6' and cancelled_at is null
     order by end_time < $1, abs(extract(epoch from start_time - $1)), id limit 1`,
    [now],
  );
  return rows[0]?.id ?? null;
}

async function readGoing(tx: Queryable, fairId: string) {
  return readRows(tx, { session: 'number', count: 'number' })(
    `select session, count(*)::int as count from fair_attendee, unnest(attending) as session
     where fair_id = $1 group by session order by session`,
    [fairId],
  );
}

async function readOwnChanges(tx: Queryable, fairId: string, accountId: string) {
  const rows = await readRows(tx, {
    canUndo: 'boolean',
    canRedo: 'boolean',
    lastChange: nullable(jsonOf<{ who: string; at: string }>()),
  })(
    `select
       exists (select from session_plan_change where fair_id = $1 and account_id = $2
         and state = 'done') as "canUndo",
       exists (select from session_plan_change where fair_id = $1 and account_id = $2
         and state = 'undone') as "canRedo",
       (select case when c.account_id <> $2 then
          json_build_object('who', coalesce(nullif(a.name, ''), a.email), 'at', c.at) end
        from session_plan_change c join account a on a.id = c.account_id
        where c.fair_id = $1 order by c.version desc limit 1) as "lastChange"`,
    [fairId, accountId],
  );
  const { lastChange = null, ...mine } = rows[0] ?? { canUndo: false, canRedo: false };
  return { ...mine, lastChange: lastChange && { ...lastChange, at: new Date(lastChange.at) } };
}

async function countAffected(
  tx: Queryable,
  fairId: string,
  sessions: readonly number[],
): Promise<number> {
  if (sessions.length === 0) return 0;
  const rows = await readRows(tx, { count: 'number' })(
    'select count(*)::int as count from fair_attendee where fair_id = $1 and attending && $2::int[]',
    [fairId, sessions],
  );
  return rows[0]?.count ?? 0;
}
