import type { Queryable } from '../database/queryable.ts';

/**
 * Takes out of the outbox what the records were that this transaction has erased, and every event in
 * which the address occurs. To be called last in the transaction. Subscribers who could see such a
 * record, now or when they resume from before, read afresh instead of being told what has changed.
 */
export async function eraseEvents(tx: Queryable, address: string): Promise<void> {
  await tx.query('select event_erase($1)', [address]);
}
