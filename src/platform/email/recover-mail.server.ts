import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import { forgetMails } from './forget-mail.server.ts';

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
       next_attempt_at = $1,
       attempts = m.attempts - (not dead.begun)::integer,
       last_error = case when dead.begun then 'The process ended during the attempt.' end,
       claimed_by = null, claimed_until = null, begun_at = null
     from dead where m.id = dead.id
     returning m.id, m.forgotten, dead.begun as doubtful`,
    [now],
  );
  const forgotten = rows.filter((row) => row.forgotten).map(({ id }) => id);
  if (forgotten.length > 0) await forgetMails(tx, forgotten);
  return { found: rows.length, doubtful: rows.filter(({ doubtful }) => doubtful).length };
}
