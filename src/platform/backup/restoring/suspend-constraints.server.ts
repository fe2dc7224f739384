import type { Queryable } from '../../database/queryable.ts';
import { readRows } from '../../database/read-rows.ts';

/**
 * Drops foreign keys and indexes and disables triggers while tables are loaded, in the caller's
 * transaction: rows come in table order, triggers already ran when the rows were first written, and
 * building an index at the end is much faster. The table owner may do all of it; disabling checks
 * for a session needs a superuser.
 *
 * @returns restores them; unique indexes and foreign keys then check all rows
 */
export async function suspendConstraints(
  tx: Queryable,
  schemas: readonly string[],
): Promise<() => Promise<void>> {
  const inScope = (column: string) =>
    `(${column} = current_schema()::regnamespace or ${column}::regnamespace::text = any ($1))`;
  const keys = await readRows(tx, { off: 'text', on: 'text' })(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as on
     from pg_constraint
     where contype = 'f' and conparentid = 0 and ${inScope('connamespace')}`,
    [schemas],
  );
  const triggers = await readRows(tx, { off: 'text', on: 'text' })(
    `select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as off,
       format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname) as on
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0
       and ${inScope('c.relnamespace')}`,
    [schemas],
  );
  // Indexes of a constraint stay with it, and those of partitioned tables with their partitions.
  const indexes = await readRows(tx, { off: 'text', on: 'text' })(
    `select format('drop index %s', i.indexrelid::regclass) as off, pg_get_indexdef(i.indexrelid) as on
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
     where x.relkind = 'i' and not x.relispartition and ${inScope('c.relnamespace')}
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [schemas],
  );
  const suspended = [...keys, ...indexes, ...triggers];
  for (const { off } of suspended) await tx.query(off);
  return async () => {
    await tx.query(`set local maintenance_work_mem to '256MB'`);
    for (const { on } of [...indexes, ...keys, ...triggers]) await tx.query(on);
  };
}
