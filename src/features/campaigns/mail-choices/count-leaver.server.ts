import type { Queryable } from '../../../platform/database/queryable.ts';
import { campaignBatch } from '../sending/advance-campaign.server.ts';
import type { UnsubscribeLink } from '../../../platform/email/unsubscribe-token.server.ts';

/**
 * Counts an unsubscribe for the last campaign of this scope that reached the person: the links of
 * all emails of a scope are the same.
 */
export async function countLeaver(
  tx: Queryable,
  { address, scope }: Pick<UnsubscribeLink, 'address' | 'scope'>,
): Promise<void> {
  await tx.query(
    `update campaign set unsubscribed = unsubscribed + 1 where id = (
       select b.id from mail m join mail_batch b on b.id = m.batch_id
       where lower(m.recipient) = lower($1) and b.kind = $3 and b.scope = $2
         and m.sent_at is not null
       order by m.sent_at desc, m.id desc limit 1)`,
    [address, scope, campaignBatch],
  );
}
