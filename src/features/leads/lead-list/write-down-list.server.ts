import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';
import { sharedStudentRow, type SharedStudent } from '../shared-rows.ts';

const goneRecordRow = row({ id: 'text', outcome: textOf<'withdrawn' | 'erased'>() });

/** A record of an earlier list that the college has to delete. */
export type GoneRecord = RowOf<typeof goneRecordRow>;

/** The students from a statement of `shared-rows.ts`, by name. */
export async function sharedNow(
  tx: Queryable,
  sql: string,
  params: readonly unknown[],
): Promise<readonly SharedStudent[]> {
  return readRows(tx, sharedStudentRow)(
    `select * from (${sql}) t order by lower(t."lastName" || ' ' || t."firstName"), t.id`,
    [...params],
  );
}

interface TakenList {
  readonly collegeId: string;
  /** The account that exports it. */
  readonly by: string;
  /** Null: all fairs. */
  readonly fairId: string | null;
  /** Everyone who shares with the college now. */
  readonly sharing: readonly { readonly id: string }[];
  /** Those of them who are on the list. */
  readonly items: readonly SharedStudent[];
}

/** Permanently records who is on an exported list, and who has to go from earlier ones. */
export async function writeDownList(
  tx: Queryable,
  world: World,
  { collegeId, by, fairId, sharing, items }: TakenList,
) {
  const id = world.newId();
  const at = world.now();
  const gone = await goneFrom(
    tx,
    collegeId,
    sharing.map((one) => one.id),
  );
  await tx.query(
    `insert into sharing_export (id, college_id, account_id, at, fair_id, listed, gone)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, collegeId, by, at, fairId, items.length, gone.length],
  );
  const lines = [...items.map((one) => ({ id: one.id, outcome: 'shared' })), ...gone];
  await tx.query(
    `insert into sharing_export_line (export_id, sharing_id, outcome)
     select $1, l.id, l.outcome from unnest($2::uuid[], $3::text[]) as l (id, outcome)`,
    [id, lines.map((line) => line.id), lines.map((line) => line.outcome)],
  );
  return { id, at, items, gone };
}

/** Those once on a list of a college, and not among those who share with it now. */
export async function goneFrom(
  tx: Queryable,
  collegeId: string,
  sharing: readonly string[],
): Promise<readonly GoneRecord[]> {
  return readRows(tx, goneRecordRow)(
    `select s.id,
       case when s.erased_at is not null then 'erased' else 'withdrawn' end as outcome
     from sharing s
     where s.college_id = $1 and s.id <> all($2::uuid[]) and exists (
       select from sharing_export_line l where l.sharing_id = s.id and l.outcome = 'shared')
     order by s.id`,
    [collegeId, sharing],
  );
}
