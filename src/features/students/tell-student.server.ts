import { isInterest } from '../colleges/majors.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { Values } from '../../platform/model/entity.ts';
import { changeRecord, insertRecords } from '../../platform/store/insert-records.server.ts';
import type { World } from '../../platform/world.ts';
import { StudentCollegePreferences } from './student-college-preferences.entity.ts';
import { Student } from './student.entity.ts';

/** What a student said elsewhere, such as in a registration. */
interface Said {
  /** Fields of the Student record with their new values. */
  readonly facts: Values;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Takes over what a student corrected elsewhere into the Student record, and majors into the college
 * preferences. Majors that were chosen only there stay; those that are on no list are left out. An
 * account without a Student record is left alone.
 */
export async function tellStudent(
  tx: Queryable,
  world: World,
  accountId: string,
  { facts, added, removed }: Said,
): Promise<void> {
  const rows = await readRows(tx, { id: 'text', owner: 'text' })(
    'select id, owner from student where user_id = $1 and not deleted for update',
    [accountId],
  );
  const student = rows[0];
  if (!student) return;
  if (Object.keys(facts).length > 0) await changeRecord(tx, world, Student, student.id, facts);
  const newMajors = added.filter(isInterest);
  if (newMajors.length + removed.length === 0) return;
  const held = await readRows(tx, { id: 'text', majors: 'text[]?' })(
    'select id, majors from student_college_preferences where student_id = $1 for update',
    [student.id],
  );
  const before = held[0]?.majors ?? [];
  const remaining = before.filter((major) => !removed.includes(major));
  const majors = [...new Set([...remaining, ...newMajors])];
  if (held[0]) await changeRecord(tx, world, StudentCollegePreferences, held[0].id, { majors });
  else if (majors.length > 0)
    await insertRecords(tx, world, StudentCollegePreferences, [
      { id: world.newId(), studentId: student.id, owner: student.owner, majors },
    ]);
}
