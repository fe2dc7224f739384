import type { Queryable } from '../../platform/database/queryable.ts';
import type { World } from '../../platform/world.ts';

const day = 24 * 3_600_000;

/** Days a session lives after it was last used, and at most. */
export const sessionDays = { unused: 14, most: 90 } as const;

/** Whether a session has not been renewed for a day. */
export function isDueForRenewal(updatedAt: Date, world: World): boolean {
  return world.now().getTime() - updatedAt.getTime() >= day;
}

/**
 * Lets sessions that are in use live on: another fourteen days from now, ninety at most in all. Of
 * several calls at once one writes, and none waits for another.
 */
export async function renewSessions(
  tx: Queryable,
  world: World,
  sessionIds: readonly string[],
): Promise<void> {
  const now = world.now();
  await tx.query(
    `update session set updated_at = $2, expires_at =
       greatest(expires_at, least($3, created_at + make_interval(days => $4)))
     where id = any(array(
       select id from session where id = any($1) and updated_at <= $5 for update skip locked))`,
    [
      sessionIds,
      now,
      new Date(now.getTime() + sessionDays.unused * day),
      sessionDays.most,
      new Date(now.getTime() - day),
    ],
  );
}
