import type { Queryable } from '../../platform/database/queryable.ts';
import { closeCheckout } from './paying/open-checkout.server.ts';
import { ProviderFailure } from './provider/payment-provider.ts';
import type { Payments } from './payments.ts';
import { awayForNow, busy } from './refusals.ts';

/** The result of a transaction, or the checkout that has to end before it can proceed. */
export type WithoutOpenCheckout<Result> = { readonly done: Result } | { readonly toClose: string };

/**
 * Thrown by such a transaction after it has written something: it is rolled back, the checkout is
 * ended, and the transaction runs again.
 */
export class CheckoutInTheWay extends Error {
  readonly checkoutId: string;

  constructor(checkoutId: string) {
    super('An open checkout has to end first.');
    this.checkoutId = checkoutId;
  }
}

/**
 * Runs a transaction that settles something for fairs; while it finds an open checkout that covers
 * one of them, ends that one at the provider first. A payment made there meanwhile counts, and the
 * transaction sees it.
 *
 * @throws Refusal SERVICE_UNAVAILABLE when the provider is down, CONFLICT when one is always open
 */
export async function withoutOpenCheckout<Result>(
  parts: Payments,
  work: (tx: Queryable) => Promise<WithoutOpenCheckout<Result>>,
): Promise<Result> {
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      const found = await orInTheWay(parts.change(work));
      if ('done' in found) return found.done;
      await closeCheckout(parts, found.toClose);
    }
  } catch (error) {
    throw error instanceof ProviderFailure ? awayForNow() : error;
  }
  throw busy();
}

async function orInTheWay<Result>(
  running: Promise<WithoutOpenCheckout<Result>>,
): Promise<WithoutOpenCheckout<Result>> {
  try {
    return await running;
  } catch (error) {
    if (error instanceof CheckoutInTheWay) return { toClose: error.checkoutId };
    throw error;
  }
}
