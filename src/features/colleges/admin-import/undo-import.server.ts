import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/**
 * Every column that references a college, by table. An import's addition is deleted only while none
 * of them references it, and merges follow them; a test compares the list with the database.
 */
export const collegeReferences = [
  ['checkout', 'college_id'],
  ['college_alias', 'college_id'],
  ['college_change', 'college_id'],
  ['college_claim', 'college_id'],
  ['college_import', 'college_id'],
  ['college_merge', 'gone_id'],
  ['college_merge', 'kept_id'],
  ['college_payment', 'college_id'],
  ['college_profile', 'college_id'],
  ['college_rep', 'college_id'],
  ['credit_entry', 'college_id'],
  ['exhibitor_registration', 'likely_college_id'],
  ['fair_attendee', 'college_id'],
  ['fair_booth', 'college_id'],
  ['fair_exhibitor', 'college_id'],
  ['lead_key', 'college_id'],
  ['lead_webhook', 'college_id'],
  ['rep_origin', 'college_id'],
  ['saved_answer', 'college_id'],
  ['saved_college', 'college_id'],
  ['sharing', 'college_id'],
  ['sharing_export', 'college_id'],
] as const;

/** Parts of the college itself, deleted with it. */
const ownParts: readonly string[] = ['college_alias', 'college_import', 'college_profile'];

/** SQL: whether anything but its own parts references the college with the id `id`. */
const isInUse = (id: string): string =>
  `(${collegeReferences
    .filter(([table]) => !ownParts.includes(table))
    .map(([table, column]) => `exists (select from ${table} where ${table}.${column} = ${id})`)
    .join(' or ')})`;

/** Columns that an import writes. */
const collegeColumns = [
  'unit_id',
  'slug',
  'name',
  'name_lower',
  'booth_url',
  'address1',
  'city',
  'state',
  'country',
  'postal_code',
  'status',
  'domain',
  'latitude',
  'longitude',
];
const profileColumns = [
  'majors',
  'campus_size',
  'campus_setting',
  'college_type',
  'apply_url',
  'online_course_pct',
  'graduate_only',
  'associate_majors',
  'admission_rate_pct',
  'net_price',
];

const restored = (columns: readonly string[]): string =>
  columns.map((column) => `${column} = b.${column}`).join(', ');

/**
 * Restores the state before an import, for every college that is unchanged since: deletes what it
 * added, reverts what it changed. Call in a transaction.
 * @returns names of colleges that changed meanwhile and are left alone
 */
export async function undoImport(tx: Queryable, runId: string, now: Date): Promise<string[]> {
  await tx.query(
    `select from college where id in (
       select college_id from college_import_change where run_id = $1 and kind <> 'noted')
     order by id for update`,
    [runId],
  );
  const rows = await readRows(tx, { unitId: 'number', name: 'text', isTouched: 'boolean' })(
    `select h.unit_id as "unitId", coalesce(c.name, h.before #>> '{college,name}', h.unit_id::text) as name,
       (c.id is null or c.updated_at <> h.college_at or p.updated_at is distinct from h.profile_at
         or i.imported_at is distinct from h.noted_at or (h.kind = 'added' and ${isInUse('c.id')})) as "isTouched"
     from college_import_change h
     left join college c on c.id = h.college_id
     left join college_profile p on p.college_id = h.college_id
     left join college_import i on i.unit_id = h.unit_id
     where h.run_id = $1 and h.kind <> 'noted' order by name`,
    [runId],
  );
  const left = rows.filter(({ isTouched }) => isTouched);
  await tx.query(`delete from college_import_change where run_id = $1 and unit_id = any ($2)`, [
    runId,
    left.map(({ unitId }) => unitId),
  ]);
  // Lines that the import only noted: restores the former year unless another import ran since.
  await tx.query(
    `delete from college_import_change h using college_import i
     where h.run_id = $1 and i.unit_id = h.unit_id and i.imported_at <> h.noted_at`,
    [runId],
  );
  for (const statement of statements) await tx.query(statement, [runId, now]);
  await tx.query('delete from college_import_change where run_id = $1', [runId]);
  return left.map(({ name }) => name);
}

/** SQL: the changes of the run $1 of a kind; each statement takes the current time as $2. */
const changes = (kind: 'added' | 'changed'): string =>
  `college_import_change h where h.run_id = $1 and h.kind = '${kind}' and $2::timestamptz is not null`;

const statements = [
  `update college t set ${restored(collegeColumns)}, updated_at = $2
   from college_import_change h cross join lateral jsonb_populate_record(null::college, h.before -> 'college') b
   where h.run_id = $1 and h.kind = 'changed' and t.id = h.college_id`,
  `update college_profile t set ${restored(profileColumns)}, updated_at = $2
   from college_import_change h cross join lateral jsonb_populate_record(null::college_profile, h.before -> 'profile') b
   where h.run_id = $1 and h.kind = 'changed' and t.id = b.id`,
  `delete from college_profile where college_id in (
     select h.college_id from ${changes('changed')} and h.before ->> 'profile' is null)`,
  `delete from college_alias where college_id in (
     select h.college_id from ${changes('changed')} and h.before ->> 'aliases' is null)`,
  `update college_alias t set aliases = array(select jsonb_array_elements_text(h.before -> 'aliases'))
   from college_import_change h
   where h.run_id = $1 and h.kind = 'changed' and t.college_id = h.college_id
     and h.before ->> 'aliases' is not null and $2::timestamptz is not null`,
  // The import's notes: as before, or deleted if there were none.
  `delete from college_import t using college_import_change h
   where h.run_id = $1 and t.unit_id = h.unit_id and h.before ->> 'note' is null
     and $2::timestamptz is not null`,
  `update college_import t set college_id = b.college_id, year = b.year, values = b.values,
     religious = b.religious, imported_at = b.imported_at
   from college_import_change h cross join lateral jsonb_populate_record(null::college_import, h.before -> 'note') b
   where h.run_id = $1 and t.unit_id = h.unit_id and h.before ->> 'note' is not null
     and $2::timestamptz is not null`,
  `delete from college where id in (select h.college_id from ${changes('added')})`,
];
