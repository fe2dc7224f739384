import { createHash } from 'node:crypto';
import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
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
 * Spends one point of a budget across all processes, with one atomic statement: however many
 * callers come at once, exactly `points` of them succeed until the budget resets.
 *
 * Refused calls cost nothing and don't extend the wait. In a transaction the row stays locked until
 * it ends, and a rollback returns the point: pass the pool if an attempt must count even if the
 * rest fails (a wrong password, a wrong code).
 *
 * @param key names the budget and its owner, e.g. `sign-in:account:<address>`; stored only as a
 * hash
 */
export function spend(tx: Queryable, world: World, key: string, budget: Budget): Promise<Spending> {
  return spendEach(tx, world, [[key, budget]]);
}

/**
 * Spends one point of each of several budgets in turn, on the same terms and by one statement. The
 * first that refuses decides, and those after it stay as they are.
 */
export async function spendEach(
  tx: Queryable,
  world: World,
  budgets: readonly (readonly [key: string, budget: Budget])[],
): Promise<Spending> {
  const now = world.now();
  const [row] = await readRows(tx, { allowed: 'boolean', again_at: 'timestamp' })({
    name: 'spend',
    text: 'select allowed, again_at from spend_in_turn($1, $2, $3, $4)',
    values: [
      budgets.map(([key]) => hashKey(key)),
      budgets.map(([, { points }]) => points),
      budgets.map(([, { perSeconds }]) => new Date(now.getTime() + perSeconds * 1000)),
      now,
    ],
  });
  if (!row) throw new Error('A budget was spent without an answer.');
  if (row.allowed) return { allowed: true, retryAfter: 0 };
  const wait = (row.again_at.getTime() - now.getTime()) / 1000;
  return { allowed: false, retryAfter: Math.max(1, Math.ceil(wait)) };
}

/** Whether anything of a budget is spent since it last began anew. */
export async function isSpentOn(tx: Queryable, world: World, key: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from limit_counter where key = $1 and resets_at > $2',
    [hashKey(key), world.now()],
  );
  return rowCount === 1;
}

/** Gives a budget back whole, e.g. after the right password. */
export async function refund(tx: Queryable, key: string): Promise<void> {
  await tx.query('delete from limit_counter where key = $1', [hashKey(key)]);
}

/** Gives one point back, of a try that turned out to count for nothing. */
export async function giveBack(tx: Queryable, key: string): Promise<void> {
  await tx.query('update limit_counter set spent = spent - 1 where key = $1 and spent > 0', [
    hashKey(key),
  ]);
}

/** Removes expired budgets; returns how many. For an hourly job. */
export async function sweepBudgets(tx: Queryable, world: World): Promise<number> {
  const { rowCount } = await tx.query('delete from limit_counter where resets_at <= $1', [
    world.now(),
  ]);
  return rowCount ?? 0;
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
