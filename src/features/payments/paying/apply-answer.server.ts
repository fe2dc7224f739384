import type { Queryable } from '../../../platform/database/queryable.ts';
import { applyRefunds } from '../refunds/apply-refunds.server.ts';
import type { Checkout } from '../checkout.ts';
import { enterCredits } from '../credit-ledger.server.ts';
import { changeCheckout, lockCheckout } from '../keep-checkout.server.ts';
import { forgetDifference, noteDifference } from '../reconciliation/note-difference.server.ts';
import type { ProviderCheckout } from '../provider/payment-provider.ts';
import type { Payments } from '../payments.ts';
import { settle } from './settle.server.ts';

/**
 * Records the provider's report on a checkout, with all its consequences. Reports may come late,
 * twice and in any order: the checkout is locked, only moves forward, and each step takes effect
 * once.
 *
 * @returns the updated checkout; null when there is none
 */
export async function applyAnswer(
  tx: Queryable,
  parts: Payments,
  id: string,
  answer: ProviderCheckout,
): Promise<Checkout | null> {
  const found = await lockCheckout(tx, id);
  // A session other than the one we know was never shown to anyone.
  if (!found || (found.session !== null && found.session !== answer.session)) return found;
  const now = parts.world.now();
  const checkout = await changeCheckout(tx, now, found, { readAt: now, session: answer.session });
  const after = await goOn(tx, parts, checkout, answer);
  return after.state === 'paid' || after.state === 'refunded'
    ? applyRefunds(tx, parts, after, answer.refunds)
    : after;
}

async function goOn(
  tx: Queryable,
  parts: Payments,
  checkout: Checkout,
  answer: ProviderCheckout,
): Promise<Checkout> {
  const now = parts.world.now();
  const waiting = checkout.state === 'made' || checkout.state === 'open';
  switch (answer.state) {
    case 'paid':
      // Paid is paid, even after we had given up on it.
      if (checkout.state === 'paid' || checkout.state === 'refunded') return checkout;
      return becomePaid(tx, parts, checkout, answer);
    case 'expired':
      return waiting
        ? changeCheckout(tx, now, checkout, { state: 'expired', url: null })
        : checkout;
    case 'failed': {
      if (!waiting) return checkout;
      const failed = await changeCheckout(tx, now, checkout, { state: 'failed', url: null });
      await settle(tx, parts, failed, 'failed');
      return failed;
    }
    case 'open':
    case 'pending':
      return checkout.state === 'made'
        ? changeCheckout(tx, now, checkout, { state: 'open', url: answer.url })
        : checkout;
  }
}

async function becomePaid(
  tx: Queryable,
  parts: Payments,
  checkout: Checkout,
  answer: ProviderCheckout,
): Promise<Checkout> {
  const { world } = parts;
  if (answer.cents !== checkout.amountCents || answer.currency !== checkout.currency)
    return refuseAmount(tx, parts, checkout, answer);
  const { payment, receiptUrl } = answer;
  const now = world.now();
  const paid = await changeCheckout(tx, now, checkout, {
    state: 'paid',
    paidAt: now,
    payment,
    receiptUrl,
    url: null,
  });
  await settle(tx, parts, paid, 'paid');
  if (paid.credits > 0 && paid.collegeId !== null)
    await enterCredits(tx, world, {
      collegeId: paid.collegeId,
      amount: paid.credits,
      reason: 'bought',
      reference: paid.id,
      accountId: paid.accountId,
    });
  return paid;
}

/** Settles nothing, and ends it: the payer starts over. Recorded until the money is refunded. */
async function refuseAmount(
  tx: Queryable,
  parts: Payments,
  checkout: Checkout,
  { cents, currency, payment, session, refunds }: ProviderCheckout,
): Promise<Checkout> {
  const { world, log } = parts;
  const back = refunds.reduce((sum, one) => (one.state === 'failed' ? sum : sum + one.cents), 0);
  if (back >= cents) await forgetDifference(tx, 'other amount', checkout.id);
  else {
    log.error(
      { event: 'payments.amount_mismatch', checkout: checkout.id },
      'A checkout was paid with a different amount.',
    );
    const details = { session, cents, currency, expected: checkout.amountCents };
    await noteDifference(tx, world, 'other amount', checkout.id, details);
  }
  if (checkout.state === 'failed' && checkout.payment === payment) return checkout;
  const failed = await changeCheckout(tx, world.now(), checkout, {
    state: 'failed',
    payment,
    url: null,
  });
  await settle(tx, parts, failed, 'failed');
  return failed;
}
