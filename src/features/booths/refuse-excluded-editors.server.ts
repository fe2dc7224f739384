import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, textOf } from '../../platform/database/read-rows.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import type { Values } from '../../platform/model/entity.ts';
import { forbidden, type Refusal } from '../../platform/model/refusal.ts';
import type { Viewer } from '../../platform/model/viewer.ts';
import { lockRecord } from '../../platform/store/lock-record.server.ts';
import type { Reader } from '../../platform/store/reader.server.ts';
import { boothRuleMessages as messages } from './booth-rules.messages.ts';
import { FairBooth } from './fair-booth.entity.ts';

/**
 * Why someone can't change a booth though they represent its college: an organizer has muted them at
 * its fair, or removed them from it. Null for everyone else. What an organizer does at the same
 * moment waits for the caller's transaction, or it waits for the organizer.
 */
export async function exclusionRefusal(
  tx: Queryable,
  viewer: Viewer,
  boothId: string,
): Promise<Refusal | null> {
  await tx.query('select from account where id = $1 for share', [viewer.id]);
  const [excluded] = await readRows(tx, { kind: textOf<'muted' | 'removed'>() })(
    `select x.kind from fair_exclusion x join fair_booth b on b.fair_id = x.fair_id
     where b.id = $2 and x.account_id = $1 and x.lifted_at is null`,
    [viewer.id, boothId],
  );
  return excluded
    ? forbidden(
        apiSentence(excluded.kind === 'muted' ? messages.mutedEditor : messages.removedEditor),
      )
    : null;
}

/**
 * Locks a booth for someone who can change it, until the caller's transaction ends.
 * @throws Refusal NOT_FOUND or FORBIDDEN
 */
export async function lockBooth(
  tx: Queryable,
  reader: Reader,
  viewer: Viewer,
  boothId: string,
): Promise<Values> {
  const booth = await lockRecord(tx, reader, viewer, FairBooth, boothId);
  const refusal = await exclusionRefusal(tx, viewer, boothId);
  if (refusal) throw refusal;
  return booth;
}
