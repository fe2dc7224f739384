import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { isUuid } from '../../../platform/model/kinds.ts';

/** One change of a call after the other: a place is given once, and a call that ends lets no one in. */
export async function lockCall(tx: Queryable, callId: string): Promise<void> {
  if (isUuid(callId)) await tx.query('select from call where id = $1 for update', [callId]);
}

/**
 * Ends a call for everyone, in a transaction that has locked it; false if it has ended already.
 * Checks no access: that is for the caller.
 */
export async function closeCall(tx: Queryable, callId: string, now: Date): Promise<boolean> {
  const closed = await readRows(tx, { id: 'text' })(
    'update call set ended_at = $2 where id = $1 and ended_at is null returning id',
    [callId, now],
  );
  if (closed.length === 0) return false;
  await tx.query(
    `update call_person set left_at = $2, seat = null
     where call_id = $1 and joined_at is not null and left_at is null`,
    [callId, now],
  );
  await tx.query('delete from call_signal where call_id = $1', [callId]);
  return true;
}
