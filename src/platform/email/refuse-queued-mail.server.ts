import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import type { World } from '../world.ts';

/** Seconds that a due email may wait while no email of its kind is being sent. */
const timeLimit = 120;

/**
 * Rejects if email is stalled: a single email has been due for two minutes, or bulk email has been
 * and none is being sent. A process younger than that, by `since`, has had no time yet.
 */
export async function refuseStandingMail(
  pool: Queryable,
  world: World,
  since: Date,
): Promise<void> {
  const now = world.now();
  const before = new Date(now.getTime() - timeLimit * 1000);
  if (since > before) return;
  const rows = await readRows(pool, { prompt: 'boolean', bulk: 'boolean' })(
    `select
       exists (select from mail where status = 'queued' and batch_id is null and not bulk
               and next_attempt_at <= $1) as prompt,
       (exists (select from mail where status = 'queued' and batch_id is null and bulk
                and next_attempt_at <= $1)
        or exists (select from mail_batch b where b.status = 'sending' and exists (
                   select from mail m where m.batch_id = b.id and m.status = 'queued'
                     and m.next_attempt_at <= $1)))
       and not exists (select from mail where status = 'sending' and bulk and claimed_until > $2)
       as bulk`,
    [before, now],
  );
  const { prompt = false, bulk = false } = rows[0] ?? {};
  if (prompt) throw new Error('Mail stands still.');
  if (bulk) throw new Error('Mail to many stands still.');
}
