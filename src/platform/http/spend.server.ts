import { createHash } from 'node:crypto';
import type { Queryable, Statement } from '../database/queryable.ts';
import { combineStatements } from '../database/combine-statements.ts';
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
 * Spends one point of each of several budgets, on the same terms and by one statement. The first that
 * refuses is what is answered, and those behind it are not touched.
 */
export async function spendEach(
  tx: Queryable,
  world: World,
  budgets: readonly (readonly [key: string, budget: Budget])[],
): Promise<Spending> {
  const now = world.now();
  const statements = budgets.map(([key, budget], place): [string, Statement] => {
    const before = budgets[place - 1]?.[1];
    const after = before && { name: `spent${place - 1}`, points: before.points };
    return [`spent${place}`, spendStatement(world, key, budget, after)];
  });
  const { rows } = await tx.query<{ spent: number; resets_at: Date }>(
    combineStatements(Object.fromEntries(statements), {
      name: 'in-turn',
      text: statements
        .map(([name], place) => `select ${place} as place, spent, resets_at from ${name}`)
        .join(' union all ')
        .concat(' order by place'),
    }),
  );
  if (rows.length === 0) throw new Error('A budget was spent without an answer.');
  const refused = rows.find(({ spent }, place) => spent > (budgets[place]?.[1].points ?? 0));
  if (!refused) return { allowed: true, retryAfter: 0 };
  const wait = (refused.resets_at.getTime() - now.getTime()) / 1000;
  return { allowed: false, retryAfter: Math.max(1, Math.ceil(wait)) };
}

/**
 * SQL that spends one point and returns `spent` and `resets_at`, to combine with other statements.
 * @param after only if the earlier statement of that name spent at most that many points
 */
export function spendStatement(
  world: World,
  key: string,
  budget: Budget,
  after?: { readonly name: string; readonly points: number },
): Statement {
  const now = world.now();
  const resetsAt = new Date(now.getTime() + budget.perSeconds * 1000);
  return {
    name: after ? `spend-after-${after.name}` : 'spend',
    text: `insert into limit_counter as c (key, spent, resets_at)
     select $1::bytea, 1, $2::timestamptz ${after ? `from ${after.name} a where a.spent <= $5` : ''}
     on conflict (key) do update set
       spent = case when c.resets_at <= $3 then 1 else least(c.spent, $4::integer) + 1 end,
       resets_at = case when c.resets_at <= $3 then $2 else c.resets_at end
     returning spent, resets_at`,
    values: [hashKey(key), resetsAt, now, budget.points, ...(after ? [after.points] : [])],
  };
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
