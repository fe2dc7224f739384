import type { Queryable } from '../database/queryable.ts';
import { readRows, row, type RowOf } from '../database/read-rows.ts';

/** Some emails, or all of a kind. */
export type WhichMail = { readonly ids: readonly string[] } | { readonly kind: string };

const failedMailRow = row({
  id: 'text',
  kind: 'text',
  recipient: 'text',
  attempts: 'number',
  endedAt: 'timestamp',
  /** The mail server's answer about the attempt. */
  reason: 'text?',
  /** Its text is still stored, so it can be resent. */
  kept: 'boolean',
});

/** A failed email. */
export type FailedMail = RowOf<typeof failedMailRow>;

/** SQL: whether the text of an email is stored, so that it can be resent. */
export const isResendable = `(batch_id is null and text <> '')`;

/** Lists failed emails, newest first. */
export async function listFailedMail(tx: Queryable, limit = 100): Promise<readonly FailedMail[]> {
  return readRows(tx, failedMailRow)(
    `select id, kind, recipient, attempts, coalesce(ended_at, created_at) as "endedAt",
       last_error as reason, ${isResendable} as kept
     from mail where status = 'failed' order by ended_at desc nulls last, id desc limit $1`,
    [limit],
  );
}

/**
 * Queues failed emails again from the start, under their Message-IDs.
 * @returns how many, and how many were skipped because their text is no longer stored
 */
export async function requeueMail(
  tx: Queryable,
  now: Date,
  which: WhichMail,
): Promise<{ readonly requeued: number; readonly without: number }> {
  const [chosen, value] =
    'ids' in which ? ['id = any($2::uuid[])', which.ids] : ['kind = $2', which.kind];
  const rows = await readRows(tx, { requeued: 'number', without: 'number' })(
    `with which as materialized (
       select id, ${isResendable} as kept from mail where status = 'failed' and ${chosen} order by id for update
     ), again as (
       update mail set status = 'queued', attempts = 0, next_attempt_at = $1, last_error = null,
         ended_at = null, created_at = $1
       where id in (select id from which where kept) returning enqueue_email(bulk)
     )
     select (select count(*) from again)::integer as requeued,
       (select count(*) from which where not kept)::integer as without`,
    [now, value],
  );
  return rows[0] ?? { requeued: 0, without: 0 };
}
