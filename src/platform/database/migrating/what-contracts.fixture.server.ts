import type { Queryable } from '../queryable.ts';

/** What processes can rely on in a database: each thing by its name, with what is true of it. */
type Promises = ReadonlyMap<string, string>;

/**
 * Columns, rules, unique indexes, functions, triggers, values of enumerations and sequences of the
 * schemas of Quad, without what extensions bring. Views count by their columns.
 */
const everything = `
  with own as (
    select oid, nspname from pg_namespace 
      where nspname in (current_schema(), 'jobs', 'graphile_worker')),
  relation as (
    select c.*, n.nspname || '.' || c.relname as path from pg_class c join own n on n.oid = c.relnamespace
    where not c.relispartition and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'))
  select 'column ' || r.path || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case when a.atthasdef or a.attidentity <> '' then ' default' else '' end as promise
    from relation r join pg_attribute a on a.attrelid = r.oid
    where r.relkind <> 'S' and a.attnum > 0 and not a.attisdropped
  union all
  select 'sequence ' || path, '' from relation where relkind = 'S'
  union all
  select 'rule ' || r.path || '.' || k.conname, pg_get_constraintdef(k.oid)
    from relation r join pg_constraint k on k.conrelid = r.oid where k.contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select 'unique ' || r.path || '.' || i.relname, pg_get_indexdef(i.oid)
    from relation r join pg_index x on x.indrelid = r.oid join pg_class i on i.oid = x.indexrelid
    where x.indisunique and not exists (select from pg_constraint k where k.conindid = i.oid)
  union all
  select 'trigger ' || r.path || '.' || t.tgname, ''
    from relation r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
  union all
  select 'function ' || n.nspname || '.' || p.proname || '(' || oidvectortypes(p.proargtypes) || ')',
      pg_get_function_result(p.oid)
    from pg_proc p join own n on n.oid = p.pronamespace
    where not exists (select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select 'value ' || n.nspname || '.' || t.typname || '.' || e.enumlabel, ''
    from pg_enum e join pg_type t on t.oid = e.enumtypid join own n on n.oid = t.typnamespace
  union all
  select 'domain ' || n.nspname || '.' || t.typname, format_type(t.typbasetype, t.typtypmod)
    from pg_type t join own n on n.oid = t.typnamespace where t.typtype = 'd'`;

/** Reads what processes can rely on in a database now. */
export async function readPromises(database: Queryable): Promise<Promises> {
  const { rows } = await database.query<{ name: string; promise: string }>(everything);
  return new Map(rows.map(({ name, promise }) => [name, promise]));
}

/** The table of a column, rule, index or trigger: `public.fair`. */
const tableOf = (name: string): string => name.slice(name.indexOf(' ') + 1, name.lastIndexOf('.'));

/**
 * What may break a process that relied on `before` once the database is `after`, one line each:
 * removed or changed objects, and new requirements (a column that must be filled, a rule or unique
 * index over columns that it writes). New tables don't affect older processes. The bodies of
 * functions and triggers aren't compared.
 */
export function whatContracts(before: Promises, after: Promises): string[] {
  const tables = new Set(
    [...before.keys()].filter((name) => name.startsWith('column ')).map(tableOf),
  );
  const found: string[] = [];
  for (const [name, promise] of before) {
    const now = after.get(name);
    if (now === undefined) {
      if (isMissed(name, promise)) found.push(`${name} is gone`);
    } else if (now !== promise && !(name.startsWith('column ') && isLoosened(promise, now)))
      found.push(`${name} was "${promise}" and is "${now}"`);
  }
  for (const [name, promise] of after)
    if (!before.has(name) && tables.has(tableOf(name)) && binds(name, promise, before))
      found.push(`${name} is new: ${promise}`);
  return found.sort();
}

/** A dropped rule restricts no one, but an older process's `on conflict` may refer to it. */
const isMissed = (name: string, promise: string): boolean =>
  !name.startsWith('rule ') || /^(?:PRIMARY KEY|UNIQUE|EXCLUDE)/.test(promise);

/** Whether a column only has a default now, or may be left empty now. */
function isLoosened(before: string, now: string): boolean {
  const typeOf = (promise: string) => promise.replace(/ not null| default/g, '');
  const gained = (word: string) => now.includes(word) && !before.includes(word);
  const lost = (word: string) => before.includes(word) && !now.includes(word);
  return typeOf(before) === typeOf(now) && !gained(' not null') && !lost(' default');
}

/** Whether something new in a table that was there binds what older processes write. */
function binds(name: string, promise: string, before: Promises): boolean {
  if (name.startsWith('column ')) return promise.endsWith(' not null');
  if (!/^(?:rule|unique) /.test(name)) return false;
  const definition = promise.replace(/REFERENCES.*$/, '');
  return [...before.keys()]
    .filter((column) => column.startsWith(`column ${tableOf(name)}.`))
    .map((column) => column.slice(column.lastIndexOf('.') + 1))
    .some((column) => new RegExp(`\\b${column}\\b`).test(definition));
}
