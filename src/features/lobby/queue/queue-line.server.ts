import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { callSeconds } from './expected-wait.ts';

/** The topic for changes of a booth's queue; each id is that of the booth. */
export const queueTopic = 'BoothQueue';

/** An open entry as `booth_queue.line` holds it, in the order of places. */
export interface InLine {
  readonly id: string;
  /** The student's account. */
  readonly account: string;
  /** Busy: on a call at another booth, and skipped meanwhile. */
  readonly state: 'waiting' | 'busy' | 'called' | 'in_call';
  /** Epoch seconds of the last call. */
  readonly called?: number;
  /** The account of the rep who called, or for whom the student waits. */
  readonly rep?: string;
}

/** Whether someone still waits for their turn. */
export const isWaiting = ({ state }: Pick<InLine, 'state'>): boolean =>
  state === 'waiting' || state === 'busy';

/** The entries that wait, in their order. */
export const waitingIn = (line: readonly InLine[]): readonly InLine[] => line.filter(isWaiting);

/**
 * Locks the queue of a booth for the caller's transaction: everything that changes it runs one
 * after another. Null if no rep has opened it yet.
 */
export async function lockQueue(
  tx: Queryable,
  boothId: string,
): Promise<{ readonly isOpen: boolean } | null> {
  // In the order in which the booth is closed.
  await tx.query('select from fair_booth where id = $1 for key share', [boothId]);
  const rows = await readRows(tx, { isOpen: 'boolean' })(
    'select is_open as "isOpen" from booth_queue where id = $1 for update',
    [boothId],
  );
  return rows[0] ?? null;
}

/**
 * Locks all queues in which these people wait at a fair, in a fixed order, and returns their
 * booths: what happens on a call concerns all of them.
 */
export async function lockQueuesOf(
  tx: Queryable,
  fairId: string,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await readRows(tx, { id: 'text' })(
    `select q.id from booth_queue q where q.fair_id = $1 and q.id in (
       select booth_id from queue_entry
       where fair_id = $1 and account_id = any($2) and ended_at is null)
     order by q.id for update`,
    [fairId, accountIds],
  );
  return rows.map(({ id }) => id);
}

/** Writes down the places at locked booths; subscribers hear of them. */
export async function refreshQueues(tx: Queryable, boothIds: readonly string[]): Promise<void> {
  for (const id of [...boothIds].sort()) await tx.query('select refresh_booth_queue($1)', [id]);
}

/** SQL, for an entry `e`: it waits, and its student isn't on a call elsewhere at the fair. */
export const canBeCalled = `e.state = 'waiting' and not exists (
  select from queue_entry o
  where o.account_id = e.account_id and o.fair_id = e.fair_id and o.state = 'in_call')`;

/** SQL, for an entry `e` and a time parameter: called, and didn't accept in time. */
export const isOverdue = (now: string): string =>
  `e.state = 'called' and e.called_at <= ${now}::timestamptz - make_interval(secs => ${callSeconds})`;

/**
 * Someone who was called doesn't come: the first time they go behind the next person, the second
 * time they leave the queue. The booth's queue is locked.
 */
export async function missCall(tx: Queryable, entryId: string, now: Date): Promise<void> {
  await tx.query(
    `update queue_entry e set
       state = case when e.missed_once then 'missed' else 'waiting' end,
       ended_at = case when e.missed_once then $2::timestamptz end,
       missed_once = true, called_at = null, called_by = null, group_id = null, next_told_at = null,
       place = coalesce((
         select (n.place + coalesce(lead(n.place) over (order by n.place), n.place + 1)) / 2
         from queue_entry n
         where n.booth_id = e.booth_id and n.state = 'waiting' and n.place > e.place
         order by n.place limit 1), e.place)
     where e.id = $1 and e.state = 'called'`,
    [entryId, now],
  );
}

/** Those who didn't accept in time at a locked booth miss the call; returns whether there was one. */
export async function missOverdue(tx: Queryable, boothId: string, now: Date): Promise<boolean> {
  const rows = await readRows(tx, { id: 'text' })(
    `select e.id from queue_entry e where e.booth_id = $1 and ${isOverdue('$2')}
     order by e.place`,
    [boothId, now],
  );
  for (const { id } of rows) await missCall(tx, id, now);
  return rows.length > 0;
}
