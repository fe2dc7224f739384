import type { Queryable } from '../../../platform/database/queryable.ts';

/** Signs accounts out everywhere. Admins still see when their holders were last here. */
export async function endSessions(tx: Queryable, accountIds: readonly string[]): Promise<void> {
  await tx.query(
    `update account a set last_seen_at = greatest(a.last_seen_at, s.seen)
     from (select account_id, max(updated_at) as seen from session
       where account_id = any($1::uuid[]) group by account_id) s
     where a.id = s.account_id`,
    [accountIds],
  );
  await tx.query('delete from session where account_id = any($1::uuid[])', [accountIds]);
}
