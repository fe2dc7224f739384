import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';

const emailHealthRow = row({
  waiting: 'number',
  /** When the oldest due email was due. */
  dueSince: 'timestamp?',
  sent: 'number',
  /** Permanently failed. */
  failed: 'number',
});

/** Email figures across all fairs. */
export type EmailHealth = RowOf<typeof emailHealthRow>;

/** Reads email statistics: what is queued now, and the results of the last days. */
export async function readEmailHealth(
  on: Queryable,
  now: Date,
  days: number,
): Promise<EmailHealth> {
  const rows = await readRows(on, emailHealthRow)(
    `select queued.*, ended.*
     from (
       select count(*)::int as waiting, min(m.next_attempt_at) filter (where m.next_attempt_at < $1)
         as "dueSince"
       from mail m
       where m.status = 'queued' and (m.batch_id is null
         or exists (select from mail_batch b where b.id = m.batch_id and b.status = 'sending'))
     ) queued, (
       select count(*) filter (where m.status = 'sent')::int as sent,
         count(*) filter (where m.status = 'failed')::int as failed
       from mail m where m.ended_at > $1::timestamptz - make_interval(days => $2)
     ) ended`,
    [now, days],
  );
  return rows[0] ?? { waiting: 0, dueSince: null, sent: 0, failed: 0 };
}
