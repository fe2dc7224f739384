import type { PricedFair } from '../payments/compute-price.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { badInput, conflict } from '../platform/model/refusal.ts';
import type { Queryable } from '../platform/database/queryable.ts';

/** A fair that exhibitors may sign up for. */
export interface OpenFair extends PricedFair {
  readonly slug: string;
}

/**
 * The published fair with this id whose deadline for exhibitors is still to come; from the instant of
 * the deadline on it is closed.
 *
 * @throws Refusal BAD_USER_INPUT on fairId when there is none, CONFLICT when it is cancelled or closed
 */
export async function readOpenFair(tx: Queryable, fairId: string, now: Date): Promise<OpenFair> {
  const { rows } = isUuid(fairId)
    ? await tx.query<OpenFair & { readonly deadline: Date; readonly cancelled: boolean }>(
        `select id, slug, name, fair_type as "fairType", price, exhibitor_deadline as deadline,
           cancelled_at is not null as cancelled
         from fair where id = $1 and published_at is not null`,
        [fairId],
      )
    : { rows: [] };
  const fair = rows[0];
  if (!fair) throw badInput({ fairId: 'Please choose a fair that is published.' });
  if (fair.cancelled) throw conflict(`${fair.name} is cancelled.`, { fairId: 'Cancelled.' });
  if (fair.deadline <= now) {
    const message = `Registration for ${fair.name} has closed.`;
    throw conflict(message, { fairId: message });
  }
  const { id, slug, name, fairType, price } = fair;
  return { id, slug, name, fairType, price };
}
