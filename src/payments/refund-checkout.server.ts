import type { SignedIn } from '../accounts/people-services.ts';
import { writeAuditEntry } from '../platform/audit/write-audit-entry.server.ts';
import { badInput, conflict } from '../platform/model/refusal.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { applyRefunds, bringBack, readRefunds, sumOfRefunds } from './apply-refunds.server.ts';
import type { Checkout } from './checkout.ts';
import { creditsOfRefund } from './compute-price.ts';
import { enterCredits } from './credit-ledger.server.ts';
import { lockCheckout, readCheckout } from './keep-checkout.server.ts';
import { providerOf } from './open-checkout.server.ts';
import { ProviderFailure } from './payment-provider.ts';
import type { Payments } from './payments.ts';

/** How much of a checkout is given back. */
export interface RefundWish {
  /** Null for all that is left. */
  readonly cents: number | null;
  /** The same key is the same refund. */
  readonly requestKey: string | null;
}

/**
 * Writes a refund down, takes back the credits that were bought with the money, and records who asked
 * for it. The provider is asked afterwards, by `carryRefund`.
 *
 * @returns the refund's id
 * @throws Refusal CONFLICT when it was not paid, nothing is left, or its credits are spent
 */
export async function writeRefund(
  tx: Queryable,
  { world }: Payments,
  by: SignedIn,
  checkoutId: string,
  { cents: wanted, requestKey }: RefundWish,
): Promise<string> {
  const checkout = await lockCheckout(tx, checkoutId);
  const repeated = requestKey === null ? null : await findRepeated(tx, checkoutId, requestKey);
  if (repeated !== null) return repeated;
  if (checkout?.state !== 'paid' || checkout.payment === null)
    throw conflict('There is no payment that could be refunded.');
  const before = sumOfRefunds(await readRefunds(tx, checkout.id));
  const left = checkout.amountCents - before.cents;
  const cents = wanted ?? left;
  if (cents < 1 || cents > left)
    throw badInput({ amountCents: `At most ${left} cents can be refunded.` });
  const credits = creditsOfRefund(
    { cents: checkout.amountCents, credits: checkout.credits },
    before,
    cents,
  );
  const id = world.newId();
  const now = world.now();
  await tx.query(
    `insert into checkout_refund (id, checkout_id, account_id, request_key, amount_cents, credits,
       state, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, 'made', $7, $7)`,
    [id, checkout.id, by.id, requestKey, cents, credits, now],
  );
  if (credits > 0 && checkout.collegeId !== null)
    await enterCredits(tx, world, {
      collegeId: checkout.collegeId,
      amount: -credits,
      reason: 'refunded',
      reference: id,
      accountId: by.id,
    });
  await writeAuditEntry(tx, world, by, {
    action: 'refundPayment',
    subject: 'Checkout',
    subjectId: checkout.id,
    details: { cents, credits },
  });
  return id;
}

async function findRepeated(tx: Queryable, checkoutId: string, key: string) {
  const { rows } = await tx.query<{ id: string }>(
    'select id from checkout_refund where checkout_id = $1 and request_key = $2',
    [checkoutId, key],
  );
  return rows[0]?.id ?? null;
}

/**
 * Has the provider give the money of a refund back that is written down here; safe to do again. What
 * it refuses is undone: the credits come back.
 *
 * @returns the checkout as it is then; null when there is no such refund
 * @throws ProviderFailure while it is away; Refusal CONFLICT when it refuses
 */
export async function carryRefund(parts: Payments, refundId: string): Promise<Checkout | null> {
  const checkout = await readCheckoutOf(parts.pool, refundId);
  const refunds = checkout ? await readRefunds(parts.pool, checkout.id) : [];
  const refund = refunds.find(({ id }) => id === refundId);
  const provider = checkout && providerOf(parts, checkout);
  if (!refund || refund.state !== 'made' || !provider || checkout.payment === null) return checkout;
  try {
    const { payment } = checkout;
    const told = await provider.refund({ id: refundId, payment, cents: refund.amountCents });
    return await withLocked(parts, checkout, (tx, locked) =>
      applyRefunds(tx, parts, locked, [told]),
    );
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.outcome !== 'refused') throw error;
    parts.log.warn({ refund: refundId, reason: error.message }, 'A refund was refused.');
    await withLocked(parts, checkout, (tx, locked) => undo(tx, parts, locked, refundId));
    throw conflict('The payment service has refused this refund.');
  }
}

/** The checkout that a refund belongs to; null when there is no such refund. */
export async function readCheckoutOf(tx: Queryable, refundId: string): Promise<Checkout | null> {
  const { rows } = await tx.query<{ id: string }>(
    'select checkout_id as id from checkout_refund where id = $1',
    [refundId],
  );
  return rows[0] ? readCheckout(tx, rows[0].id) : null;
}

async function undo(tx: Queryable, parts: Payments, checkout: Checkout, refundId: string) {
  const refund = (await readRefunds(tx, checkout.id)).find(({ id }) => id === refundId);
  if (refund?.state !== 'made') return checkout;
  await tx.query(`update checkout_refund set state = 'failed', updated_at = $2 where id = $1`, [
    refundId,
    parts.world.now(),
  ]);
  await bringBack(tx, parts, checkout, refund);
  return checkout;
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
