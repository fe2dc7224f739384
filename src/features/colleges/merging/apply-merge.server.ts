import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';
import { mergedTables, type MergedRows, type MergePlan } from './plan-merge.server.ts';

/** What a merge moved, stored for an undo. */
export interface Moved {
  /** The duplicate's state before. */
  readonly status: string;
  readonly rows: MergePlan['rows'];
  /** Rows of `saved_college` of the duplicate, for accounts that had not saved the other one. */
  readonly saved: readonly object[];
  readonly added: readonly string[];
  readonly credits: number;
  /** The federal number that moved; null for none. */
  readonly unitId: number | null;
  /** Other names of the remaining one, before and after; null before: it had none. */
  readonly aliases: {
    readonly before: readonly string[] | null;
    readonly after: readonly string[];
  };
}

interface Merge {
  readonly id: string;
  readonly keptId: string;
  readonly goneId: string;
  readonly accountId: string;
}

/** Tables that record when a row changed. */
const dated = new Set<MergedRows>([
  'reps',
  'booths',
  'exhibitors',
  'payments',
  'attendees',
  'checkouts',
]);

/** Moves the given rows that belong to the first college to the other one. */
async function move(
  tx: Queryable,
  rows: MergePlan['rows'],
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  for (const [name, [table, key, column]] of Object.entries(mergedTables)) {
    const what = name as MergedRows;
    await tx.query(
      `update ${table} set ${column} = $1${dated.has(what) ? ', updated_at = $4' : ''}
       where ${key} = any ($2::uuid[]) and ${column} = $3 and $4::timestamptz is not null`,
      [to, rows[what], from, now],
    );
  }
}

/** Moves credits from one college to the other, with an entry in the ledger of each. */
async function moveCredits(
  tx: Queryable,
  world: World,
  credits: number,
  { from, to, reference, accountId }: Record<'from' | 'to' | 'reference' | 'accountId', string>,
): Promise<void> {
  if (credits <= 0) return;
  for (const [collegeId, amount] of [
    [from, -credits],
    [to, credits],
  ])
    await tx.query(
      `insert into credit_entry (id, college_id, account_id, amount, reason, reference, created_at)
       values ($1, $2, $3, $4, 'set by admin', $5, $6)`,
      [world.newId(), collegeId, accountId, amount, `${reference} ${collegeId}`, world.now()],
    );
}

