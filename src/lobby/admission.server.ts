import { exhibitRule } from '../exhibitors/exhibit-rule.ts';
import type { FairCards } from '../exhibitors/fair-cards.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { groupCalls } from '../platform/database/group-calls.ts';
import type { Viewer } from '../platform/model/viewer.ts';

/** As what somebody enters a fair. */
export const standings = ['attendee', 'rep', 'admin'] as const;
export type Standing = (typeof standings)[number];

/** The card of a fair that is public. */
export type OpenFair = Awaited<ReturnType<FairCards['get']>>[number];

/** How somebody stands to a fair. */
export interface Admission {
  /** Null: he has to register first. */
  readonly standing: Standing | null;
  /** The booth here of the college he represents. */
  readonly boothId: string | null;
  /** When he entered for the first time, as an attendee. */
  readonly enteredAt: Date | null;
}

/** The public fair of an address or an id; null when there is none. */
export async function findFair(
  cards: FairCards,
  which: { readonly slug: string } | { readonly id: string },
): Promise<OpenFair | null> {
  const isIt = (fair: OpenFair) =>
    'slug' in which ? fair.slug === which.slug.toLowerCase() : fair.id === which.id;
  return (await cards.get()).find(isIt) ?? null;
}

const nobody: Admission = { standing: null, boothId: null, enteredAt: null };

/** Somebody at the door of a fair. */
interface Knock {
  readonly viewer: Viewer;
  readonly fair: Pick<OpenFair, 'id' | 'fairType'>;
}

interface Row {
  readonly place: number;
  readonly isRegistered: boolean;
  readonly enteredAt: Date | null;
  readonly exhibits: boolean;
  readonly boothId: string | null;
}

/** SQL: for everybody at a door whether he has registered, exhibits, and when he came in. */
const statement = `
  with a as (
    select * from jsonb_to_recordset($1::jsonb) as a(place int, fair uuid, account uuid, email text,
      colleges uuid[], students uuid[])
  ), shown as (
    select id from fair where id in (select fair from a)
      and published_at is not null and cancelled_at is null
  ), ${exhibitRule}, exhibiting as materialized (
    select a.place from a join exhibit e on e.fair_id = a.fair and e.college_id = any(a.colleges)
  ), mine as (
    select a.place, t.entered_at from a
    join fair_attendee t on t.fair_id = a.fair and t.user_id = a.account
    union all
    select a.place, t.entered_at from a
    join fair_attendee t on t.fair_id = a.fair and lower(t.email) = a.email
  )
  select a.place, exists (select from mine m where m.place = a.place) or exists (
      select from student s join fair_attendee t on t.user_id = s.user_id
      where t.fair_id = a.fair and s.id = any(a.students)) as "isRegistered",
    (select min(m.entered_at) from mine m where m.place = a.place) as "enteredAt",
    a.place in (select place from exhibiting) as exhibits,
    (select b.id from fair_booth b where b.fair_id = a.fair and b.college_id = any(a.colleges)
     order by b.id limit 1) as "boothId"
  from a`;

/**
 * Whether people may enter public fairs, in one statement: who has registered for it, parents of
 * linked students who have, reps whose college exhibits (once both are confirmed), admins, and
 * coordinators at fairs of their format. The answers are in the order of the questions.
 */
async function admissionsOf(
  tx: Queryable,
  knocks: readonly Knock[],
): Promise<readonly Admission[]> {
  const people = knocks.flatMap(({ viewer, fair }, place) =>
    viewer.id === null || viewer.role === 'guests'
      ? []
      : {
          place,
          fair: fair.id,
          account: viewer.id,
          email: (viewer.email ?? '').toLowerCase(),
          colleges: collegesOf(viewer),
          students: studentsOf(viewer),
        },
  );
  const { rows } =
    people.length === 0
      ? { rows: [] }
      : await tx.query<Row>({
          name: 'admissions',
          text: statement,
          values: [JSON.stringify(people)],
        });
  const found = new Map(rows.map((row) => [row.place, row]));
  return knocks.map(({ viewer, fair }, place) => {
    const row = found.get(place);
    if (!row) return nobody;
    return {
      standing: standingOf(viewer, fair.fairType, row.exhibits, row.isRegistered),
      boothId: row.exhibits ? row.boothId : null,
      enteredAt: row.enteredAt,
    };
  });
}

/** How one person stands to a fair. */
export async function admissionOf(
  tx: Queryable,
  viewer: Viewer,
  fair: Knock['fair'],
): Promise<Admission> {
  const [admission = nobody] = await admissionsOf(tx, [{ viewer, fair }]);
  return admission;
}

/**
 * Makes what tells how somebody stands to a fair for the minute in which it opens: who knocks while
 * others are being looked up is looked up together with all who do.
 */
export function openAdmissions(pool: Queryable) {
  const look = groupCalls(
    async (knocks: readonly Knock[]) => {
      const admissions = await admissionsOf(pool, knocks);
      return new Map(knocks.map((knock, place) => [knock, admissions[place] ?? nobody]));
    },
    { atOnce: 2 },
  );
  return async (viewer: Viewer, fair: Knock['fair']): Promise<Admission> => {
    const knock = { viewer, fair };
    return (await look(knock)).get(knock) ?? nobody;
  };
}

/** A college that nobody has confirmed yet is not spoken for. */
const collegesOf = ({ role, approved, holds }: Viewer): readonly string[] =>
  role === 'COLLEGES' && approved ? (holds['college'] ?? []) : [];

const studentsOf = ({ role, holds }: Viewer): readonly string[] =>
  role === 'PARENTS' ? (holds['student'] ?? []) : [];

function standingOf(
  { role }: Viewer,
  fairType: string,
  isRep: boolean,
  isRegistered: boolean,
): Standing | null {
  if (role === 'ADMINS' || (role === 'ADMINS6X6' && fairType === '6x6')) return 'admin';
  if (isRep) return 'rep';
  return isRegistered ? 'attendee' : null;
}
