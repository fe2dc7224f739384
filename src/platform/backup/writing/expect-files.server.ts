import type { Queryable } from '../../database/queryable.ts';
import { jsonOf, readRows } from '../../database/read-rows.ts';
import { fileKey } from '../../files/file-key.ts';

/** Keys of objects, and those of them that are known to be lost. */
export interface ExpectedFiles {
  readonly keys: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
}

/**
 * Keys of all stored objects of ready files, as of the transaction's snapshot. Empty for a database
 * older than file uploads.
 */
export async function expectFiles(tx: Queryable): Promise<ExpectedFiles> {
  const { rows: tables } = await tx.query(`select 1 where to_regclass('file') is not null`);
  if (tables.length === 0) return { keys: new Set(), lost: new Set() };
  const rows = await readRows(tx, {
    id: 'text',
    lost: 'boolean',
    sizes: jsonOf<readonly number[]>(),
  })(
    `select id, missing_since is not null as lost, coalesce((select jsonb_agg(v -> 'size') from jsonb_array_elements(variants) v), '[]') as sizes
     from file where state = 'ready'`,
  );
  const keysOf = (some: typeof rows) =>
    new Set(some.flatMap(({ id, sizes }) => [undefined, ...sizes].map((s) => fileKey(id, s))));
  return { keys: keysOf(rows), lost: keysOf(rows.filter(({ lost }) => lost)) };
}
