import type { Queryable } from '../platform/database/queryable.ts';
import { isUuid } from '../platform/model/kinds.ts';
import type { Viewer } from '../platform/model/viewer.ts';

/**
 * As what somebody is at a fair: to run it, with a college that exhibits, registered, or as the parent
 * of a student who is registered.
 */
export type Standing =
  | { readonly as: 'admin' }
  | { readonly as: 'rep'; readonly collegeId: string }
  | { readonly as: 'attendee'; readonly type: 'student' | 'parent' | 'counselor' }
  | { readonly as: 'family'; readonly studentId: string };

interface Row {
  readonly college: string | null;
  readonly type: 'student' | 'parent' | 'counselor' | null;
  readonly student: string | null;
}

/**
 * Whether somebody may enter a fair, and as what; null for everybody else, for whom there is no such
 * fair behind the door. A draft and a cancelled fair are open to admins only. That the doors are not
 * open yet, or no longer, is not judged here.
 */
export async function mayEnter(
  on: Queryable,
  viewer: Viewer | null,
  fairId: string,
): Promise<Standing | null> {
  if (viewer?.id == null || !isUuid(fairId)) return null;
  const { rows } = await on.query<Row>({
    name: 'may-enter',
    text: `select
        (select b.college_id from fair_booth b
         where b.fair_id = f.id and b.college_id = any($4::uuid[]) limit 1) as college,
        (select a.attendee_type from fair_attendee a
         where a.fair_id = f.id and (a.user_id = $2 or lower(a.email) = $3)
         order by a.created_at, a.id limit 1) as type,
        (select s.id from fair_attendee a join student s on s.user_id = a.user_id
         where a.fair_id = f.id and s.id = any($5::uuid[]) limit 1) as student
      from fair f
      where f.id = $1 and ($6 or f.published_at is not null and f.cancelled_at is null)`,
    values: [
      fairId,
      viewer.id,
      viewer.email?.toLowerCase() ?? null,
      viewer.holds['college'] ?? [],
      viewer.holds['student'] ?? [],
      viewer.role === 'ADMINS',
    ],
  });
  const [found] = rows;
  if (!found) return null;
  if (viewer.role === 'ADMINS') return { as: 'admin' };
  if (found.college !== null) return { as: 'rep', collegeId: found.college };
  if (found.type !== null) return { as: 'attendee', type: found.type };
  return found.student === null ? null : { as: 'family', studentId: found.student };
}

/** Whether a change of somebody's roles and links leaves him what he came in by. */
export function stillStands(standing: Standing, viewer: Viewer): boolean {
  switch (standing.as) {
    case 'admin':
      return viewer.role === 'ADMINS';
    case 'rep':
      return viewer.holds['college']?.includes(standing.collegeId) === true;
    case 'family':
      return viewer.holds['student']?.includes(standing.studentId) === true;
    case 'attendee':
      return viewer.id !== null;
  }
}
