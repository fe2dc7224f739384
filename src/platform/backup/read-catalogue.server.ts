import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import type { SequenceState, TableSection } from './backup-format.ts';

/**
 * Tables that belong to one database rather than to its data: the list of migrations, the event
 * outbox, the file store marker, and page assets.
 */
const ownTables = [
  'migration',
  'migration_floor',
  'migration_lock',
  'event',
  'event_epoch',
  'file_store',
  'page_asset',
];

/** The schemas a backup covers, besides the schema of the migrations. */
export interface Scope {
  /** Schemas that migrations have made. */
  readonly schemas: readonly string[];
  /** Tables whose rows are not worth keeping, as `schema.table`. */
  readonly leaveOut: readonly string[];
}

/** Skips what an extension created: it comes back with the extension. */
export const notFromExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`;

/** The local schema of a backup's table or sequence; null means the schema of the migrations. */
export const localSchema = (schema: string | null, ownSchemaName: string): string =>
  schema ?? ownSchemaName;

/** The schema in which Quad's migrations make their tables. */
export async function ownSchema(database: Queryable): Promise<string> {
  const rows = await readRows(database, { name: 'text?' })('select current_schema() as name');
  return rows[0]?.name ?? 'public';
}

/**
 * The tables that a backup holds, in the order of their names. A partitioned table counts as one;
 * columns that PostgreSQL computes are left out, and tables that it does not log: what is in them is
 * true of the moment only.
 */
export async function readTables(database: Queryable, scope: Scope): Promise<TableSection[]> {
  const tables = await readRows(database, { name: 'text', schema: 'text?', columns: 'text[]' })(
    `select nullif(n.nspname, current_schema()) as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (n.nspname = current_schema() or n.nspname = any ($1)) and c.relkind in ('r', 'p')
       and c.relpersistence = 'p'
       and not c.relispartition and ${notFromExtension('pg_class', 'c.oid')}
       and not (n.nspname = current_schema() and c.relname = any ($2))
       and not (n.nspname || '.' || c.relname = any ($3))
     order by n.nspname <> current_schema(), n.nspname, c.relname`,
    [scope.schemas, ownTables, scope.leaveOut],
  );
  return tables.map((table) => ({ ...table, columns: [...table.columns] }));
}

/**
 * The positions of the sequences. They are read outside the snapshot, so they are never behind it.
 */
export async function readSequences(database: Queryable, scope: Scope): Promise<SequenceState[]> {
  const rows = await readRows(database, { schema: 'text?', name: 'text', own: 'text' })(
    `select nullif(n.nspname, current_schema()) as schema, c.relname as name, current_schema() as own
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (n.nspname = current_schema() or n.nspname = any ($1)) and c.relkind = 'S'
       and ${notFromExtension('pg_class', 'c.oid')}
     order by n.nspname <> current_schema(), n.nspname, c.relname`,
    [scope.schemas],
  );
  const states: SequenceState[] = [];
  for (const { schema, name, own: ownSchemaName } of rows) {
    const state = await readRows(database, { value: 'text', called: 'boolean' })(
      `select last_value::text as value, is_called as called from ${quote(localSchema(schema, ownSchemaName), name)}`,
    );
    states.push({ schema, name, ...(state[0] ?? { value: '1', called: false }) });
  }
  return states;
}

/** Puts names into a statement: `"public"."fair"`. */
export function quote(...names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');
}
