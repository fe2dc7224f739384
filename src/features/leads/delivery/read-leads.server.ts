import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';
import { sharedRowsOfCollege, sharedStudentRow, type SharedStudent } from '../shared-rows.ts';

/** A lead as programs receive it: the fields of `SharedStudent`, times in ISO 8601. */
export type DeliveredLead = SharedStudent;

interface LeadPage {
  readonly collegeId: string;
  /** Only leads with a greater id. */
  readonly after: string | null;
  /** Only leads of the fair with this slug. */
  readonly fair: string | null;
  /** Null: all. */
  readonly limit: number | null;
}

/** Leads of a college in the order of their ids, which never change. */
export const readLeads = (
  tx: Queryable,
  world: World,
  { collegeId, after, fair, limit }: LeadPage,
): Promise<readonly DeliveredLead[]> =>
  readRows(tx, sharedStudentRow)(
    `select * from (${sharedRowsOfCollege}) t
     where ($3::uuid is null or t.id > $3)
       and ($4::text is null or t."fairId" = (select id from fair where slug = $4))
     order by t.id limit $5`,
    [collegeId, world.now(), after, fair, limit],
  );

const goneRow = row({ id: 'text', outcome: textOf<'withdrawn' | 'erased'>() });

/** Leads that this college once received, by any way, and has to delete now. */
export const readGone = (tx: Queryable, world: World, collegeId: string) =>
  readRows(tx, goneRow)(
    `select s.id, case when s.erased_at is not null then 'erased' else 'withdrawn' end as outcome
     from sharing s
     where s.college_id = $1
       and exists (select from sharing_export_line l
         where l.sharing_id = s.id and l.outcome = 'shared')
       and s.id not in (select t.id from (${sharedRowsOfCollege}) t)
     order by s.id`,
    [collegeId, world.now()],
  );

/**
 * Records, before leads go out, that the college has them, once for each: so that it's told when one
 * is withdrawn, and the student can see who has it.
 */
export async function recordReceived(
  tx: Queryable,
  world: World,
  { collegeId, by, ids }: { collegeId: string; by: string; ids: readonly string[] },
): Promise<void> {
  const fresh = await readRows(tx, { id: 'text' })(
    `select l.id from unnest($1::uuid[]) as l (id)
     where not exists (select from sharing_export_line x
       where x.sharing_id = l.id and x.outcome = 'shared')`,
    [ids],
  );
  if (fresh.length === 0) return;
  const exportId = world.newId();
  await tx.query(
    `insert into sharing_export (id, college_id, account_id, at, fair_id, listed, gone)
     values ($1, $2, $3, $4, null, $5, 0)`,
    [exportId, collegeId, by, world.now(), fresh.length],
  );
  await tx.query(
    `insert into sharing_export_line (export_id, sharing_id, outcome)
     select $1, l.id, 'shared' from unnest($2::uuid[]) as l (id)`,
    [exportId, fresh.map(({ id }) => id)],
  );
}
