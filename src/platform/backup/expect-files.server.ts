import type { Queryable } from '../database/queryable.ts';
import { fileKey } from '../files/file-key.ts';

/**
 * The keys of all objects that the files have which are ready at the instant of the transaction; none
 * in a database from before there were files.
 */
export async function expectFiles(tx: Queryable): Promise<Set<string>> {
  const { rows: tables } = await tx.query(`select 1 where to_regclass('file') is not null`);
  if (tables.length === 0) return new Set();
  const { rows } = await tx.query<{ id: string; sizes: readonly number[] }>(
    `select id, coalesce((select jsonb_agg(v -> 'size') from jsonb_array_elements(variants) v), '[]') as sizes
     from file where state = 'ready'`,
  );
  return new Set(
    rows.flatMap(({ id, sizes }) => [undefined, ...sizes].map((size) => fileKey(id, size))),
  );
}
