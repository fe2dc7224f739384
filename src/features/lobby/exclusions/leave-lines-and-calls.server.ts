import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { closeCall } from '../calls/close-call.server.ts';
import type { CallRole } from '../calls/call-access.server.ts';
import { forgetSignalsOf } from '../calls/signal-call.server.ts';
import { finishEntries } from '../queue/finish-entries.server.ts';
import { pushNext, type Telling } from '../push/send-push.server.ts';
import { notExcludedAt } from '../refuse-muted.server.ts';
import { refreshQueues } from '../queue/queue-line.server.ts';

/**
 * Takes someone out of all lines and calls at a fair. A call without a rep is over for everyone, and
 * those whom a rep was calling wait again, in their places.
 */
export async function leaveLinesAndCalls(
  tx: Queryable,
  { fairId, accountId }: { readonly fairId: string; readonly accountId: string },
  telling: Telling,
): Promise<void> {
  const now = telling.world.now();
  await leaveCalls(tx, fairId, accountId, telling);
  const boothIds = await leaveLines(tx, fairId, accountId, now);
  for (const id of boothIds) await pushNext(tx, telling, id);
  await closeLines(tx, fairId, accountId);
}

/** Where no colleague can call anyone, no more students wait. */
async function closeLines(tx: Queryable, fairId: string, accountId: string) {
  await tx.query(
    `update booth_queue q set is_open = false
     from fair_booth b join college_rep own on own.college_id = b.college_id
       and own.user_id = $2 and own.confirmed_at is not null
     where b.id = q.id and q.fair_id = $1 and q.is_open and not exists (
       select from college_rep r where r.college_id = b.college_id and r.confirmed_at is not null
         and ${notExcludedAt('r.user_id', '$1')} and r.user_id is not null)`,
    [fairId, accountId],
  );
}

async function leaveCalls(tx: Queryable, fairId: string, accountId: string, telling: Telling) {
  const now = telling.world.now();
  // In the order in which calls and queues are locked elsewhere.
  const calls = await readRows(tx, { id: 'text' })(
    `select k.id from call k join fair_booth b on b.id = k.booth_id
     where b.fair_id = $1 and k.ended_at is null
       and exists (select from call_person p where p.call_id = k.id and p.account_id = $2)
     order by k.id for update of k`,
    [fairId, accountId],
  );
  for (const { id: callId } of calls) {
    const [person] = await readRows(tx, { id: 'text', as: textOf<CallRole>() })(
      `update call_person set seat = null,
         left_at = case when joined_at is null then left_at else coalesce(left_at, $3) end
       where call_id = $1 and account_id = $2 returning id, "as"`,
      [callId, accountId, now],
    );
    if (!person) continue;
    await forgetSignalsOf(tx, person.id);
    const { rowCount: reps } = await tx.query(
      `select from call_person where call_id = $1 and "as" = 'rep' and joined_at is not null
         and left_at is null`,
      [callId],
    );
    const isOver = person.as === 'rep' && !reps;
    await finishEntries(tx, isOver ? { callId } : { callId, accountId }, telling);
    if (isOver) await closeCall(tx, callId, now);
  }
}

async function leaveLines(tx: Queryable, fairId: string, accountId: string, now: Date) {
  const booths = await readRows(tx, { id: 'text' })(
    `select q.id from booth_queue q where q.fair_id = $1 and q.id in (
       select booth_id from queue_entry where fair_id = $1 and ended_at is null
         and $2 in (account_id, called_by, assigned_to))
     order by q.id for update`,
    [fairId, accountId],
  );
  await tx.query(
    `update queue_entry set state = 'left', ended_at = $3
     where fair_id = $1 and account_id = $2 and ended_at is null`,
    [fairId, accountId, now],
  );
  await tx.query(
    `update queue_entry set
       state = case when state = 'called' and called_by = $2 then 'waiting' else state end,
       called_at = case when state = 'called' and called_by = $2 then null else called_at end,
       group_id = case when state = 'called' and called_by = $2 then null else group_id end,
       next_told_at = case when state = 'called' and called_by = $2 then null else next_told_at end,
       called_by = nullif(called_by, $2), assigned_to = nullif(assigned_to, $2)
     where fair_id = $1 and ended_at is null and $2 in (called_by, assigned_to)`,
    [fairId, accountId],
  );
  const ids = booths.map(({ id }) => id);
  await refreshQueues(tx, ids);
  return ids;
}
