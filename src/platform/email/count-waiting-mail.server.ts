import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';

/** Number of single emails of these kinds that are waiting or being sent, counted up to `most`. */
export async function countWaitingMail(
  tx: Queryable,
  kinds: readonly string[],
  most: number,
): Promise<number> {
  const rows = await readRows(tx, { count: 'number' })(
    `select count(*)::int as count from (
       select from mail where batch_id is null and not bulk and kind = any($1) and status = 'queued'
       union all
       select from mail where batch_id is null and kind = any($1) and status = 'sending'
       limit $2) waiting`,
    [kinds, most],
  );
  return rows[0]?.count ?? 0;
}
