import type { Queryable } from '../database/queryable.ts';
import { readRows, row, type RowOf } from '../database/read-rows.ts';

/** Emails by outcome, for `/metrics` and the operator. */
export async function countMail(tx: Queryable): Promise<Readonly<Record<string, number>>> {
  const rows = await readRows(tx, { status: 'text', count: 'number' })(
    'select status, count(*)::int as count from mail group by status',
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/**
 * SQL for the emails of a batch by outcome, as JSON, including deleted ones.
 * @param id the column with the batch id, e.g. `b.id`
 */
export const mailsOfBatch = (id: string): string => `coalesce((
  select jsonb_object_agg(status, count) from (
    select status, sum(count)::int as count from (
      select m.status, count(*) as count from mail m where m.batch_id = ${id} group by m.status
      union all select k.status, k.count from mail_batch_count k where k.batch_id = ${id}
    ) parts group by status) counted
), '{}')`;

const doubtfulMailRow = row({
  id: 'text',
  kind: 'text',
  recipient: 'text',
  subject: 'text',
  /** `sent`: resent; `unknown`: not resent; otherwise still pending. */
  status: 'text',
  unknownAt: 'timestamp',
});

/** An email whose delivery was unknown after one attempt. */
export type DoubtfulMail = RowOf<typeof doubtfulMailRow>;

/** Lists doubtful emails, newest first. */
export async function listDoubtfulMail(
  tx: Queryable,
  limit = 100,
): Promise<readonly DoubtfulMail[]> {
  return readRows(tx, doubtfulMailRow)(
    `select id, kind, recipient, subject, status, unknown_at as "unknownAt"
     from mail where unknown_at is not null order by unknown_at desc, id desc limit $1`,
    [limit],
  );
}
