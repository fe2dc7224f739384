import type { ViewerFact } from '../../accounts/viewer-statement.ts';

/** The students whose parent an account is by a confirmed link, the oldest link first. */
export const studentsOfParent: ViewerFact = {
  kind: 'student',
  sql: `select array_agg(p.student_id order by p.confirmed_at, p.id)
    from parent p join student s on s.id = p.student_id
    where p.user_id = a.id and p.confirmed_at is not null and not p.deleted and not s.deleted
      and a.user_type = 'parent'`,
};
