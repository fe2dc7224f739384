import type { Queryable } from '../database/queryable.ts';

/**
 * Takes foreign keys and triggers off the tables while they are loaded, in the caller's transaction:
 * rows come in the order of the tables, not of what they point at, and what the triggers did was done
 * when the rows were first written. Both can be done by the owner of the tables; switching the checks
 * off for a session would take a superuser.
 *
 * @returns puts them back; the foreign keys then check all rows
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
  const rules = [...keys.rows, ...triggers.rows];
  for (const { off } of rules) await tx.query(off);
  return async () => {
    for (const { on } of rules) await tx.query(on);
  };
}
