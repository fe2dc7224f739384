import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';

const day = 24 * 3_600_000;

/** Session lifetime in days: after the last use, and at most. */
export const sessionDays = { unused: 14, most: 90 } as const;

/** The same for admins, who can do more harm. A session is renewed once a day, so it is no less than two. */
export const adminSessionDays = { unused: 2, most: 7 } as const;

/** SQL: whether the account of that alias is an admin's. */
export const isAdminSql = (alias: string): string => `${alias}.user_type in ('admin', 'admin6x6')`;

/** Whether a session has not been renewed for a day. */
export function isDueForRenewal(updatedAt: Date, world: World): boolean {
  return world.now().getTime() - updatedAt.getTime() >= day;
}

/**
 * Extends sessions that are in use: fourteen days from now, ninety at most in total; an
 * admin's two and seven. Of several concurrent calls one writes, and none waits.
 */
export async function renewSessions(
  tx: Queryable,
  world: World,
  sessionIds: readonly string[],
): Promise<void> {
  const now = world.now();
  const isAdmin = isAdminSql('a');
  await tx.query(
    `update session s set updated_at = $2, expires_at = greatest(s.expires_at, least(
       $2::timestamptz + make_interval(days => case when ${isAdmin} then $3::int else $4::int end),
       s.created_at + make_interval(days => case when ${isAdmin} then $5::int else $6::int end)))
     from account a
     where a.id = s.account_id and s.id = any(array(
       select id from session where id = any($1) and updated_at <= $7 for update skip locked))`,
    [
      sessionIds,
      now,
      adminSessionDays.unused,
      sessionDays.unused,
      adminSessionDays.most,
      sessionDays.most,
      new Date(now.getTime() - day),
    ],
  );
}
