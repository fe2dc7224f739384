import type { LinkFollower } from '../../accounts/account-parts.server.ts';
import type { LinkPayload } from '../../accounts/link-token.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';
import { Parent } from '../parent.entity.ts';

/**
 * Links the parent who has just signed in by an invitation with the student who sent it, under the name
 * that the parent gave, unless the student has sent it to another address since. Of a parent who is linked with the student already, the invitation is removed.
 */
export async function takeUpParentInvitation(
  tx: Queryable,
  world: World,
  { accountId, payload, name }: Parameters<LinkFollower>[1],
): Promise<LinkPayload> {
  const { parentId = '' } = payload;
  if (!isUuid(parentId)) return {};
  const { rowCount: removed } = await tx.query(
    `delete from parent p where p.id = $1 and p.user_id is null
       and exists (select from parent o where o.student_id = p.student_id and o.user_id = $2)`,
    [parentId, accountId],
  );
  if (removed) return {};
  const { rowCount: linked } = await tx.query(
    `update parent p set user_id = $2, confirmed_at = $3, updated_at = $3
     from student s, account a
     where p.id = $1 and s.id = p.student_id and not s.deleted
       and a.id = $2 and a.user_type = 'parent' and a.email_verified and a.deleted_at is null
       and p.user_id is null and not p.deleted and lower(p.email) = a.email`,
    [parentId, accountId, world.now()],
  );
  if (linked && name) await changeRecord(tx, world, Parent, parentId, { ...name });
  return {};
}
