import type { Queryable } from '../database/queryable.ts';

/**
 * Removes every mail to an address, also those still waiting: for the erasure of an account. A mail
 * that is on its way at this moment stays until `sweepMail` takes it.
 */
export async function forgetMailTo(tx: Queryable, address: string): Promise<void> {
  await tx.query(`delete from mail where lower(recipient) = lower($1) and status <> 'sending'`, [
    address,
  ]);
}

/** Removes mails that came to an end before an instant; returns how many. For a job of once a day. */
export async function sweepMail(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from mail where status not in ('queued', 'sending') and created_at < $1`,
    [before],
  );
  return rowCount ?? 0;
}
