import type { LinkPayload, RedeemedLink } from '../accounts/link-token.server.ts';
import { endLinkTokens } from '../accounts/link-token.server.ts';
import type { SignedIn } from '../accounts/people-services.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { conflict, notFound } from '../../platform/model/refusal.ts';
import { constraintRefusal } from '../../platform/store/database-refusal.ts';
import type { World } from '../../platform/world.ts';
import { studentOrNew } from './student-record/own-student.server.ts';
import { Parent } from './parent.entity.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { accountRefusals } from '../accounts/account-refusals.messages.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { familyRefusals } from './family-links/family-refusals.messages.ts';

const gone = () => notFound(apiSentence(accountRefusals.withdrawn));

/**
 * A parent accepts what a student offered: the Parent record is the parent's from now on.
 * @throws Refusal CONFLICT for an account of another type, or who is linked already
 */
export async function acceptParentInvitation(
  tx: Queryable,
  world: World,
  by: SignedIn,
  { payload }: RedeemedLink,
): Promise<void> {
  if (by.role !== 'PARENTS') throw conflict(apiSentence(familyRefusals.forParent));
  const { rowCount } = await linking(() =>
    tx.query(
      `update parent p set user_id = $2, confirmed_at = $3, updated_at = $3
       from student s, account a
       where p.id = $1 and s.id = p.student_id and not s.deleted
         and a.id = $2 and lower(p.email) = a.email
         and p.user_id is null and not p.deleted`,
      [payload['parentId'], by.id, world.now()],
    ),
  );
  if (rowCount !== 1) throw gone();
}

/**
 * A student accepts what a parent offered: the record names the student from now on, and both of
 * them own it.
 * @throws Refusal CONFLICT for an account of another type, or of whom too little is known for a record
 */
export async function acceptStudentInvitation(
  tx: Queryable,
  world: World,
  by: SignedIn,
  { payload }: RedeemedLink,
): Promise<void> {
  if (by.role !== 'STUDENTS') throw conflict(apiSentence(familyRefusals.forStudent));
  const { id } = await studentOrNew(tx, world, by);
  const { rowCount } = await linking(() =>
    tx.query(
      `update parent set student_id = $2, owner = $3, confirmed_at = $4, updated_at = $4
       where id = $1 and student_id is null and user_id is not null and not deleted`,
      [payload['parentId'], id, by.id, world.now()],
    ),
  );
  if (rowCount !== 1) throw gone();
}

/** A parent declines the link: the student keeps nothing of the invitation. */
export async function declineParentInvitation(tx: Queryable, payload: LinkPayload): Promise<void> {
  await tx.query('delete from parent where id = $1 and user_id is null', [payload['parentId']]);
}

/**
 * Ends the link between parent and student, from either side or by an admin, at once; an invitation
 * that still waits is withdrawn. The parent keeps their own name and address.
 * @throws Refusal NOT_FOUND when there is no such record for the caller
 */
export async function endFamilyLink(
  tx: Queryable,
  world: World,
  by: SignedIn,
  parentId: string,
): Promise<void> {
  const rows = await readRows(tx, { userId: 'text?', studentUserId: 'text?' })(
    `select p.user_id as "userId", s.user_id as "studentUserId"
     from parent p left join student s on s.id = p.student_id
     where p.id = $1 and not p.deleted for update of p`,
    [parentId],
  );
  const link = rows[0];
  if (!link) throw notFound();
  const isSide = [link.userId, link.studentUserId].includes(by.id);
  if (!isSide && by.role !== 'ADMINS') throw notFound();
  for (const purpose of ['parent-invitation', 'student-invitation'] as const)
    await endLinkTokens(tx, world, { purpose, payload: { parentId } });
  const { rowCount } = await tx.query(
    `update parent p set student_id = null, confirmed_at = null, owner = p.user_id, updated_at = $2
     where p.id = $1 and p.user_id is not null
       and not exists (select 1 from parent o where o.user_id = p.user_id and o.id <> p.id
                       and not o.deleted)`,
    [parentId, world.now()],
  );
  if (rowCount === 0) await tx.query('delete from parent where id = $1', [parentId]);
}

async function linking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw constraintRefusal(error, Parent) ? conflict(apiSentence(familyRefusals.linked)) : error;
  }
}
