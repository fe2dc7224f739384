import { conflict } from '../../../platform/model/refusal.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { applyRefunds, bringBack, readRefunds, type KeptRefund } from './apply-refunds.server.ts';
import type { Checkout } from '../checkout.ts';
import { lockCheckout } from '../keep-checkout.server.ts';
import { providerOf } from '../paying/open-checkout.server.ts';
import {
  ProviderFailure,
  type PaymentProvider,
  type ProviderRefund,
} from '../provider/payment-provider.ts';
import type { Payments } from '../payments.ts';
import { readCheckoutOf } from './refund-checkout.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { paymentRefusals as messages } from '../payment-refusals.messages.ts';

/**
 * Has the provider carry out a refund recorded here; safe to repeat at any time: since keys expire
 * after a day, a retry first checks whether it was done. A refund that the provider rejects is
 * undone: the credits come back.
 *
 * @returns the updated checkout; null when there is no such refund
 * @throws ProviderFailure when it is down; Refusal CONFLICT when it rejects
 */
export async function carryRefund(parts: Payments, refundId: string): Promise<Checkout | null> {
  const checkout = await readCheckoutOf(parts.pool, refundId);
  const refunds = checkout ? await readRefunds(parts.pool, checkout.id) : [];
  const refund = refunds.find(({ id }) => id === refundId);
  const provider = checkout && providerOf(parts, checkout);
  if (!refund || refund.state !== 'made' || !provider || checkout.payment === null) return checkout;
  const apply = (providerRefunds: readonly ProviderRefund[]) =>
    withLocked(parts, checkout, (tx, locked) => applyRefunds(tx, parts, locked, providerRefunds));
  const isIn = (providerRefunds: readonly ProviderRefund[]) =>
    providerRefunds.some((one) => one.refundId === refundId || one.id === refund.providerRefund);
  if (refund.triedAt) {
    const providerRefunds = await readTold(provider, checkout);
    if (isIn(providerRefunds)) return apply(providerRefunds);
  }
  try {
    return await apply([await send(parts, provider, refund, checkout.payment)]);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.outcome === 'broken') await rememberBroken(parts, refund);
    if (error.outcome !== 'refused' && error.outcome !== 'missing') throw error;
    parts.log.warn(
      { event: 'payments.refund_refused', refund: refundId, reason: error.message },
      'Refund refused by the payment provider.',
    );
    // Perhaps it was done already, by a call whose response got lost or by someone there.
    const providerRefunds = await readTold(provider, checkout);
    if (isIn(providerRefunds)) return apply(providerRefunds);
    await withLocked(parts, checkout, async (tx, locked) => {
      await undo(tx, parts, locked, refundId);
      return applyRefunds(tx, parts, locked, providerRefunds);
    });
    throw conflict(apiSentence(messages.refundRefused));
  }
}

/** The refunds of a checkout that the provider knows. @throws ProviderFailure */
const readTold = async (
  provider: PaymentProvider,
  { session }: Checkout,
): Promise<readonly ProviderRefund[]> =>
  session === null ? [] : (await provider.readCheckout(session)).refunds;

async function send(
  parts: Payments,
  provider: PaymentProvider,
  { id, amountCents: cents, brokenTries }: KeptRefund,
  payment: string,
): Promise<ProviderRefund> {
  await parts.change((tx) =>
    tx.query('update checkout_refund set tried_at = coalesce(tried_at, $2) where id = $1', [
      id,
      parts.world.now(),
    ]),
  );
  return provider.refund({ id, idempotencyKey: `refund-${id}-${brokenTries}`, payment, cents });
}

/** For the same key the provider would repeat its error. */
const rememberBroken = (parts: Payments, { id, brokenTries }: KeptRefund) =>
  parts.change((tx) =>
    tx.query(
      `update checkout_refund set broken_tries = $2::integer + 1
       where id = $1 and broken_tries = $2 and state = 'made'`,
      [id, brokenTries],
    ),
  );

async function undo(tx: Queryable, parts: Payments, checkout: Checkout, refundId: string) {
  const refund = (await readRefunds(tx, checkout.id)).find(({ id }) => id === refundId);
  if (refund?.state !== 'made') return;
  await tx.query(`update checkout_refund set state = 'failed', updated_at = $2 where id = $1`, [
    refundId,
    parts.world.now(),
  ]);
  await bringBack(tx, parts, checkout, refund);
}

const withLocked = (
  parts: Payments,
  { id }: Checkout,
  work: (tx: Queryable, locked: Checkout) => Promise<Checkout>,
): Promise<Checkout | null> =>
  parts.change(async (tx) => {
    const locked = await lockCheckout(tx, id);
    return locked && work(tx, locked);
  });
