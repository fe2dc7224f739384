import type { Queryable } from '../database/queryable.ts';

/**
 * Takes foreign keys, triggers and indexes off the tables while they are loaded, in the caller's
 * transaction: rows come in the order of the tables, not of what they point at; what the triggers did
 * was done when the rows were first written; and an index over all rows at once is made in a fraction
 * of the time. All of it can be done by the owner of the tables; switching the checks off for a
 * session would take a superuser.
 *
 * @returns puts them back; unique indexes and foreign keys then check all rows
 */
export async function suspendRules(
  tx: Queryable,
  schemas: readonly string[],
): Promise<() => Promise<void>> {
  const inScope = (column: string) =>
    `(${column} = current_schema()::regnamespace or ${column}::regnamespace::text = any ($1))`;
  const keys = await tx.query<{ off: string; on: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as on
     from pg_constraint
     where contype = 'f' and conparentid = 0 and ${inScope('connamespace')}`,
    [schemas],
  );
  const triggers = await tx.query<{ off: string; on: string }>(
    `select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as off,
       format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname) as on
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0
       and ${inScope('c.relnamespace')}`,
    [schemas],
  );
  // Indexes of a constraint stay with it, and those of partitioned tables with their partitions.
  const indexes = await tx.query<{ off: string; on: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as off, pg_get_indexdef(i.indexrelid) as on
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
     where x.relkind = 'i' and not x.relispartition and ${inScope('c.relnamespace')}
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [schemas],
  );
  const rules = [...keys.rows, ...indexes.rows, ...triggers.rows];
  for (const { off } of rules) await tx.query(off);
  return async () => {
    await tx.query(`set local maintenance_work_mem to '256MB'`);
    for (const { on } of [...indexes.rows, ...keys.rows, ...triggers.rows]) await tx.query(on);
  };
}
