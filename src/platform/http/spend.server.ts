import { createHash } from 'node:crypto';
import type { Queryable } from '../database/queryable.ts';
import type { World } from '../world.ts';

/** So many points in so many seconds, counted from the first point spent. */
export interface Budget {
  readonly points: number;
  readonly perSeconds: number;
}

export interface Spending {
  readonly allowed: boolean;
  /** Seconds until the budget begins anew; 0 when the call is allowed. */
  readonly retryAfter: number;
}

/**
 * Spends one point of a budget that holds over all processes, by one atomic statement: however many
 * callers come at once, exactly `points` of them are allowed until the budget begins anew.
 *
 * Refused calls cost nothing and do not prolong the wait. In a transaction the row stays locked
 * until it ends, and a roll-back gives the point back: pass the pool when a try must count although
 * what follows fails (a wrong password, a wrong code).
 *
 * @param key names the budget and whose it is, e.g. `sign-in:account:<address>`; kept only as a hash.
 */
export async function spend(
  tx: Queryable,
  world: World,
  key: string,
  budget: Budget,
): Promise<Spending> {
  const now = world.now();
  const resetsAt = new Date(now.getTime() + budget.perSeconds * 1000);
  const { rows } = await tx.query<{ spent: number; resets_at: Date }>(
    `insert into limit_counter as c (key, spent, resets_at) values ($1, 1, $2)
     on conflict (key) do update set
       spent = case when c.resets_at <= $3 then 1 else least(c.spent, $4) + 1 end,
       resets_at = case when c.resets_at <= $3 then $2 else c.resets_at end
     returning spent, resets_at`,
    [hashKey(key), resetsAt, now, budget.points],
  );
  const row = rows[0];
  if (!row) throw new Error('A budget was spent without an answer.');
  if (row.spent <= budget.points) return { allowed: true, retryAfter: 0 };
  const wait = (row.resets_at.getTime() - now.getTime()) / 1000;
  return { allowed: false, retryAfter: Math.max(1, Math.ceil(wait)) };
}

/** Gives a budget back whole, e.g. after the right password. */
export async function refund(tx: Queryable, key: string): Promise<void> {
  await tx.query('delete from limit_counter where key = $1', [hashKey(key)]);
}

/** Removes budgets that have begun anew; returns how many. For a job of once an hour. */
export async function sweepBudgets(tx: Queryable, world: World): Promise<number> {
  const { rowCount } = await tx.query('delete from limit_counter where resets_at <= $1', [
    world.now(),
  ]);
  return rowCount ?? 0;
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
