import type { Queryable } from './queryable.ts';

/** An item whose work failed, and why. */
export interface Failed<Item> {
  readonly item: Item;
  readonly error: unknown;
}

/**
 * Processes many items in the caller's transaction so that a failing item rolls back only itself.
 * First tries all together, so the usual case costs two statements; after a failure each gets its
 * own savepoint. Work may therefore start twice, and must do everything through `tx`.
 *
 * @returns the items that failed, in order
 * @throws errors of the connection itself
 */
export async function eachApart<Item>(
  tx: Queryable,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<readonly Failed<Item>[]> {
  if (items.length === 0) return [];
  const atOnce = await attempt(tx, async () => {
    for (const item of items) await work(item);
  });
  if (atOnce === null) return [];
  const failed: Failed<Item>[] = [];
  for (const item of items) {
    const failure = await attempt(tx, () => work(item));
    if (failure) failed.push({ item, error: failure.error });
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
