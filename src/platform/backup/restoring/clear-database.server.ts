import type { Queryable } from '../../database/queryable.ts';
import { readRows } from '../../database/read-rows.ts';
import { notFromExtension, quote } from '../read-catalogue.server.ts';

/**
 * Removes everything of Quad's from a database, in the caller's transaction: the tables, views,
 * sequences, functions and types in the schema of the migrations, and the other schemas with all
 * that is in them. What belongs to extensions stays.
 */
export async function clearDatabase(tx: Queryable, schemas: readonly string[]): Promise<void> {
  for (const schema of schemas) await tx.query(`drop schema if exists ${quote(schema)} cascade`);
  // One kind after the other: objects dropped with an earlier one are no longer listed.
  for (const list of lists) {
    const rows = await readRows(tx, { statement: 'text' })(list);
    for (const { statement } of rows) await tx.query(statement);
  }
}

const relations = (what: string, kinds: string) => `
  select format('drop ${what} if exists %I.%I cascade', n.nspname, c.relname) as statement
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind in (${kinds}) and not c.relispartition
    and ${notFromExtension('pg_class', 'c.oid')}`;

const lists = [
  relations('view', `'v'`),
  relations('materialized view', `'m'`),
  relations('table', `'r', 'p'`),
  relations('sequence', `'S'`),
  `select format('drop routine if exists %s cascade', p.oid::regprocedure) as statement
   from pg_proc p
   where p.pronamespace = current_schema()::regnamespace and p.prokind in ('f', 'p')
     and ${notFromExtension('pg_proc', 'p.oid')}`,
  `select format('drop type if exists %I.%I cascade', n.nspname, t.typname) as statement
   from pg_type t join pg_namespace n on n.oid = t.typnamespace
   where n.nspname = current_schema() and ${notFromExtension('pg_type', 't.oid')}
     and (t.typtype in ('e', 'd', 'r') or (t.typtype = 'c' and exists (
       select from pg_class where oid = t.typrelid and relkind = 'c')))`,
  `select format('drop text search configuration if exists %I.%I cascade', n.nspname, c.cfgname) as statement
   from pg_ts_config c join pg_namespace n on n.oid = c.cfgnamespace
   where n.nspname = current_schema() and ${notFromExtension('pg_ts_config', 'c.oid')}`,
];

/** Number of tables in the schema of the migrations, ours or not. */
export async function countTables(tx: Queryable): Promise<number> {
  const rows = await readRows(tx, { count: 'number' })(
    `select count(*) as count from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
       and ${notFromExtension('pg_class', 'c.oid')}`,
  );
  return rows[0]?.count ?? 0;
}
