import type { Queryable } from '../database/queryable.ts';
import { readRows, row, type RowOf } from '../database/read-rows.ts';
import { hideSuppressed } from './suppress.server.ts';

/**
 * Removes every email to an address, including waiting ones, when an account is erased. For batches
 * the counts stay; waiting emails are not sent. An email that is being sent is removed when its
 * outcome is known. The address stays on the suppression lists by its hash.
 */
export async function forgetMailTo(tx: Queryable, address: string): Promise<void> {
  const rows = await readRows(tx, foundMailRow)(
    'select id, status from mail where lower(recipient) = lower($1) for update',
    [address],
  );
  await forgetFound(tx, rows);
  await hideSuppressed(tx, address);
}

const foundMailRow = row({ id: 'text', status: 'text' });

type FoundMail = RowOf<typeof foundMailRow>;

/**
 * Removes every email whose text contains an address, to any recipient. A longer address that
 * contains it (`joann@x.org` for `ann@x.org`) does not match.
 */
export async function forgetMailAbout(tx: Queryable, address: string): Promise<void> {
  const escaped = address.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const rows = await readRows(tx, foundMailRow)(
    'select id, status from mail where strpos(lower(text), lower($1)) > 0 and lower(text) ~ $2 for update',
    [address, `(?<![[:alnum:]._%+-])${escaped}(?!-*[[:alnum:]]|\\.[[:alnum:]])`],
  );
  await forgetFound(tx, rows);
}

/** Removes emails that the transaction has locked; those being sent are marked instead. */
export async function forgetFound(tx: Queryable, found: readonly FoundMail[]): Promise<void> {
  const onTheWay = found.filter(({ status }) => status === 'sending').map(({ id }) => id);
  if (onTheWay.length > 0)
    await tx.query('update mail set forgotten = true where id = any($1)', [onTheWay]);
  const others = found.filter(({ status }) => status !== 'sending').map(({ id }) => id);
  if (others.length > 0) await forgetMails(tx, others);
}

/** Removes emails that are not being sent; for a batch, everything but the count. */
export async function forgetMails(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query('delete from mail where id = any($1) and batch_id is null', [ids]);
  await tx.query(
    `update mail set recipient = '', subject = '', text = '', html = null, headers = '{}',
       calendar = null, attachment = null, merge = null, last_error = null, forgotten = false,
       ended_at = coalesce(ended_at, created_at),
       status = case when status in ('queued', 'sending') then 'suppressed' else status end
     where id = any($1)`,
    [ids],
  );
}

/**
 * Removes emails that ended before a time, a few thousand per statement; returns the number. The
 * counts of batches stay. For a daily job.
 */
export async function sweepMail(tx: Queryable, before: Date, atOnce = 5000): Promise<number> {
  let count = 0;
  for (;;) {
    const gone = await sweepSome(tx, before, atOnce);
    count += gone;
    if (gone < atOnce) return count;
  }
}

async function sweepSome(tx: Queryable, before: Date, most: number): Promise<number> {
  const rows = await readRows(tx, { count: 'number' })(
    `with gone as (
       delete from mail where id in (
         select id from mail where ended_at < $1 and status not in ('queued', 'sending')
         order by ended_at limit $2 for update skip locked)
       returning batch_id, status
     ), counted as (
       insert into mail_batch_count as c (batch_id, status, count)
       select batch_id, status, count(*) from gone where batch_id is not null group by batch_id, status
       on conflict (batch_id, status) do update set count = c.count + excluded.count
     )
     select count(*)::integer as count from gone`,
    [before, most],
  );
  return rows[0]?.count ?? 0;
}
