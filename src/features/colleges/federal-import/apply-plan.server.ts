import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';
import type { AddedCollege, ChangedCollege, ImportPlan } from './plan-import.ts';

/** Rows per statement: enough to be fast, few enough to stay far below the statement limit. */
const batch = 500;

/** A row for the import tables, keyed by column. */
type Row = Readonly<Record<string, unknown>>;

const collegeShape = `
  id uuid, unit_id integer, slug text, name text, name_lower text, booth_url text, address1 text,
  city text, state text, country text, postal_code text, status text, domain text,
  latitude double precision, longitude double precision`;

const profileShape = `
  id uuid, college_id uuid, majors text[], campus_size text[], campus_setting text[],
  college_type text[], apply_url text, online_course_pct integer, graduate_only boolean,
  associate_majors text[], admission_rate_pct integer, net_price integer`;

/** Every column of a shape. */
const columnsOf = (shape: string): string[] =>
  shape.split(',').map((one) => one.trim().split(' ')[0] ?? '');

/**
 * Writes a plan with set-based statements in the caller's transaction. Touches only rows that
 * differ, so an empty plan causes no event. `onRows` receives how many of all rows are written.
 */
export async function applyPlan(
  tx: Queryable,
  plan: ImportPlan,
  world: World,
  onRows: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const now = world.now();
  const ids = new Map<number, string>();
  for (const { unitId } of plan.added) ids.set(unitId, world.newId());
  for (const { unitId, stored } of plan.changed) ids.set(unitId, stored.id);
  const idOf = (unitId: number) => ids.get(unitId) ?? null;

  const profiled = plan.changed.filter(({ stored }) => stored.profileId !== null);
  const unprofiled = plan.changed.filter(({ stored }) => stored.profileId === null);
  const collegeRow = ({ unitId, slug, values }: AddedCollege | ChangedCollege): Row => ({
    ...inColumns(values),
    id: idOf(unitId),
    unit_id: unitId,
    slug,
    name_lower: String(values.name).toLowerCase(),
  });
  const profileRow = ({ unitId, values }: AddedCollege | ChangedCollege, id: string): Row => ({
    ...inColumns(values),
    majors: values.majors ?? [],
    id,
    college_id: idOf(unitId),
  });

  const steps: readonly (readonly [statement: string, rows: readonly Row[]])[] = [
    [insert('college', collegeShape), plan.added.map(collegeRow)],
    [update('college', collegeShape), plan.changed.map(collegeRow)],
    [
      insert('college_profile', profileShape),
      [...plan.added, ...unprofiled].map((one) => profileRow(one, world.newId())),
    ],
    [
      update('college_profile', profileShape),
      profiled.map((one) => profileRow(one, one.stored.profileId ?? '')),
    ],
    [
      saveAliases,
      [...plan.added.filter(({ aliases }) => aliases.length > 0), ...plan.changed]
        .filter(({ aliases }) => aliases !== undefined)
        .map(({ unitId, aliases }) => ({ college_id: idOf(unitId), aliases })),
    ],
    [
      remember,
      plan.remembrances.map(({ unitId, collegeId, year, values, religious }) => ({
        unit_id: unitId,
        college_id: collegeId ?? idOf(unitId),
        year,
        values,
        religious,
      })),
    ],
  ];

  const total = steps.reduce((sum, [, rows]) => sum + rows.length, 0);
  let written = 0;
  for (const [statement, rows] of steps) {
    for (let start = 0; start < rows.length; start += batch) {
      const part = rows.slice(start, start + batch);
      await tx.query(statement, [JSON.stringify(part), now]);
      onRows((written += part.length), total);
    }
  }
}

function insert(table: string, shape: string): string {
  const columns = columnsOf(shape).join(', ');
  return `
    insert into ${table} (${columns}, created_at, updated_at)
    select ${columns}, $2, $2 from jsonb_to_recordset($1) as x(${shape})`;
}

function update(table: string, shape: string): string {
  const columns = columnsOf(shape).filter((column) => column !== 'id');
  const differs = `(${columns.map((column) => `t.${column}`).join(', ')})
    is distinct from (${columns.map((column) => `x.${column}`).join(', ')})`;
  return `
    update ${table} t
    set ${columns.map((column) => `${column} = x.${column}`).join(', ')}, updated_at = $2
    from jsonb_to_recordset($1) as x(${shape})
    where t.id = x.id and ${differs}`;
}

const saveAliases = `
  insert into college_alias (college_id, aliases)
  select college_id, aliases from jsonb_to_recordset($1) as x(college_id uuid, aliases text[])
  where $2::timestamptz is not null
  on conflict (college_id) do update set aliases = excluded.aliases`;

const remember = `
  insert into college_import (unit_id, college_id, year, values, religious, imported_at)
  select unit_id, college_id, year, values, religious, $2
  from jsonb_to_recordset($1)
    as x(unit_id integer, college_id uuid, year integer, values jsonb, religious boolean)
  on conflict (unit_id) do update
  set college_id = excluded.college_id, year = excluded.year, values = excluded.values,
    religious = excluded.religious, imported_at = excluded.imported_at`;

/** `boothUrl` to `booth_url`. */
const inColumns = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field.replace(/[A-Z]/g, (email) => `_${email.toLowerCase()}`),
      value,
    ]),
  );
