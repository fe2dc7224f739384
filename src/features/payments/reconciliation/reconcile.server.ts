import { readRows } from '../../../platform/database/read-rows.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import { loggableError } from '../../../platform/monitoring/loggable-error.ts';
import { syncCheckout } from '../paying/open-checkout.server.ts';
import type { Payments } from '../payments.ts';
import { ProviderFailure } from '../provider/payment-provider.ts';
import { carryRefund } from '../refunds/carry-refund.server.ts';

/** The result of a round of reconciliation. */
export interface Reconciled {
  /** Checkouts and refunds that the provider was queried for. */
  readonly asked: number;
  /** Of those, how many got no response. */
  readonly failed: number;
}

/** Milliseconds after which no more events are expected, and the batch size. */
const quietFor = 5 * 60_000;
const most = 200;
/** Days for which repeated events are recognized. */
const eventDays = 90;

/**
 * Queries the provider about everything that is open and had no event for a while: lost events,
 * expired checkouts, calls that died halfway.
 *
 * @param signal set when it has to end early
 */
export async function reconcile(parts: Payments, signal?: AbortSignal): Promise<Reconciled> {
  const now = parts.world.now();
  const before = new Date(now.getTime() - quietFor);
  const checkouts = await readRows(parts.pool, { id: 'text' })(
    `select id from checkout c
     where c.provider = $2 and coalesce(c.read_at, c.created_at) <= $1
       and (c.state in ('made', 'open') or exists (
         select 1 from checkout_refund r where r.checkout_id = c.id and r.state = 'pending'))
     order by coalesce(c.read_at, c.created_at) limit ${most}`,
    [before, parts.provider?.name ?? ''],
  );
  const refunds = await readRows(parts.pool, { id: 'text' })(
    `select r.id from checkout_refund r join checkout c on c.id = r.checkout_id
     where c.provider = $2 and r.state = 'made' and r.created_at <= $1
     order by r.created_at limit ${most}`,
    [before, parts.provider?.name ?? ''],
  );
  const tasks = [
    ...checkouts.map(
      ({ id }) =>
        () =>
          syncCheckout(parts, id),
    ),
    ...refunds.map(
      ({ id }) =>
        () =>
          carryRefund(parts, id),
    ),
  ];
  let failed = 0;
  let attempted = 0;
  for (const task of tasks) {
    if (signal?.aborted) break;
    attempted += 1;
    if (!(await works(parts, task))) failed += 1;
  }
  await parts.pool.query('delete from payment_event where received_at < $1', [
    new Date(now.getTime() - eventDays * 86_400_000),
  ]);
  return { asked: attempted, failed };
}

/** One without a response must not block the others. */
async function works(parts: Payments, task: () => Promise<unknown>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    if (!(error instanceof ProviderFailure) && !(error instanceof Refusal)) throw error;
    parts.log.warn(
      { event: 'payments.reconcile_failed', err: loggableError(error) },
      'Reconciling a payment failed.',
    );
    return false;
  }
}
