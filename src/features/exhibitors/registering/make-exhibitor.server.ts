import { FairBooth } from '../../booths/fair-booth.entity.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';

/** A registration to write: the exhibitor's record, and what belongs to it. */
export interface NewExhibitor {
  readonly record: Values;
  readonly fair: { readonly id: string; readonly fairType: string };
  readonly collegeId: string | null;
  /** The account that registers; null for a guest. */
  readonly accountId: string | null;
  /** For a guest: the college that clearly matches. */
  readonly likely?: string | null;
  /** The payment for several fairs that it is part of. */
  readonly paymentId: string | null;
}

/**
 * Makes the FairExhibitor of a registration and, for a college at a booth fair, its FairBooth, in
 * the caller's transaction. An existing booth stays.
 *
 * @returns the exhibitor's id
 */
export async function makeExhibitor(
  tx: Queryable,
  world: World,
  { record, fair, collegeId, accountId, paymentId, likely = null }: NewExhibitor,
): Promise<string> {
  const id = world.newId();
  await insertRecords(tx, world, FairExhibitor, [
    { ...record, id, fairId: fair.id, collegeId, userId: accountId, owner: accountId },
  ]);
  await tx.query(
    `insert into exhibitor_registration (exhibitor_id, payment_id, created_at, likely_college_id)
     values ($1, $2, $3, $4)`,
    [id, paymentId, world.now(), likely],
  );
  if (collegeId !== null && fair.fairType === 'booth')
    await insertRecords(
      tx,
      world,
      FairBooth,
      [{ collegeId, fairId: fair.id, owner: accountId }],
      'ignore',
    );
  return id;
}
