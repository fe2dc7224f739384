import type { PricedFair } from '../../payments/compute-price.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { exhibitorRefusals as messages } from '../exhibitor-refusals.messages.ts';

/** A fair that exhibitors can register for. */
export interface OpenFair extends PricedFair {
  readonly slug: string;
}

interface FairHours extends OpenFair {
  readonly deadline: Date;
  readonly endTime: Date;
  readonly cancelled: boolean;
  readonly published: boolean;
}

/**
 * The published fair with this id whose deadline for exhibitors has not passed; it is closed from
 * the instant of the deadline.
 *
 * @throws Refusal BAD_USER_INPUT on fairId when there is none, CONFLICT if canceled or closed
 */
export async function readOpenFair(tx: Queryable, fairId: string, now: Date): Promise<OpenFair> {
  const fair = isUuid(fairId) ? await readHours(tx, fairId) : null;
  if (!fair?.published) throw badInput({ fairId: apiSentence(messages.chooseFair) });
  refuseHours(fair, now);
  const { id, slug, name, fairType, price } = fair;
  return { id, slug, name, fairType, price };
}

/**
 * Rejects a registration too late for a fair, published or not.
 * @throws Refusal CONFLICT
 */
export async function refuseClosedFair(tx: Queryable, fairId: string, now: Date): Promise<void> {
  const fair = await readHours(tx, fairId);
  if (fair) refuseHours(fair, now);
}

/**
 * A published fair that is not over, whatever its deadline for exhibitors: for its staff.
 * @throws Refusal BAD_USER_INPUT on fairId when there is none, CONFLICT when it is canceled or over
 */
export async function readRunningFair(tx: Queryable, fairId: string, now: Date): Promise<OpenFair> {
  const fair = isUuid(fairId) ? await readHours(tx, fairId) : null;
  if (!fair?.published) throw badInput({ fairId: apiSentence(messages.chooseFair) });
  if (fair.endTime <= now) throw conflict(apiSentence(messages.over));
  refuseHours({ ...fair, deadline: fair.endTime }, now);
  const { id, slug, name, fairType, price } = fair;
  return { id, slug, name, fairType, price };
}

/** Locks the fair against moving and canceling until the transaction ends. */
async function readHours(tx: Queryable, fairId: string): Promise<FairHours | null> {
  const rows = await readRows<FairHours>(tx, {
    deadline: 'timestamp',
    endTime: 'timestamp',
    cancelled: 'boolean',
    published: 'boolean',
    slug: 'text',
    id: 'text',
    name: 'text',
    fairType: textOf(),
    price: 'number?',
  })(
    `select id, slug, name, fair_type as "fairType", price, exhibitor_deadline as deadline, end_time as "endTime",
       cancelled_at is not null as cancelled, published_at is not null as published
     from fair where id = $1 for share`,
    [fairId],
  );
  return rows[0] ?? null;
}

function refuseHours({ name, deadline, cancelled }: FairHours, now: Date): void {
  if (cancelled)
    throw conflict(apiSentence(messages.fairCancelled, { name }), {
      fairId: apiSentence(messages.cancelled),
    });
  if (deadline > now) return;
  const message = apiSentence(messages.closed, { name });
  throw conflict(message, { fairId: message });
}
