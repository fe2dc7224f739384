import type { Queryable } from '../platform/database/queryable.ts';
import type { Viewer } from '../platform/model/viewer.ts';
import { admissionOf } from './admission.server.ts';

/**
 * As what somebody is at a fair: to run it, with a college that exhibits, registered, or as the parent
 * of a student who is registered.
 */
export type Standing =
  | { readonly as: 'admin'; readonly role: Viewer['role'] }
  | { readonly as: 'rep'; readonly collegeId: string | null }
  | { readonly as: 'attendee'; readonly type: AttendeeType }
  | { readonly as: 'family'; readonly studentId: string };

type AttendeeType = 'student' | 'parent' | 'counselor';

/** How somebody stands to a fair, and which booth there is his college's. */
export interface Entry {
  readonly standing: Standing;
  readonly boothId: string | null;
}

interface Row {
  readonly isOpen: boolean;
  readonly type: AttendeeType | null;
  readonly student: string | null;
}

/**
 * Whether somebody may enter a fair, by the same rule as at its door, and as what; null for everybody
 * else, for whom there is no such fair behind the door. A draft and a cancelled fair are open to admins
 * only. That the doors are not open yet, or no longer, is not judged here.
 */
export async function mayEnter(
  on: Queryable,
  viewer: Viewer | null,
  fair: { readonly id: string; readonly fairType: string },
): Promise<Entry | null> {
  if (viewer?.id == null) return null;
  const { standing, boothId } = await admissionOf(on, viewer, fair);
  if (standing === 'admin') return { standing: { as: 'admin', role: viewer.role }, boothId };
  const { rows } = await on.query<Row>({
    name: 'may-enter',
    text: `select f.published_at is not null and f.cancelled_at is null as "isOpen",
        (select a.attendee_type from fair_attendee a
         where a.fair_id = f.id and (a.user_id = $2 or lower(a.email) = $3)
         order by a.created_at, a.id limit 1) as type,
        (select s.id from fair_attendee a join student s on s.user_id = a.user_id
         where a.fair_id = f.id and s.id = any($4::uuid[]) limit 1) as student
      from fair f where f.id = $1`,
    values: [fair.id, viewer.id, viewer.email?.toLowerCase() ?? '', viewer.holds['student'] ?? []],
  });
  const [found] = rows;
  if (!found?.isOpen) return null;
  const collegeId = viewer.holds['college']?.[0] ?? null;
  if (standing === 'rep') return { standing: { as: 'rep', collegeId }, boothId };
  const { type, student } = found;
  if (type !== null) return { standing: { as: 'attendee', type }, boothId: null };
  return student === null
    ? null
    : { standing: { as: 'family', studentId: student }, boothId: null };
}

/** Whether a change of somebody's roles and links leaves him what he came in by. */
export function stillStands(standing: Standing, viewer: Viewer): boolean {
  switch (standing.as) {
    case 'admin':
      return viewer.role === standing.role;
    case 'rep':
      return (
        viewer.approved && viewer.holds['college']?.includes(standing.collegeId ?? '') === true
      );
    case 'family':
      return viewer.holds['student']?.includes(standing.studentId) === true;
    case 'attendee':
      return viewer.id !== null;
  }
}
