import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import {
  medianAnswerSql,
  questionSql,
  readBoothFigures,
  type BoothFigures,
} from '../../lobby/booth-figures.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { representedBy, representedCollege, sharedRows } from '../shared-rows.ts';
import { smallestGroup } from './smallest-group.ts';

/** Maximum answers listed per question. */
const mostAnswers = 20;
/** Minutes per bar of the visits chart. */
const visitMinutes = 15;

/**
 * `collegeResults(...)`: the results of the booths of a rep's college, over all fairs or at one.
 * Anonymous: private actions (saves, documents saved and opened) are counted after the fair and
 * from five people up, and leads are broken down only by what they share.
 */
export const collegeResults = operation<'collegeResults', PeopleServices>({
  kind: 'Query',
  name: 'collegeResults',
  field: `
  "Returns results of the caller’s college at one fair, or at all fairs without \`fairId\`."
  collegeResults(fairId: ID): CollegeResults!`,
  types: `
  "The results of a college’s booths."
  type CollegeResults {
    "Null while the account represents no college that is open."
    college: String
    "Every fair at which the college has a booth, the latest first."
    fairs: [CollegeFairResults!]!
    total: BoothResults!
    "Who came to the booth for the first time, by each ${visitMinutes} minutes; none without fairId."
    visits: [VisitsAt!]!
    "Students who share with the college, by what they share."
    leads: [LeadGroup!]!
  }
  "The results of a college at one fair."
  type CollegeFairResults {
    fairId: ID!
    boothId: ID!
    name: String!
    slug: String!
    startTime: DateTime!
    endTime: DateTime!
    timeZone: String!
    results: BoothResults!
  }
  "The figures of a booth."
  type BoothResults {
    "Families and counselors who were at the booth, each once for each fair."
    visits: Int!
    questions: Int!
    answered: Int!
    "From a question to its first answer, in seconds; null without an answer."
    medianAnswerSeconds: Int
    "Who saved the college at the fair; null until it is over, and for fewer than ${smallestGroup}."
    saves: Int
    "Documents of the booth in bags; null until the fair is over, and for fewer than ${smallestGroup}."
    documents: Int
    "Documents opened, each once for each person; null until the fair is over, and for fewer than ${smallestGroup} people."
    documentsOpened: Int
    "Students who share with the college now."
    leads: Int!
  }
  "The number of visits in one interval."
  type VisitsAt { at: DateTime! count: Int! }
  "The leads by one question."
  type LeadGroup {
    "state, schoolGrade or majors."
    by: String!
    "Answers that at least ${smallestGroup} students gave, the most frequent first; ${mostAnswers} at most."
    rows: [LeadRow!]!
    "Students with rarer answers."
    others: Int!
    "Students who do not share it, or have not answered."
    unknown: Int!
  }
  "The number of leads for one answer."
  type LeadRow { label: String! count: Int! }`,
  who: ['COLLEGES'],
  async resolve({ fairId }, call) {
    const { pool } = call.services.database;
    const me = signedIn(call).id;
    const now = call.world.now();
    const college = await findCollege(pool, me);
    const [fairs, booths, leads] = college
      ? await Promise.all([
          readFairs(pool, college.id),
          readBoothFigures(pool, { collegeId: college.id }),
          countLeads(pool, me, now),
        ])
      : [[], [], new Map<string | null, number>()];
    const all = fairs.flatMap((fair) => {
      const figures = booths.find(({ boothId }) => boothId === fair.boothId);
      return figures ? [{ ...fair, results: toldOf(figures, fair.endTime <= now, leads) }] : [];
    });
    const [only] = fairId ? all.filter((one) => one.fairId === fairId) : [];
    if (fairId && !only) throw notFound();
    return {
      college: college?.name ?? null,
      fairs: all,
      total: only?.results ?? {
        ...sumOf(all.map(({ results }) => results)),
        medianAnswerSeconds: college ? await readMedian(pool, college.id) : null,
        leads: [...leads.values()].reduce((sum, count) => sum + count, 0),
      },
      visits: only ? await readVisits(pool, only.boothId) : [],
      leads: college ? await groupLeads(pool, me, now, only?.fairId ?? null) : [],
    };
  },
});

async function findCollege(on: Queryable, accountId: string) {
  const rows = await readRows(on, { id: 'text', name: 'text' })(
    `select c.id, c.name from ${representedCollege} where ${representedBy} limit 1`,
    [accountId],
  );
  return rows[0] ?? null;
}

interface FairWithBooth extends Omit<SchemaObject<'CollegeFairResults'>, 'results' | 'endTime'> {
  readonly boothId: string;
  readonly endTime: Date;
}

