import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import type { Checkout } from '../checkout.ts';
import { creditsOfRefund } from '../compute-price.ts';
import { enterCredits, lockCredits } from '../credit-ledger.server.ts';
import { issueBillingDocument } from '../issue-billing-document.server.ts';
import { changeCheckout } from '../keep-checkout.server.ts';
import { noteDifference } from '../reconciliation/note-difference.server.ts';
import type { ProviderRefund } from '../provider/payment-provider.ts';
import type { Payments } from '../payments.ts';
import { refundedOtherwise } from '../refund-ledger.server.ts';
import { settle } from '../paying/settle.server.ts';

const keptRefundRow = row({
  id: 'text',
  amountCents: 'number',
  credits: 'number',
  state: textOf<'made' | 'pending' | 'succeeded' | 'failed'>(),
  providerRefund: 'text?',
  /** When it was first requested from the provider. */
  triedAt: 'timestamp?',
  /** How often the provider had an internal error; each retry has its own key. */
  brokenTries: 'number',
});

/** A stored refund. */
export type KeptRefund = RowOf<typeof keptRefundRow>;

/** The refunds of a checkout, from all sources. */
export async function readRefunds(tx: Queryable, checkoutId: string): Promise<KeptRefund[]> {
  return readRows(tx, keptRefundRow)(
    `select id, amount_cents as "amountCents", credits, state, provider_refund as "providerRefund",
       tried_at as "triedAt", broken_tries as "brokenTries"
     from checkout_refund where checkout_id = $1 order by created_at, id`,
    [checkoutId],
  );
}

/** The total refunded or pending. */
export function sumOfRefunds(refunds: readonly KeptRefund[]): { cents: number; credits: number } {
  const counted = refunds.filter(({ state }) => state !== 'failed');
  return {
    cents: counted.reduce((sum, { amountCents }) => sum + amountCents, 0),
    credits: counted.reduce((sum, { credits }) => sum + credits, 0),
  };
}

/**
 * Records the provider's report on the refunds of a checkout that the transaction has locked,
 * including those started at the provider. A failed refund restores its credits.
 */
export async function applyRefunds(
  tx: Queryable,
  parts: Payments,
  checkout: Checkout,
  providerRefunds: readonly ProviderRefund[],
): Promise<Checkout> {
  const now = parts.world.now();
  for (const refund of providerRefunds) {
    const stored = (await readRefunds(tx, checkout.id)).find(
      ({ id, providerRefund }) => id === refund.refundId || providerRefund === refund.id,
    );
    if (!stored) await keepForeignRefund(tx, parts, checkout, refund);
    else if (goesForward(stored.state, refund.state)) {
      await tx.query(
        `update checkout_refund set state = $2, provider_refund = $3, updated_at = $4 where id = $1`,
        [stored.id, refund.state, refund.id, now],
      );
      if (refund.state === 'failed') await bringBack(tx, parts, checkout, stored);
      if (refund.state === 'succeeded')
        await issueRefund(tx, parts, checkout, { id: stored.id, cents: stored.amountCents });
    }
  }
  return countRefunds(tx, parts, checkout);
}

/** The card has been refunded: the payer gets a document about it. */
async function issueRefund(
  tx: Queryable,
  { world }: Pick<Payments, 'world'>,
  { id, subject, subjectId, currency }: Checkout,
  refund: { readonly id: string; readonly cents: number },
): Promise<void> {
  const rows = await readRows(tx, { name: 'text' })(
    `select f.name from checkout_refund r join fair f on f.id = r.fair_id where r.id = $1`,
    [refund.id],
  );
  await issueBillingDocument(tx, world, {
    kind: 'refund',
    reference: refund.id,
    cents: refund.cents,
    currency,
    credits: 0,
    method: 'card',
    about: rows[0]?.name ?? null,
    ...(subject === 'payment' || subject === 'exhibitor'
      ? { subject, subjectId }
      : { subject: 'pack', subjectId: id }),
  });
}

const order = ['made', 'pending', 'succeeded', 'failed'] as const;
const goesForward = (from: KeptRefund['state'], to: KeptRefund['state']): boolean =>
  order.indexOf(to) > order.indexOf(from);

/** Updates the checkout and what was paid for to match its refunds. */
export async function countRefunds(
  tx: Queryable,
  parts: Payments,
  checkout: Checkout,
): Promise<Checkout> {
  const refunds = (await readRefunds(tx, checkout.id)).filter(({ state }) => state !== 'made');
  const refundedCents = sumOfRefunds(refunds).cents;
  const state = refundedCents === checkout.amountCents ? 'refunded' : 'paid';
  if (refundedCents === checkout.refundedCents && state === checkout.state) return checkout;
  const now = parts.world.now();
  const after = await changeCheckout(tx, now, checkout, { refundedCents, state });
  const otherwise = await refundedOtherwise(tx, checkout.subjectId);
  const isAllBack = (cents: number) => cents + otherwise >= checkout.amountCents;
  if (isAllBack(refundedCents) !== isAllBack(checkout.refundedCents))
    await settle(tx, parts, after, isAllBack(refundedCents) ? 'refunded' : 'paid');
  return after;
}

/** Restores the credits taken for a refund that then failed. */
export async function bringBack(
  tx: Queryable,
  { world }: Payments,
  { collegeId }: Checkout,
  { id, credits }: KeptRefund,
): Promise<void> {
  if (credits === 0 || collegeId === null) return;
  const reference = `${id}/failed`;
  await enterCredits(tx, world, {
    collegeId,
    amount: credits,
    reason: 'refunded',
    reference,
    accountId: null,
  });
}

/** The money is gone already: takes as many of its credits as are left. */
async function keepForeignRefund(
  tx: Queryable,
  { world, log }: Payments,
  checkout: Checkout,
  { id: providerRefund, cents, state }: ProviderRefund,
): Promise<void> {
  if (state === 'failed') return;
  const now = world.now();
  const id = world.newId();
  const { collegeId, amountCents } = checkout;
  const before = sumOfRefunds(await readRefunds(tx, checkout.id));
  const due = creditsOfRefund({ cents: amountCents, credits: checkout.credits }, before, cents);
  const held = due > 0 && collegeId !== null ? ((await lockCredits(tx, collegeId)) ?? 0) : 0;
  const credits = Math.min(due, held);
  await tx.query(
    `insert into checkout_refund (id, checkout_id, amount_cents, credits, state, provider_refund,
       created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, checkout.id, cents, credits, state, providerRefund, now],
  );
  if (state === 'succeeded') await issueRefund(tx, { world }, checkout, { id, cents });
  if (credits > 0 && collegeId !== null)
    await enterCredits(tx, world, {
      collegeId,
      amount: -credits,
      reason: 'refunded',
      reference: id,
      accountId: null,
    });
  if (credits === due) return;
  log.warn(
    { event: 'payments.refunded_credits_spent', checkout: checkout.id },
    'Refunded credits had already been spent.',
  );
  await noteDifference(tx, world, 'credits not taken back', id, { due, taken: credits });
}
