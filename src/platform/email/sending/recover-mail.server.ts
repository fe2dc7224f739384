import type { Queryable } from '../../database/queryable.ts';
import { readRows } from '../../database/read-rows.ts';
import { forgetMails } from '../forget-mail.server.ts';

const over = `(m.bulk or m.unknown_at is not null)`;
const stays = `(m.begun_at is null or not ${over})`;

/**
 * Finds emails claimed by dead workers. Those that were not sent go back to the queue. For the
 * others delivery is unknown: bulk email is not resent, single email is resent once under the same
 * Message-ID; both are marked by `unknown_at`.
 *
 * @returns how many there were, and how many are unknown
 */
export async function recoverMail(
  tx: Queryable,
  now: Date,
): Promise<{ readonly found: number; readonly doubtful: number }> {
  const rows = await readRows(tx, { id: 'text', forgotten: 'boolean', doubtful: 'boolean' })(
    `with dead as materialized (
       select id, batch_id, begun_at is not null as begun from mail
       where status = 'sending' and claimed_until <= $1
       order by claimed_until limit 500 for update skip locked
     ), cancelled as materialized (
       select id from mail_batch
       where id in (select batch_id from dead) and status = 'cancelled' order by id for share
     )
     update mail m set
       status = case when not ${stays} then 'unknown'
                     when m.batch_id in (select id from cancelled) then 'cancelled' else 'queued' end,
       ended_at = case when not ${stays} or m.batch_id in (select id from cancelled)
                       then $1::timestamptz end,
       text = case when ${stays} then m.text else '' end,
       html = case when ${stays} then m.html end,
       headers = case when ${stays} then m.headers else '{}' end,
       calendar = case when ${stays} then m.calendar end,
       attachment = case when ${stays} then m.attachment end,
       merge = case when ${stays} then m.merge end,
       unknown_at = case when dead.begun then coalesce(m.unknown_at, $1) else m.unknown_at end,
       attempts = m.attempts - (not dead.begun)::integer,
       last_error = case when dead.begun then 'The process ended during the attempt.' end,
       claimed_by = null, claimed_until = null, begun_at = null
     from dead where m.id = dead.id
     returning m.id, m.forgotten or (m.forget_after and m.status = 'unknown') as forgotten,
       dead.begun as doubtful`,
    [now],
  );
  const forgotten = rows.filter((row) => row.forgotten).map(({ id }) => id);
  if (forgotten.length > 0) await forgetMails(tx, forgotten);
  return { found: rows.length, doubtful: rows.filter(({ doubtful }) => doubtful).length };
}

/** Seconds that a job may take to begin with an email that is due. */
const patience = 30;

/**
 * Enqueues jobs for email that has been due for a while although no job waits to send it: it was
 * recovered, comes from the previous release, or its job got lost. A job too many finds nothing.
 *
 * @param kinds of batches that can be composed
 */
export async function enqueueOverdueMail(
  tx: Queryable,
  now: Date,
  kinds: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'enqueue-overdue-mail',
    text: `with waiting as materialized (
       select task_identifier as kind from graphile_worker.jobs
       where task_identifier in ('send-email', 'send-bulk-email')
         and locked_at is null and attempts < max_attempts and run_at <= now()
     ), due as (
       (select false as is_bulk from mail
        where status = 'queued' and batch_id is null and not bulk and next_attempt_at <= $1
          and 'send-email' not in (select kind from waiting) limit 100)
       union all
       select true where 'send-bulk-email' not in (select kind from waiting) and (
         exists (select from mail
                 where status = 'queued' and batch_id is null and bulk and next_attempt_at <= $1)
         or exists (select from mail_batch b where status = 'sending' and kind = any($2) and exists (
              select from mail m where m.batch_id = b.id and m.status = 'queued'
                and m.next_attempt_at <= $1)))
     )
     select enqueue_email(is_bulk) from due`,
    values: [new Date(now.getTime() - patience * 1000), kinds],
  });
}
