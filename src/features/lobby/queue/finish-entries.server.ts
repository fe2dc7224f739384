import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { pushNext, type Telling } from '../push/send-push.server.ts';
import { lockQueuesOf, refreshQueues } from './queue-line.server.ts';

/** Whose call is over: that of everyone in it, or of one student. */
export interface FinishedCall {
  readonly callId: string;
  readonly accountId?: string;
}

/**
 * Ends the waits that led to a call; false if there are none. At other booths their students can be
 * called again, and are told where they're next.
 */
export async function finishEntries(
  tx: Queryable,
  { callId, accountId }: FinishedCall,
  telling: Telling,
): Promise<boolean> {
  const rows = await readRows(tx, { id: 'text', accountId: 'text', fairId: 'text' })(
    `select id, account_id as "accountId", fair_id as "fairId" from queue_entry
     where call_id = $1 and state = 'in_call' and coalesce($2, account_id) = account_id`,
    [callId, accountId ?? null],
  );
  const [first] = rows;
  if (!first) return false;
  const booths = await lockQueuesOf(
    tx,
    first.fairId,
    rows.map((one) => one.accountId),
  );
  const { rowCount } = await tx.query(
    `update queue_entry set state = 'done', ended_at = $2
     where id = any($1) and state = 'in_call'`,
    [rows.map(({ id }) => id), telling.world.now()],
  );
  await refreshQueues(tx, booths);
  for (const id of booths) await pushNext(tx, telling, id);
  return rowCount !== null && rowCount > 0;
}
