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
 * Lets a session that is in use live on: another fourteen days from now, ninety at most in all. Of
 * several calls at once one writes.
 */
export async function renewSession(tx: Queryable, world: World, sessionId: string): Promise<void> {
  const now = world.now();
  await tx.query(
    `update session set updated_at = $2, expires_at =
       greatest(expires_at, least($3, created_at + make_interval(days => $4)))
     where id = $1 and updated_at <= $5`,
    [
      sessionId,
      now,
      new Date(now.getTime() + sessionDays.unused * day),
      sessionDays.most,
      new Date(now.getTime() - day),
    ],
  );
}
