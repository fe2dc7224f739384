import type pg from 'pg';
import { onTestFinished } from 'vitest';

/**
 * Begins a transaction that ends with the test: an open one would delay live updates in the whole
 * cluster, and its connection would return to the pool in the middle of it.
 */
export async function beginTransaction(pool: pg.Pool, isolation = '') {
  const client = await pool.connect();
  let isOpen = true;
  /** Ends it by `commit` or `rollback`, and gives the connection back. */
  const over = async (verb: 'commit' | 'rollback'): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await client.query(verb);
    client.release();
  };
  onTestFinished(() => over('rollback'));
  await client.query(`begin ${isolation}`);
  // On a busy machine, other work may take longer than the idle limit of transactions.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  return { client, over };
}
