import type { UserType } from '../../../platform/model/viewer.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';
import { endSessions } from '../callers/end-sessions.server.ts';

/** Gives an account another type and ends its sessions; a new admin counts as approved. */
export async function changeUserType(
  tx: Queryable,
  world: World,
  accountId: string,
  userType: UserType,
): Promise<void> {
  const isAdmin = userType === 'admin' || userType === 'admin6x6';
  const now = world.now();
  await tx.query(
    'update account set user_type = $2, approved_at = $3, updated_at = $4 where id = $1',
    [accountId, userType, isAdmin ? now : null, now],
  );
  await endSessions(tx, [accountId]);
}