/** Performs a merge; the caller has locked both colleges. */
export async function applyMerge(
  tx: Queryable,
  world: World,
  merge: Merge,
  plan: MergePlan,
): Promise<void> {
  const { id, keptId, goneId, accountId } = merge;
  const now = world.now();
  await move(tx, plan.rows, { from: goneId, to: keptId, now });
  const saved = await readRows(tx, {
    account_id: 'text',
    college_id: 'text',
    fair_id: 'text?',
    saved_at: 'timestamp',
  })(
    `delete from saved_college where college_id = $1
     returning account_id, college_id, fair_id, saved_at`,
    [goneId],
  );
  const added = await readRows(tx, { id: 'text' })(
    `insert into saved_college (account_id, college_id, fair_id, saved_at)
     select account_id, $1, fair_id, saved_at
     from jsonb_populate_recordset(null::saved_college, $2)
     on conflict do nothing returning account_id as id`,
    [keptId, JSON.stringify(saved)],
  );
  await moveCredits(tx, world, plan.credits, {
    from: goneId,
    to: keptId,
    accountId,
    reference: `merge ${id}`,
  });
  const statuses = await readRows(tx, { status: 'text' })(
    'select status from college where id = $1',
    [goneId],
  );
  const unitId = await moveUnitId(tx, { from: goneId, to: keptId, now });
  const aliases = await addNames(tx, keptId, goneId);
  await tx.query(`update college set status = 'closed', updated_at = $2 where id = $1`, [
    goneId,
    now,
  ]);
  const moved: Moved = {
    status: statuses[0]?.status ?? 'active',
    rows: plan.rows,
    saved,
    added: added.map((one) => one.id),
    credits: plan.credits,
    unitId,
    aliases,
  };
  await tx.query(
    `insert into college_merge (id, kept_id, gone_id, account_id, at, moved)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, keptId, goneId, accountId, now, JSON.stringify(moved)],
  );
}

/** The federal number moves if the other one has none: the next import then updates that one. */
async function moveUnitId(
  tx: Queryable,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<number | null> {
  const rows = await readRows(tx, { id: 'text', unitId: 'number?' })(
    'select id, unit_id as "unitId" from college where id = any ($1::uuid[])',
    [[from, to]],
  );
  const unitOf = (id: string) => rows.find((one) => one.id === id)?.unitId ?? null;
  const unitId = unitOf(from);
  if (unitId === null || unitOf(to) !== null) return null;
  await tx.query('update college set unit_id = null, updated_at = $2 where id = $1', [from, now]);
  await tx.query('update college set unit_id = $3, updated_at = $2 where id = $1', [
    to,
    now,
    unitId,
  ]);
  await tx.query('update college_import set college_id = $2 where college_id = $1', [from, to]);
  return unitId;
}

/** The names of the duplicate also find the remaining college. */
async function addNames(tx: Queryable, keptId: string, goneId: string): Promise<Moved['aliases']> {
  const [found] = await readRows(tx, { before: 'text[]?', names: 'text[]' })(
    `select k.aliases as before, array(
       select distinct n from unnest(coalesce(k.aliases, '{}') || coalesce(g.aliases, '{}') || gone.name) n
       where lower(n) <> kept.name_lower order by n) as names
     from college kept join college gone on gone.id = $2
     left join college_alias k on k.college_id = kept.id
     left join college_alias g on g.college_id = gone.id
     where kept.id = $1`,
    [keptId, goneId],
  );
  const after = found?.names ?? [];
  if (after.length > 0)
    await tx.query(
      `insert into college_alias (college_id, aliases) values ($1, $2)
       on conflict (college_id) do update set aliases = excluded.aliases`,
      [keptId, after],
    );
  return { before: found?.before ?? null, after };
}

/** Undoes a merge: returns what moved, unless it has moved on since. */
export async function undoMerge(
  tx: Queryable,
  world: World,
  merge: Merge & { readonly moved: Moved },
): Promise<void> {
  const { id, keptId, goneId, accountId, moved } = merge;
  const now = world.now();
  await move(tx, moved.rows, { from: keptId, to: goneId, now });
  await tx.query(
    `insert into saved_college select * from jsonb_populate_recordset(null::saved_college, $1)
     on conflict do nothing`,
    [JSON.stringify(moved.saved)],
  );
  await tx.query(
    'delete from saved_college where college_id = $1 and account_id = any ($2::uuid[])',
    [keptId, moved.added],
  );
  const rows = await readRows(tx, { held: 'number' })(
    'select coalesce(fair_credits, 0) as held from college where id = $1',
    [keptId],
  );
  // Credits spent meanwhile are gone.
  await moveCredits(tx, world, Math.min(moved.credits, rows[0]?.held ?? 0), {
    from: keptId,
    to: goneId,
    accountId,
    reference: `unmerge ${id}`,
  });
  if (moved.unitId !== null) await moveUnitId(tx, { from: keptId, to: goneId, now });
  if (moved.aliases.before === null)
    await tx.query('delete from college_alias where college_id = $1 and aliases = $2', [
      keptId,
      moved.aliases.after,
    ]);
  else
    await tx.query('update college_alias set aliases = $3 where college_id = $1 and aliases = $2', [
      keptId,
      moved.aliases.after,
      moved.aliases.before,
    ]);
  await tx.query(
    `update college set status = $2, updated_at = $3 where id = $1 and status = 'closed'`,
    [goneId, moved.status, now],
  );
  await tx.query('update college_merge set undone_at = $2 where id = $1', [id, now]);
}
