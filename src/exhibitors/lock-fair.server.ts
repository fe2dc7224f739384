import type { Queryable } from '../platform/database/queryable.ts';

/** No one else signs up for this fair, or is bound to it, until the transaction ends. */
export async function lockFair(tx: Queryable, fairId: string): Promise<void> {
  // The trigger of migration 0046 holds the same key.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`exhibit:${fairId}`]);
}
