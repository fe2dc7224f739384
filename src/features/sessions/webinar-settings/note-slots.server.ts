import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';

/** An exhibitor whose slot in a fair's sessions has changed. */
export interface ChangedSlot {
  readonly exhibitorId: string;
  /** Whether there was an earlier slot. */
  readonly hadSlot: boolean;
}

/**
 * Records in the caller's transaction that exhibitors need an email about their slot. A pending
 * notice isn't repeated: it is sent once, with the state at that time.
 * @returns the ids of the new notices
 */
export async function noteSlots(
  tx: Queryable,
  world: World,
  fairId: string,
  changed: readonly ChangedSlot[],
): Promise<readonly string[]> {
  if (changed.length === 0) return [];
  const rows = await readRows(tx, { id: 'text' })(
    `insert into slot_notice (id, fair_id, exhibitor_id, had_slot, created_at)
     select n.id, $1, e.id, n."hadSlot", $3
     from jsonb_to_recordset($2) as n(id uuid, "exhibitorId" text, "hadSlot" boolean)
     join fair_exhibitor e on e.fair_id = $1 and e.id::text = n."exhibitorId"
     on conflict (exhibitor_id) where sent_at is null do nothing returning id`,
    [fairId, JSON.stringify(changed.map((one) => ({ id: world.newId(), ...one }))), world.now()],
  );
  return rows.map(({ id }) => id);
}