async function readFairs(on: Queryable, collegeId: string): Promise<readonly FairWithBooth[]> {
  return readRows(on, {
    boothId: 'text',
    endTime: 'timestamp',
    name: 'text',
    slug: 'text',
    fairId: 'text',
    timeZone: 'text',
    startTime: 'timestamp',
  })(
    `select f.id as "fairId", b.id as "boothId", f.name, f.slug, f.start_time as "startTime",
       f.end_time as "endTime", f.time_zone as "timeZone"
     from fair_booth b join fair f on f.id = b.fair_id
     where b.college_id = $1 and f.published_at is not null and f.cancelled_at is null
     order by f.start_time desc, f.id`,
    [collegeId],
  );
}

/** Students who share with the college of the account, by the fair at which they agreed. */
async function countLeads(on: Queryable, accountId: string, now: Date) {
  const rows = await readRows(on, { fairId: 'text?', count: 'number' })(
    `select w."fairId", count(*)::int as count from (${sharedRows}) w group by 1`,
    [accountId, now],
  );
  return new Map(rows.map(({ fairId, count }) => [fairId, count]));
}

const toldOf = (
  figures: BoothFigures,
  isOver: boolean,
  leads: ReadonlyMap<string | null, number>,
) => {
  const { fairId, visits, questions, answered, medianAnswerSeconds } = figures;
  const { saves, documents, documentsOpened, openers } = figures;
  const visibleCount = (count: number) => (isOver && count >= smallestGroup ? count : null);
  return {
    visits,
    questions,
    answered,
    medianAnswerSeconds,
    saves: visibleCount(saves),
    documents: visibleCount(documents),
    documentsOpened: visibleCount(openers) === null ? null : documentsOpened,
    leads: leads.get(fairId) ?? 0,
  };
};

type Told = ReturnType<typeof toldOf>;

/** The published figures of single fairs, added up: the sum reveals nothing more. */
function sumOf(results: readonly Told[]) {
  const sum = (
    figure: 'visits' | 'questions' | 'answered' | 'saves' | 'documents' | 'documentsOpened',
  ) => results.reduce((total, one) => total + (one[figure] ?? 0), 0);
  const orNone = (figure: 'saves' | 'documents' | 'documentsOpened') =>
    results.some((one) => one[figure] !== null) ? sum(figure) : null;
  return {
    visits: sum('visits'),
    questions: sum('questions'),
    answered: sum('answered'),
    saves: orNone('saves'),
    documents: orNone('documents'),
    documentsOpened: orNone('documentsOpened'),
  };
}

async function readMedian(on: Queryable, collegeId: string): Promise<number | null> {
  const rows = await readRows(on, { median: 'number?' })(
    `select round(${medianAnswerSql})::int as median
     from booth_message m join fair_booth b on b.id = m.booth_id
     join fair f on f.id = b.fair_id and f.published_at is not null and f.cancelled_at is null
     where b.college_id = $1 and ${questionSql}`,
    [collegeId],
  );
  return rows[0]?.median ?? null;
}

async function readVisits(on: Queryable, boothId: string) {
  return readRows(on, { at: 'timestamp', count: 'number' })(
    `select date_bin(make_interval(mins => $2), first_at, timestamptz 'epoch') as at,
       count(*)::int as count
     from booth_visit where booth_id = $1 group by 1 order by 1`,
    [boothId, visitMinutes],
  );
}

const questions: Readonly<Record<string, string>> = {
  state: `select w.id, nullif(w.state, '') from w`,
  schoolGrade: `select w.id, nullif(w."schoolGrade", '') from w`,
  majors: `select w.id, m from w left join lateral unnest(w.majors) m on true`,
};

async function groupLeads(on: Queryable, accountId: string, now: Date, fairId: string | null) {
  const each = Object.entries(questions).map(
    ([by, rows]) => `select '${by}', id, label from (${rows}) answer (id, label)`,
  );
  const rows = await readRows(on, { by: 'text', label: 'text?', count: 'number' })(
    `with w as materialized (
       select * from (${sharedRows}) s where $3::uuid is null or s."fairId" = $3
     ), answer (by, id, label) as (${each.join(' union all ')}
     ), counted as (
       select by, label, count(distinct id)::int as n from answer group by 1, 2
     ), placed as (
       select *, row_number() over (partition by by order by n desc, label) as place from counted
       where label is not null and n >= $4
     )
     select by, label, n as count from placed where place <= $5
     union all
     select by, '', count(distinct id)::int from answer a
     where label is not null and not exists (
       select from placed p where p.by = a.by and p.label = a.label and p.place <= $5)
     group by 1
     union all
     select by, null, n from counted where label is null
     order by count desc, label`,
    [accountId, now, fairId, smallestGroup, mostAnswers],
  );
  return Object.keys(questions).map((by) => {
    const own = rows.filter((row) => row.by === by);
    const countOf = (label: string | null) => own.find((row) => row.label === label)?.count ?? 0;
    return {
      by,
      rows: own.flatMap(({ label, count }) => (label ? [{ label, count }] : [])),
      others: countOf(''),
      unknown: countOf(null),
    };
  });
}
