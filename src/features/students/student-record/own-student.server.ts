import { nameParts } from '../../accounts/person-name.ts';
import type { SignedIn } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import { newRecord } from '../../../platform/store/prepare-input.ts';
import type { World } from '../../../platform/world.ts';
import { lockAccount } from '../../accounts/lock-account.server.ts';
import { familyRefusals as messages } from '../family-links/family-refusals.messages.ts';
import { Student } from '../student.entity.ts';

const ownStudentRow = row({ id: 'text', firstName: 'text', lastName: 'text' });

/** What an email needs to know about a student. */
type OwnStudent = RowOf<typeof ownStudentRow>;

/**
 * The Student record of an account.
 * @throws Refusal CONFLICT when there is none yet
 */
export async function ownStudent(tx: Queryable, accountId: string): Promise<OwnStudent> {
  const student = await findStudent(tx, accountId);
  if (!student) throw conflict(apiSentence(messages.tellFirst));
  return student;
}

async function findStudent(tx: Queryable, accountId: string): Promise<OwnStudent | undefined> {
  const rows = await readRows(tx, ownStudentRow)(
    `select id, first_name as "firstName", last_name as "lastName"
     from student where user_id = $1 and not deleted`,
    [accountId],
  );
  return rows[0];
}

/**
 * The Student record of an account, made from what signing up has told where setup has yet to make
 * it: name and birth date are all that a link between a student and a parent needs.
 * @throws Refusal CONFLICT when the account lacks one of the two
 */
export async function studentOrNew(tx: Queryable, world: World, by: SignedIn): Promise<OwnStudent> {
  await lockAccount(tx, by.id);
  const student = await findStudent(tx, by.id);
  if (student) return student;
  const rows = await readRows(tx, { name: 'text', dob: 'text?' })(
    // One that an admin has hidden is not made anew.
    `select name, birth_date::text as dob from account
     where id = $1 and not exists (select from student where user_id = $1)`,
    [by.id],
  );
  const { name = '', dob = null } = rows[0] ?? {};
  const { firstName, lastName } = nameParts(name);
  if (firstName === '' || lastName === '' || dob === null)
    throw conflict(apiSentence(messages.tellFirst));
  const id = world.newId();
  const told = { firstName, lastName, dob, email: by.email };
  await insertRecords(tx, world, Student, [{ ...newRecord(Student, told, by, world.now()), id }]);
  return { id, firstName, lastName };
}
