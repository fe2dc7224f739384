import { FairBooth } from '../../booths/fair-booth.entity.ts';
import { lockCredits } from '../../payments/credit-ledger.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { changeRecord, insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';
import { lockFair } from './lock-fair.server.ts';

/** The outcome; `taken`: another registration has the college registered for that fair. */
export type Bound = 'bound' | 'taken' | 'gone';

interface Binding {
  readonly exhibitorId: string;
  /** A published college: a draft has no booth. */
  readonly collegeId: string;
}

/**
 * Binds a registration to its college, in the caller's transaction: the record, and at a booth fair
 * the booth. The booth moves along from an earlier college. Repeating the call repairs what is
 * missing.
 */
export async function bindExhibitor(
  tx: Queryable,
  world: World,
  { exhibitorId, collegeId }: Binding,
): Promise<Bound> {
  await lockCredits(tx, collegeId);
  const found = await readRows(tx, { fairId: 'text' })(
    'select fair_id as "fairId" from fair_exhibitor where id = $1',
    [exhibitorId],
  );
  if (!found[0]) return 'gone';
  await lockFair(tx, found[0].fairId);
  const rows = await readRows(tx, { fairId: 'text', fairType: 'text', before: 'text?' })(
    `select e.fair_id as "fairId", f.fair_type as "fairType", e.college_id as before
     from fair_exhibitor e join fair f on f.id = e.fair_id
     where e.id = $1 and e.payment_status <> 'refunded'
       and exists (select from college c where c.id = $2 and c.status = 'active')
     for update of e`,
    [exhibitorId, collegeId],
  );
  const row = rows[0];
  if (!row) return 'gone';
  const { fairId, fairType, before } = row;
  if (await isSignedUp(tx, { exhibitorId, collegeId, fairId })) return 'taken';
  if (before !== null && before !== collegeId)
    await moveBooth(tx, world, { fairId, before, collegeId });
  if (before !== collegeId)
    await changeRecord(tx, world, FairExhibitor, exhibitorId, { collegeId });
  if (fairType === 'booth')
    await insertRecords(tx, world, FairBooth, [{ collegeId, fairId, owner: null }], 'ignore');
  await tx.query(
    `insert into exhibitor_registration (exhibitor_id, created_at, likely_college_id, bound_at)
     values ($1, $2, $3, $2)
     on conflict (exhibitor_id) do update set likely_college_id = $3,
       bound_at = case when $4 then exhibitor_registration.bound_at else $2 end`,
    [exhibitorId, world.now(), collegeId, before === collegeId],
  );
  return 'bound';
}

async function isSignedUp(
  tx: Queryable,
  { exhibitorId, collegeId, fairId }: Binding & { readonly fairId: string },
): Promise<boolean> {
  const { rows } = await tx.query(
    `select from fair_exhibitor where fair_id = $1 and college_id = $2 and id <> $3
       and payment_status <> 'refunded' limit 1`,
    [fairId, collegeId, exhibitorId],
  );
  return rows.length > 0;
}

/** Booth content stays with the registration, unless either college has its own booth there. */
async function moveBooth(
  tx: Queryable,
  world: World,
  {
    fairId,
    before,
    collegeId,
  }: { readonly fairId: string; readonly before: string; readonly collegeId: string },
): Promise<void> {
  await tx.query(
    `update fair_booth b set college_id = $3, updated_at = $4
     where b.fair_id = $1 and b.college_id = $2
       and not exists (select from fair_booth o where o.fair_id = $1 and o.college_id = $3)
       and not exists (select from college_payment p where p.college_id = $2
         and $1::text = any (p.fair_ids) and p.payment_status not in ('failed', 'refunded'))`,
    [fairId, before, collegeId, world.now()],
  );
}
