import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/**
 * Locks an account until the caller's transaction ends: concurrent saves from several devices
 * run one after another.
 *
 * @returns the name someone signed up with; empty when there was none
 */
export async function lockAccount(tx: Queryable, accountId: string): Promise<string> {
  const rows = await readRows(tx, { name: 'text?' })(
    'select name from account where id = $1 for no key update',
    [accountId],
  );
  return rows[0]?.name ?? '';
}
