import type { SignedIn } from '../accounts/people-services.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { notFound } from '../../platform/model/refusal.ts';

/**
 * The account of the student being viewed: for a parent, one of the linked students.
 * @throws Refusal NOT_FOUND for anyone else's student, and for one who has left
 */
export async function accountOfStudent(
  tx: Queryable,
  by: SignedIn,
  studentId: string,
): Promise<string> {
  if (!by.holds['student']?.includes(studentId)) throw notFound();
  const rows = await readRows(tx, { userId: 'text?' })(
    'select user_id as "userId" from student where id = $1 and not deleted',
    [studentId],
  );
  const accountId = rows[0]?.userId;
  if (!accountId) throw notFound();
  return accountId;
}
