import type { Queryable } from './queryable.ts';

/** An item whose work failed, and why. */
export interface Failed<Item> {
  readonly item: Item;
  readonly error: unknown;
}

/**
 * Does the work of many items in the caller's transaction so that none of them stops the others: what
 * one throws undoes that one alone. All are tried together first, so the usual case costs two
 * statements; only after a failure does each get a savepoint of its own. Work may therefore begin twice,
 * and must do everything through `tx`.
 *
 * @returns the items that failed, in their order
 * @throws what the connection itself throws
 */
export async function eachApart<Item>(
  tx: Queryable,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<readonly Failed<Item>[]> {
  if (items.length === 0) return [];
  const together = await attempt(tx, async () => {
    for (const item of items) await work(item);
  });
  if (together === null) return [];
  const failed: Failed<Item>[] = [];
  for (const item of items) {
    const alone = await attempt(tx, () => work(item));
    if (alone) failed.push({ item, error: alone.error });
  }
  return failed;
}

async function attempt(
  tx: Queryable,
  work: () => Promise<void>,
): Promise<{ readonly error: unknown } | null> {
  await tx.query('savepoint apart');
  try {
    await work();
  } catch (error) {
    await tx.query('rollback to savepoint apart');
    await tx.query('release savepoint apart');
    return { error };
  }
  await tx.query('release savepoint apart');
  return null;
}
