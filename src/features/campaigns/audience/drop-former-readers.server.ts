import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import type { Audience } from '../audiences.ts';
import { askedOf, askedSql, audienceSql } from './audience-sql.server.ts';

/**
 * Cancels the campaign's unsent emails to readers who left its audience: they were hidden, changed
 * the address or turned the privacy switch off. The mail service handles unsubscribed readers. Rows
 * that another process is writing are skipped.
 */
export async function dropFormerReaders(tx: Queryable, campaignId: string): Promise<void> {
  const [campaign] = await readRows(tx, { audience: textOf<Audience>() })(
    'select audience from campaign where id = $1',
    [campaignId],
  );
  if (!campaign) return;
  await tx.query(
    `${askedSql(2)} update mail set status = 'suppressed', merge = null, claimed_by = null, claimed_until = null,
       ended_at = now()
     where id in (
       select w.id from mail w
       where w.batch_id = $1 and not w.forgotten
         and (w.status = 'queued' or w.status = 'sending' and w.begun_at is null)
         and not exists (
           select from (${audienceSql(campaign.audience)}) m
           where m.address = w.recipient and m.confirmed and m.willing)
       for update of w skip locked)`,
    [campaignId, ...askedOf(campaign.audience)],
  );
}
