import { fairSummarySql, type FairSummary } from '../fairs/read-fairs.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, readRows, row, type RowOf } from '../../platform/database/read-rows.ts';

const studentFairRow = row({
  /** The id of the student's registration. */
  id: 'text',
  student: 'text',
  fair: jsonOf<FairSummary>(),
});

/** A fair that a linked parent can enter because the student is registered for it. */
export type StudentFair = RowOf<typeof studentFairRow>;

/** The schema type. */
export const studentFairType = `
  "A fair that a parent may enter because a linked student is registered for it."
  type StudentFair {
    id: ID!
    "The student's first name."
    student: String!
    fair: FairSummary!
  }`;

/**
 * The fairs linked students are registered for, the latest first. These registrations let a parent
 * into the fair (see the lobby's admission).
 * @param students ids of Student records that the caller can access
 */
export async function fairsOfStudents(
  on: Queryable,
  students: readonly string[],
): Promise<readonly StudentFair[]> {
  if (students.length === 0) return [];
  return readRows(on, studentFairRow)(
    `select t.id, s.first_name as student, ${fairSummarySql} as fair
     from student s
     join fair_attendee t on t.user_id = s.user_id
     join fair f on f.id = t.fair_id and f.published_at is not null
     where s.id = any($1::uuid[]) and not s.deleted
     order by f.start_time desc, t.id desc limit 200`,
    [students],
  );
}
