import { signedIn } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { isReadySql } from '../../exhibitors/manage-readiness.server.ts';
import { readFairMoney } from './fair-money.server.ts';
import { readBoothFigures } from '../booth-figures.server.ts';
import { fairStepType, readFairSteps, type StepServices } from '../fair-steps/fair-steps.server.ts';
import { oneRow } from '../../../platform/database/one-row.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** Attendees with one answer. */
interface FigureRow {
  /** Null: the question was left blank. */
  readonly label: string | null;
  readonly registered: number;
  readonly came: number;
}

/** A fair's attendees, grouped by one question. */
interface FigureGroup {
  readonly by: string;
  /** The most frequent answers first. */
  readonly rows: readonly FigureRow[];
  /** The number of further answers. */
  readonly others: number;
}

/** Maximum listed answers per group. */
const longest = 20;

/**
 * `fairFigures(fairId)`: a fair in numbers, for admins; for coordinators of 6x6 fairs, without the
 * money.
 */
export const fairFigures = operation<'fairFigures', StepServices>({
  kind: 'Query',
  name: 'fairFigures',
  field: `
  "Returns the statistics of a fair: all for admins, those of 6x6 fairs without money for coordinators."
  fairFigures(fairId: ID!): FairFigures!`,
  types: `
  "The statistics of a fair."
  type FairFigures {
    registered: Int!
    "Registered, and entered the fair."
    came: Int!
    "By the day in the time zone of the fair; days without a registration are left out."
    days: [FigureDay!]!
    groups: [FigureGroup!]!
    booths: [BoothFigures!]!
    exhibitors: Int!
    exhibitorsSettled: Int!
    "Booths that are filled in, with questions answered, a chat check and money, and wait to be published."
    boothsToPublish: Int!
    "Booths that are not published and not ready."
    boothsNotReady: Int!
    boothsPublished: Int!
    "Null for coordinators."
    money: FairMoney
    "What an organizer does for the fair, in order; coordinators read the steps that are theirs."
    steps: [FairStep!]!
  }
  ${fairStepType}
  "The registrations of one day."
  type FigureDay { day: Date! registered: Int! }
  "The attendees by one question of the registration."
  type FigureGroup {
    "attendeeType, state, schoolGrade, schoolName, majors or heardFrom."
    by: String!
    "The ${longest} most frequent answers."
    rows: [FigureRow!]!
    "How many further answers there are."
    others: Int!
  }
  "The registrations and attendance for one answer."
  type FigureRow {
    "Null where the question was left out."
    label: String
    registered: Int!
    came: Int!
  }
  "The statistics of a booth."
  type BoothFigures {
    boothId: ID!
    collegeId: ID!
    college: String!
    "Families and counselors who were at it, each once."
    visits: Int!
    questions: Int!
    answered: Int!
    "From a question to its first answer, in seconds; null without an answer."
    medianAnswerSeconds: Int
    "Who saved the college at this fair."
    saves: Int!
    "Documents of it in bags."
    documents: Int!
    "Documents opened by families and counselors, each once for each of them."
    documentsOpened: Int!
    "Students who shared something with the college at this fair."
    leads: Int!
  }
  "The payments and debts of exhibitors for a fair. A payment for several fairs is split equally."
  type FairMoney {
    "Amount in the smallest currency unit (for example, cents), less refunds."
    receivedCents: Int!
    openCents: Int!
    "Registrations whose invoice or check is open."
    open: Int!
    refundedCents: Int!
    credits: Int!
    currency: String!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, call) {
    const { role } = signedIn(call);
    const { pool } = call.services.database;
    const [fair] = isUuid(fairId)
      ? await readRows(pool, { timeZone: 'text', endTime: 'timestamp' })(
          `select time_zone as "timeZone", end_time as "endTime" from fair
           where id = $1 and ($2 or fair_type = '6x6')`,
          [fairId, role === 'ADMINS'],
        )
      : [];
    if (!fair) throw notFound();
    const [attendees, days, booths, exhibitors, money] = await Promise.all([
      readAttendees(pool, fairId),
      readDays(pool, fairId, fair.timeZone),
      readBoothFigures(pool, { fairId }),
      readExhibitors(pool, fairId),
      role === 'ADMINS' ? readFairMoney(pool, fairId).then(({ all }) => all) : null,
    ]);
    return { ...attendees, days, booths, ...exhibitors, money, fair: { ...fair, id: fairId } };
  },
  fields: {
    FairFigures: {
      steps: ({ fair }: { fair: { id: string; endTime: Date } }, call) => readFairSteps(fair, call),
    },
  },
});

const questions: Readonly<Record<string, string>> = {
  attendeeType: 'attendee_type',
  state: `nullif(state, '')`,
  schoolGrade: `nullif(school_grade, '')`,
  schoolName: `nullif(trim(school_name), '')`,
  heardFrom: `demographics ->> 'heardFrom'`,
};
const quotedNames = Object.keys(questions).map((by) => `"${by}"`);

async function readAttendees(on: Queryable, fairId: string) {
  const counts = 'count(*)::int as registered, count(entered_at)::int as came';
  const rows = await readRows(on, {
    label: 'text?',
    registered: 'number',
    came: 'number',
    by: 'text',
    others: 'number',
  })(
    `with counted as (
       select case ${quotedNames.map((by) => `when grouping(${by}) = 0 then '${by.slice(1, -1)}'`).join(' ')} end as by,
         coalesce(${quotedNames.join(', ')}) as label, ${counts}
       from (
         select entered_at, ${Object.entries(questions)
           .map(([by, sql]) => `${sql} as "${by}"`)
           .join(', ')}
         from fair_attendee where fair_id = $1
       ) a group by grouping sets (${quotedNames.map((by) => `(${by})`).join(', ')})
       union all
       select 'majors', m, ${counts} from fair_attendee a left join lateral unnest(a.majors) m on true
       where a.fair_id = $1 group by 2
     ), placed as (
       select *, row_number() over (partition by by order by registered desc, label)::int as place,
         count(*) over (partition by by)::int as answers
       from counted
     )
     select by, label, registered, came, greatest(answers - $2, 0)::int as others
     from placed where place <= $2 order by by, place`,
    [fairId, longest],
  );
  const groups = [...Object.keys(questions), 'majors'].map((by): FigureGroup => {
    const own = rows.filter((row) => row.by === by);
    return {
      by,
      rows: own.map(({ label, registered, came }) => ({ label, registered, came })),
      others: own[0]?.others ?? 0,
    };
  });
  const all = rows.filter(({ by }) => by === 'attendeeType');
  const sum = (figure: 'registered' | 'came') => all.reduce((total, row) => total + row[figure], 0);
  return { registered: sum('registered'), came: sum('came'), groups };
}

async function readDays(on: Queryable, fairId: string, timeZone: string) {
  return readRows(on, { day: 'text', registered: 'number' })(
    `select to_char(day, 'YYYY-MM-DD') as day, registered from (
       select (created_at at time zone $2)::date as day, count(*)::int as registered
       from fair_attendee where fair_id = $1 group by 1
     ) counted order by 1`,
    [fairId, timeZone],
  );
}

async function readExhibitors(on: Queryable, fairId: string) {
  const needed = isReadySql('b');
  const rows = await readRows(on, {
    exhibitors: 'number',
    boothsPublished: 'number',
    exhibitorsSettled: 'number',
    boothsToPublish: 'number',
    boothsNotReady: 'number',
  })(
    `select
       (select count(*) from fair_exhibitor e
        where e.fair_id = $1 and e.payment_status <> 'refunded')::int as exhibitors,
       (select count(*) from fair_exhibitor e
        where e.fair_id = $1 and e.payment_status in ('paid', 'waived'))::int as "exhibitorsSettled",
       count(*) filter (where not b.booth_sent and ${needed})::int as "boothsToPublish",
       count(*) filter (where not b.booth_sent and not (${needed}))::int as "boothsNotReady",
       count(*) filter (where b.booth_sent)::int as "boothsPublished"
     from fair_booth b where b.fair_id = $1`,
    [fairId],
  );
  return oneRow(rows);
}
