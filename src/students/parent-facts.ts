import type { ViewerFact } from '../accounts/viewer-statement.ts';

/** The students whose parent an account is by a confirmed link. */
export const studentsOfParent: ViewerFact = {
  kind: 'student',
  sql: `select array_agg(p.student_id) from parent p
    where p.user_id = a.id and p.confirmed_at is not null and not p.deleted
      and p.student_id is not null and a.user_type = 'parent'`,
};
