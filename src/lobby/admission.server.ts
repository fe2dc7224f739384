import { exhibitRule } from '../exhibitors/exhibit-rule.ts';
import type { FairCards } from '../exhibitors/fair-cards.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
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

interface Row {
  readonly isRegistered: boolean;
  readonly enteredAt: Date | null;
  readonly exhibits: boolean;
  readonly boothId: string | null;
}

/**
 * Whether somebody may enter a public fair, in one statement: who has registered for it, parents of
 * linked students who have, reps whose college exhibits (once both are confirmed), admins, and
 * coordinators at fairs of their format.
 */
export async function admissionOf(
  tx: Queryable,
  viewer: Viewer,
  fair: Pick<OpenFair, 'id' | 'fairType'>,
): Promise<Admission> {
  if (viewer.id === null || viewer.role === 'guests')
    return { standing: null, boothId: null, enteredAt: null };
  const { rows } = await tx.query<Row>(
    `with shown as (
       select id from fair where id = $1 and published_at is not null and cancelled_at is null
     ), ${exhibitRule}, mine as (
       select entered_at from fair_attendee
       where fair_id = $1 and (user_id = $2 or lower(email) = $3)
     )
     select exists (select from mine) or exists (
         select from fair_attendee t join student s on s.user_id = t.user_id
         where t.fair_id = $1 and s.id = any($5::uuid[])) as "isRegistered",
       (select min(entered_at) from mine) as "enteredAt",
       exists (select from exhibit where college_id = any($4::uuid[])) as exhibits,
       (select id from fair_booth where fair_id = $1 and college_id = any($4::uuid[])
        order by id limit 1) as "boothId"`,
    [
      fair.id,
      viewer.id,
      (viewer.email ?? '').toLowerCase(),
      collegesOf(viewer),
      studentsOf(viewer),
    ],
  );
  const found = rows[0];
  const isRep = found?.exhibits === true;
  return {
    standing: standingOf(viewer, fair.fairType, isRep, found?.isRegistered === true),
    boothId: isRep ? found.boothId : null,
    enteredAt: found?.enteredAt ?? null,
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
