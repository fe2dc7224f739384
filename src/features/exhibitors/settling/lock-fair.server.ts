import type { Queryable } from '../../../platform/database/queryable.ts';

/** Locks this fair against other registrations and binding until the transaction ends. */
export async function lockFair(tx: Queryable, fairId: string): Promise<void> {
  // The trigger of migration 0046 locks the same key.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`exhibit:${fairId}`]);
}
