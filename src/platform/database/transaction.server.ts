import type pg from 'pg';
import type { Queryable } from './queryable.ts';

/**
 * Runs `work` on one connection between BEGIN and COMMIT and returns its result. If `work` throws,
 * everything is rolled back and the error is rethrown; a connection that can't roll back is
 * discarded.
 */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error(String(reason));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
