import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { readFairMoney } from '../fair-figures/fair-money.server.ts';
import { fairRuleMessages } from '../../fairs/admin-fairs.messages.ts';
import { isTimeZone } from '../../fairs/fair-choices.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { countJobs } from '../../../platform/jobs/count-jobs.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { readEmailHealth } from './email-health.server.ts';
import { dashboardDays } from './dashboard-days.ts';
import { readSetUp, type SetUpEnv } from './set-up.server.ts';
import { readWaitingTasks, type WaitingTask } from './waiting-tasks.server.ts';

/** Maximum listed fairs. */
const mostFairs = 12;
/** Failed emails remain a task for this many days. */
const failedDays = 7;

const ofNoFair = { fairId: null, slug: null, fair: null, fairType: null };

/**
 * `organizerDashboard(...)`: the organizers' pending tasks, and their fairs' figures: for admins of
 * all fairs, for coordinators of 6x6 fairs, without money and email.
 */
export const organizerDashboard = operation<
  'organizerDashboard',
  PeopleServices & { readonly env: SetUpEnv }
>({
  kind: 'Query',
  name: 'organizerDashboard',
  field: `
  "Returns the dashboard of an organizer over the last 30 or 90 days, as days are in that time zone."
  organizerDashboard(days: Int = 30, timeZone: String = "UTC"): OrganizerDashboard!`,
  types: `
  "The open tasks of organizers, and how their fairs are doing."
  type OrganizerDashboard {
    "What waits, the most urgent first."
    tasks: [WaitingTask!]!
    "The steps from an empty site to the first fair; none for coordinators, and once all that is needed is done."
    setUp: [SetUpStep!]!
    "Registrations in the days that were asked for."
    registered: Int!
    "Registrations in as many days before."
    registeredBefore: Int!
    first: Date!
    last: Date!
    "Days without a registration are left out."
    days: [FigureDay!]!
    "Published fairs that are not over, the next first; ${mostFairs} at most."
    fairs: [DashboardFair!]!
    "Of all fairs; null for coordinators."
    money: FairMoney
    "Null for coordinators."
    email: DashboardEmail
  }
  "A task that needs an organizer."
  type WaitingTask {
    "heldMessages, boothsNotReady, boothsToPublish, cannotPublish, drafts, claims, collegeChanges, draftColleges, counselors, overdue, withdrawn, failedEmail or failedJobs."
    kind: String!
    count: Int!
    fairId: ID
    slug: String
    fair: String
    fairType: String
  }
  "A step of setting up the site."
  type SetUpStep {
    "organization, brand, email, mailServer (the server has none), prices, colleges, fair or publish."
    kind: String!
    isDone: Boolean!
    "What Quad brings along does until then."
    isOptional: Boolean!
  }
  "A fair on the dashboard, with its registrations."
  type DashboardFair {
    id: ID!
    name: String!
    slug: String!
    startTime: DateTime!
    endTime: DateTime!
    timeZone: String!
    registered: Int!
    "Registrations in the days that were asked for."
    newlyRegistered: Int!
    exhibitors: Int!
    booths: Int!
    boothsPublished: Int!
    "Null for coordinators, and where no exhibitor has registered."
    money: FairMoney
  }
  "The email figures of the dashboard."
  type DashboardEmail {
    waiting: Int!
    "When the oldest one that is due was due."
    dueSince: DateTime
    "In the requested days, as far as emails are stored."
    sent: Int!
    "Failed for good, in the same days."
    failed: Int!
    "Addresses that are no longer written to since these days: they do not exist, or complained."
    bounced: Int!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ days, timeZone }, call) {
    const { pool } = call.services.database;
    const isAdmin = signedIn(call).role === 'ADMINS';
    const now = call.world.now();
    const range = dashboardDays.find((one) => one === (days ?? 30));
    if (!range) throw badInput({ days: messages.choice(dashboardDays.map(String)) });
    const zone = timeZone ?? 'UTC';
    if (!isTimeZone(zone)) throw badInput({ timeZone: apiSentence(fairRuleMessages.zone) });
    const params = { now, isAdmin, days: range, zone };
    const [tasks, setUp, registrations, fairs, money, email, failures] = await Promise.all([
      readWaitingTasks(pool, now, isAdmin),
      isAdmin ? readSetUp(pool, call.services.env) : [],
      readRegistrations(pool, params),
      readFairs(pool, params),
      isAdmin ? readFairMoney(pool, null) : null,
      isAdmin ? readEmail(pool, now, range) : null,
      isAdmin ? readFailures(pool, call.world) : [],
    ]);
    return {
      tasks: [...tasks, ...failures],
      setUp,
      ...registrations,
      fairs: fairs.map((fair) => ({ ...fair, money: money?.byFair.get(fair.id) ?? null })),
      money: money?.all ?? null,
      email,
    };
  },
});

interface Asked {
  readonly now: Date;
  readonly isAdmin: boolean;
  readonly days: number;
  readonly zone: string;
}

const valuesOf = ({ now, isAdmin, days, zone }: Asked) => [now, isAdmin, days, zone];

/** SQL: the start of the first of the days of `valuesOf`. */
const since = `((date_trunc('day', $1::timestamptz at time zone $4) - make_interval(days => $3 - 1))
  at time zone $4)`;

async function readRegistrations(on: Queryable, params: Asked) {
  const rows = await readRows(on, { day: 'text', registered: 'number', isBefore: 'boolean' })(
    `select to_char(day, 'YYYY-MM-DD') as day, registered, "isBefore" from (
       select (a.created_at at time zone $4)::date as day, count(*)::int as registered,
         a.created_at < ${since} as "isBefore"
       from fair f join fair_attendee a on a.fair_id = f.id
       where ($2 or f.fair_type = '6x6') and a.created_at <= $1
         and a.created_at >= ${since} - make_interval(days => $3)
       group by 1, 3
     ) counted order by 1`,
    valuesOf(params),
  );
  const sum = (of: readonly { registered: number }[]) =>
    of.reduce((total, { registered }) => total + registered, 0);
  const days = rows.filter(({ isBefore }) => !isBefore);
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: params.zone });
  const last = dayOf.format(params.now);
  return {
    days,
    registered: sum(days),
    registeredBefore: sum(rows) - sum(days),
    first: new Date(Date.parse(last) - (params.days - 1) * 86_400_000).toISOString().slice(0, 10),
    last,
  };
}

async function readFairs(on: Queryable, params: Asked) {
  return readRows(on, {
    id: 'text',
    exhibitors: 'number',
    name: 'text',
    slug: 'text',
    timeZone: 'text',
    startTime: 'timestamp',
    endTime: 'timestamp',
    booths: 'number',
    registered: 'number',
    newlyRegistered: 'number',
    boothsPublished: 'number',
  })(
    `select f.id, f.name, f.slug, f.start_time as "startTime", f.end_time as "endTime",
       f.time_zone as "timeZone", attendee.*, booth.*,
       (select count(*)::int from fair_exhibitor e
        where e.fair_id = f.id and e.payment_status <> 'refunded') as exhibitors
     from (
       select * from fair where published_at is not null and cancelled_at is null
         and end_time > $1 and ($2 or fair_type = '6x6')
       order by start_time, id limit ${mostFairs}
     ) f cross join lateral (
       select count(*)::int as registered,
         count(*) filter (where a.created_at >= ${since})::int as "newlyRegistered"
       from fair_attendee a where a.fair_id = f.id
     ) attendee cross join lateral (
       select count(*)::int as booths, count(*) filter (where b.booth_sent)::int as "boothsPublished"
       from fair_booth b where b.fair_id = f.id
     ) booth order by f.start_time, f.id`,
    valuesOf(params),
  );
}

async function readEmail(on: Queryable, now: Date, days: number) {
  const [health, rows] = await Promise.all([
    readEmailHealth(on, now, days),
    readRows(on, { bounced: 'number' })(
      `select count(distinct address)::int as bounced from mail_suppression
       where reason in ('hard-bounce', 'complaint')
         and created_at > $1::timestamptz - make_interval(days => $2)`,
      [now, days],
    ),
  ]);
  return { ...health, bounced: rows[0]?.bounced ?? 0 };
}

async function readFailures(
  on: Queryable,
  world: Parameters<typeof countJobs>[1],
): Promise<readonly WaitingTask[]> {
  const [{ failed }, jobs] = await Promise.all([
    readEmailHealth(on, world.now(), failedDays),
    countJobs(on, world),
  ]);
  const dead = Object.values(jobs).reduce((sum, one) => sum + one.dead, 0);
  return [
    { kind: 'failedEmail', count: failed, ...ofNoFair },
    { kind: 'failedJobs', count: dead, ...ofNoFair },
  ].filter(({ count }) => count > 0);
}
