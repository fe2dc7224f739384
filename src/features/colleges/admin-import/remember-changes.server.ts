import type { Queryable } from '../../../platform/database/queryable.ts';
import type { ImportPlan } from '../federal-import/plan-import.ts';

/** Rows per statement. */
const batch = 1000;

/** Records the previous state of what an import is about to change. */
export async function rememberBefore(
  tx: Queryable,
  runId: string,
  { added, changed, remembrances }: ImportPlan,
): Promise<void> {
  const seen = new Set<number>();
  const rows = [
    ...added.map(({ unitId }) => ({ unit_id: unitId, college_id: null, kind: 'added' })),
    ...changed.map(({ unitId, stored }) => ({
      unit_id: unitId,
      college_id: stored.id,
      kind: 'changed',
    })),
    // Only the import's own data changes: the year of their line.
    ...remembrances.map(({ unitId, collegeId }) => ({
      unit_id: unitId,
      college_id: collegeId,
      kind: 'noted',
    })),
  ].filter(({ unit_id: unitId }) => !seen.has(unitId) && seen.add(unitId));
  for (let start = 0; start < rows.length; start += batch)
    await tx.query(
      `insert into college_import_change (run_id, unit_id, college_id, kind, before)
       select $1, x.unit_id, x.college_id, x.kind, case when x.kind = 'noted'
         then jsonb_build_object('note', to_jsonb(i))
         else jsonb_build_object('college', to_jsonb(c), 'profile', to_jsonb(p),
           'aliases', to_jsonb(a.aliases), 'note', to_jsonb(i)) end
       from jsonb_to_recordset($2) as x(unit_id integer, college_id uuid, kind text)
       left join college c on c.id = x.college_id
       left join college_profile p on p.college_id = x.college_id
       left join college_alias a on a.college_id = x.college_id
       left join college_import i on i.unit_id = x.unit_id`,
      [runId, JSON.stringify(rows.slice(start, start + batch))],
    );
}

/** Records the times of the import's writes, to detect later changes. */
export async function rememberInstants(tx: Queryable, runId: string): Promise<void> {
  await tx.query(
    `update college_import_change h
     set college_id = i.college_id, noted_at = i.imported_at, college_at = c.updated_at,
       profile_at = p.updated_at
     from college_import i
     left join college c on c.id = i.college_id
     left join college_profile p on p.college_id = i.college_id
     where h.run_id = $1 and i.unit_id = h.unit_id`,
    [runId],
  );
  // Only the last import can be undone.
  await tx.query('delete from college_import_change where run_id <> $1', [runId]);
}
