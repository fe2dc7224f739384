import { hasOrFindsSeat } from '../../attendees/spots.server.ts';
import { exhibitRule } from '../../exhibitors/exhibit-rule.ts';
import type { FairCards } from '../../exhibitors/fair-cards.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  nullable,
  readRows,
  row,
  textOf,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import { sharedOnPool } from '../../../platform/database/shared-read.server.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { AttendeeType, LobbyRole } from './lobby-role.ts';

/** The role in which someone enters a fair. */
export const standings = ['attendee', 'rep', 'admin'] as const;

/** The card of a public fair. */
export type OpenFair = Awaited<ReturnType<FairCards['get']>>[number];

/** A person's access to a fair. */
export interface Admission {
  /** Null: they need to register first. */
  readonly standing: (typeof standings)[number] | null;
  /** The same, with the record that grants it. */
  readonly entersAs: LobbyRole | null;
  /** Whether the fair is public and not canceled: for non-admins, any other fair doesn't exist. */
  readonly isOpen: boolean;
  /** The booth here of the college they represent. */
  readonly boothId: string | null;
  /** When they entered for the first time, as an attendee. */
  readonly enteredAt: Date | null;
  /** An organizer has muted them here, or removed them, who no longer enter; never an organizer. */
  readonly exclusion: Exclusion | null;
}

/** What organizers do to a person at a fair. */
export type Exclusion = 'muted' | 'removed';

/** The public fair with an address or id; null when there is none. */
export async function findFair(
  cards: FairCards,
  which: { readonly slug: string } | { readonly id: string },
): Promise<OpenFair | null> {
  const isIt = (fair: OpenFair) =>
    'slug' in which ? fair.slug === which.slug.toLowerCase() : fair.id === which.id;
  return (await cards.get()).find(isIt) ?? null;
}

const notAdmitted: Admission = {
  standing: null,
  entersAs: null,
  isOpen: false,
  boothId: null,
  enteredAt: null,
  exclusion: null,
};

/** A person's request to enter a fair. */
interface EntryRequest {
  readonly viewer: Viewer;
  readonly fair: Pick<OpenFair, 'id' | 'fairType'>;
}

const columns = row({
  place: 'number',
  isOpen: 'boolean',
  /** From the caller's own registration. */
  type: nullable(textOf<AttendeeType>()),
  /** A linked student who is registered. */
  studentId: 'text?',
  accountId: 'text?',
  enteredAt: 'timestamp?',
  exhibits: 'boolean',
  boothId: 'text?',
  exclusion: nullable(textOf<Exclusion>()),
});

type Row = RowOf<typeof columns>;

/**
 * SQL: for each entry request, registration, exhibiting college, and time of entry. Nothing lets in
 * those who were removed.
 */
const statement = `
  with a as (
    select a.*, x.kind as exclusion
    from jsonb_to_recordset($1::jsonb) as a(place int, fair uuid, account uuid, email text,
      colleges uuid[], students uuid[])
    left join fair_exclusion x on x.fair_id = a.fair and x.account_id = a.account
      and x.lifted_at is null
  ), let as (
    select * from a where exclusion is distinct from 'removed'
  ), shown as (
    select id from fair where id in (select fair from a)
      and published_at is not null and cancelled_at is null
  ), ${exhibitRule}, exhibiting as materialized (
    select a.place from let a join exhibit e on e.fair_id = a.fair and e.college_id = any(a.colleges)
  ), mine as (
    select a.place, t.id, t.created_at, t.attendee_type, t.entered_at from let a
    join fair_attendee t on t.fair_id = a.fair and t.user_id = a.account
      and ${hasOrFindsSeat('t')}
    union all
    select a.place, t.id, t.created_at, t.attendee_type, t.entered_at from let a
    join fair_attendee t on t.fair_id = a.fair and lower(t.email) = a.email
      and ${hasOrFindsSeat('t')}
  )
  select a.place, a.fair in (select id from shown) as "isOpen",
    (select m.attendee_type from mine m where m.place = a.place
     order by m.created_at, m.id limit 1) as type,
    child.id as "studentId", child.user_id as "accountId",
    (select min(m.entered_at) from mine m where m.place = a.place) as "enteredAt",
    a.place in (select place from exhibiting) as exhibits,
    (select b.id from fair_booth b where b.fair_id = a.fair and b.college_id = any(a.colleges)
     order by b.id limit 1) as "boothId",
    a.exclusion
  from a left join lateral (
    select s.id, s.user_id from student s join fair_attendee t on t.user_id = s.user_id
    where t.fair_id = a.fair and s.id = any(a.students)
      and a.exclusion is distinct from 'removed' and ${hasOrFindsSeat('t')}
    order by t.created_at, t.id limit 1
  ) child on true`;

