import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { isUuid } from '../../../platform/model/kinds.ts';

interface FoundEntry {
  readonly boothId: string;
  readonly fairId: string;
  readonly accountId: string;
  /** The call that the student has accepted. */
  readonly callId: string | null;
}

/** An entry of any queue; null if there is none. */
export async function findEntry(tx: Queryable, entryId: string): Promise<FoundEntry | null> {
  const rows = isUuid(entryId)
    ? await readRows(tx, { boothId: 'text', fairId: 'text', accountId: 'text', callId: 'text?' })(
        `select booth_id as "boothId", fair_id as "fairId", account_id as "accountId",
           call_id as "callId"
         from queue_entry where id = $1`,
        [entryId],
      )
    : [];
  return rows[0] ?? null;
}

/** A student's own entry; null if it isn't theirs. */
export async function findOwnEntry(
  tx: Queryable,
  accountId: string,
  entryId: string,
): Promise<FoundEntry | null> {
  const entry = await findEntry(tx, entryId);
  return entry?.accountId === accountId ? entry : null;
}
