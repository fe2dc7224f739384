import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Checkout } from '../checkout.ts';
import type { Outcome, Payments } from '../payments.ts';

/** Writes an outcome into what was paid for. */
export async function settle(
  tx: Queryable,
  parts: Payments,
  checkout: Checkout,
  outcome: Outcome,
): Promise<void> {
  const payable = parts.payables.find(({ kind }) => kind === checkout.subject);
  await payable?.settle(tx, parts, checkout, outcome);
}