/**
 * Whether people can enter public fairs, in one statement: registered people (with a seat, or one
 * available: an unconfirmed registration loses it after 30 minutes), parents of linked students who
 * are registered, reps whose college exhibits (once both are confirmed), admins, and coordinators
 * for fairs of their format. The answers are in the order of the questions.
 */
async function admissionsOf(
  tx: Queryable,
  requests: readonly EntryRequest[],
): Promise<readonly Admission[]> {
  const people = requests.flatMap(({ viewer, fair }, index) =>
    viewer.id === null || viewer.role === 'guests'
      ? []
      : {
          place: index,
          fair: fair.id,
          account: viewer.id,
          email: (viewer.email ?? '').toLowerCase(),
          colleges: collegesOf(viewer),
          students: studentsOf(viewer),
        },
  );
  const rows =
    people.length === 0
      ? []
      : await readRows(
          tx,
          columns,
        )({
          name: 'admissions',
          text: statement,
          values: [JSON.stringify(people)],
        });
  const found = new Map(rows.map((row) => [row.place, row]));
  return requests.map(({ viewer, fair }, index) => {
    const row = found.get(index);
    if (!row) return notAdmitted;
    const entersAs = standingOf(viewer, fair.fairType, row);
    return {
      standing: entersAs && inAWord[entersAs.as],
      entersAs,
      isOpen: row.isOpen,
      boothId: row.exhibits ? row.boothId : null,
      enteredAt: row.enteredAt,
      exclusion: entersAs?.as === 'admin' ? null : row.exclusion,
    };
  });
}

const read = sharedOnPool(async (on, requests: readonly EntryRequest[]) => {
  const admissions = await admissionsOf(on, requests);
  return new Map(requests.map((request, index) => [request, admissions[index] ?? notAdmitted]));
});

/** One person's access to a fair. */
export const admissionOf = async (
  on: Queryable,
  viewer: Viewer,
  fair: EntryRequest['fair'],
): Promise<Admission> => (await read(on, { viewer, fair })) ?? notAdmitted;

/** An unconfirmed college has no representatives. */
const collegesOf = ({ role, approved, holds }: Viewer): readonly string[] =>
  role === 'COLLEGES' && approved ? (holds['college'] ?? []) : [];

const studentsOf = ({ role, holds }: Viewer): readonly string[] =>
  role === 'PARENTS' ? (holds['student'] ?? []) : [];

const inAWord = { admin: 'admin', rep: 'rep', attendee: 'attendee', family: 'attendee' } as const;

function standingOf(
  { role, holds }: Viewer,
  fairType: string,
  { exhibits, type, studentId, accountId }: Row,
): LobbyRole | null {
  if (role === 'ADMINS' || (role === 'ADMINS6X6' && fairType === '6x6'))
    return { as: 'admin', role };
  if (exhibits) return { as: 'rep', collegeId: holds['college']?.[0] ?? null };
  if (type !== null) return { as: 'attendee', type };
  return studentId !== null && accountId !== null ? { as: 'family', studentId, accountId } : null;
}
