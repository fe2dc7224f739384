import type { Queryable } from '../database/queryable.ts';
import type { Entity, Values } from '../model/entity.ts';
import type { World } from '../world.ts';
import { constraintRefusal } from './database-refusal.ts';
import { snakeCase } from './naming.ts';

/**
 * Creates records as the system: no access rule and no validation beyond the table's constraints,
 * so the caller is responsible for both. Missing values get the entity's defaults.
 *
 * @param onConflict `ignore` skips existing records
 * @returns how many were created
 * @throws Refusal CONFLICT or BAD_USER_INPUT if a constraint of the table is violated
 */
export async function insertRecords(
  tx: Queryable,
  world: World,
  entity: Entity,
  records: readonly Values[],
  onConflict: 'refuse' | 'ignore' = 'refuse',
): Promise<number> {
  const table = snakeCase(entity.name);
  const columns = [...entity.fields.keys()].map(snakeCase).join(', ');
  const rows = records.map((record) => completed(entity, world, record));
  return refusing(entity, async () => {
    const { rowCount } = await tx.query({
      name: `insert-${table}-or-${onConflict}`,
      text: `insert into ${table} (${columns})
         select ${columns} from jsonb_populate_recordset(null::${table}, $1)
         ${onConflict === 'ignore' ? 'on conflict do nothing' : ''}`,
      values: [JSON.stringify(rows)],
    });
    return rowCount ?? 0;
  });
}

/**
 * Changes fields of a record as the system, on the same terms.
 *
 * @param changes fields with their new values, including null; derived fields follow
 * @returns whether the record exists
 */
export async function changeRecord(
  tx: Queryable,
  world: World,
  entity: Entity,
  id: string,
  changes: Values,
): Promise<boolean> {
  return (await changeRecords(tx, world, entity, [id], changes)) === 1;
}

/**
 * Gives several records the same values, in one statement.
 *
 * @returns how many of them are there
 */
export async function changeRecords(
  tx: Queryable,
  world: World,
  entity: Entity,
  ids: readonly string[],
  changes: Values,
): Promise<number> {
  const table = snakeCase(entity.name);
  const values = { ...withDerived(entity, changes), updatedAt: world.now() };
  const sets = Object.keys(values).map((field) => `${snakeCase(field)} = r.${snakeCase(field)}`);
  return refusing(entity, async () => {
    const { rowCount } = await tx.query(
      `update ${table} t set ${sets.join(', ')}
       from jsonb_populate_record(null::${table}, $2) r where t.id = any ($1::uuid[])`,
      [ids, JSON.stringify(inColumns(values))],
    );
    return rowCount ?? 0;
  });
}

function completed(entity: Entity, world: World, record: Values): Values {
  const now = world.now();
  const starts = [...entity.fields].map(([field, { initial }]): [string, unknown] => [
    field,
    initial ?? null,
  ]);
  return inColumns(
    withDerived(entity, {
      ...Object.fromEntries(starts),
      id: record['id'] ?? world.newId(),
      createdAt: now,
      updatedAt: now,
      ...record,
    }),
  );
}

function withDerived(entity: Entity, values: Values): Values {
  const derived = [...entity.fields].flatMap(([field, { derivedFrom }]): [string, unknown][] =>
    derivedFrom && derivedFrom.field in values
      ? [[field, derivedFrom.by(values[derivedFrom.field])]]
      : [],
  );
  return { ...values, ...Object.fromEntries(derived) };
}

const inColumns = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [snakeCase(field), value]));

/**
 * Runs a write of an entity's records.
 * @throws Refusal CONFLICT or BAD_USER_INPUT if a constraint of its table is violated
 */
export async function refusing<Result>(
  entity: Entity,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw constraintRefusal(error, entity) ?? error;
  }
}
