import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { familyRefusals as messages } from '../family-links/family-refusals.messages.ts';

const ownStudentRow = row({ id: 'text', firstName: 'text', lastName: 'text' });

/** What an email needs to know about a student. */
type OwnStudent = RowOf<typeof ownStudentRow>;

/**
 * The Student record of an account.
 * @throws Refusal CONFLICT when there is none yet
 */
export async function ownStudent(tx: Queryable, accountId: string): Promise<OwnStudent> {
  const rows = await readRows(tx, ownStudentRow)(
    `select id, first_name as "firstName", last_name as "lastName"
     from student where user_id = $1 and not deleted`,
    [accountId],
  );
  const student = rows[0];
  if (!student) throw conflict(apiSentence(messages.tellFirst));
  return student;
}
