import type { SignedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { askAgain, justBefore } from './ask-again.ts';
import { readRefunds, sumOfRefunds } from './apply-refunds.server.ts';
import type { Checkout } from '../checkout.ts';
import { creditsOfRefund } from '../compute-price.ts';
import { enterCredits } from '../credit-ledger.server.ts';
import { lockCheckout, readCheckout } from '../keep-checkout.server.ts';
import { providerOf } from '../paying/open-checkout.server.ts';
import { paidBy, payableRecordOf } from '../paid-record.ts';
import type { Payments } from '../payments.ts';
import { repeatedMessages as messages } from './repeated.messages.ts';
import { paymentRefusals } from '../payment-refusals.messages.ts';
import { refundedOtherwise } from '../refund-ledger.server.ts';

/** The refund of a checkout. */
export interface RefundWish {
  /** Null for everything left. */
  readonly cents: number | null;
  /** The same key is the same refund. */
  readonly requestKey: string | null;
  /** Allows the same admin to refund the same amount again within minutes. */
  readonly again?: boolean;
  /** The reason; null when the server refunds automatically. */
  readonly reason?: string | null;
  /** The fair that was withdrawn from; null when the refund is for no fair in particular. */
  readonly fairId?: string | null;
}

/**
 * Records a refund, by a person or, without one, by the server itself; takes back the credits
 * bought with the money, and records who requested it. `carryRefund` contacts the provider later.
 *
 * @returns the refund's id
 * @throws Refusal CONFLICT when it was not paid, nothing is left, or its credits are spent
 */
export async function writeRefund(
  tx: Queryable,
  parts: Payments,
  by: SignedIn | null,
  checkoutId: string,
  { cents: requestedCents, requestKey, again = false, reason = null, fairId = null }: RefundWish,
): Promise<string> {
  const { world } = parts;
  const checkout = await lockCheckout(tx, checkoutId);
  const repeated = requestKey === null ? null : await findRepeated(tx, checkoutId, requestKey);
  if (repeated?.state === 'failed') await freeKey(tx, repeated.id);
  else if (repeated !== null) return sameRefund(repeated, requestedCents);
  if (checkout?.state !== 'paid' || checkout.payment === null)
    throw conflict(apiSentence(paymentRefusals.nothingToRefund));
  if (!providerOf(parts, checkout)) throw conflict(apiSentence(paymentRefusals.notSetUp));
  const before = sumOfRefunds(await readRefunds(tx, checkout.id));
  const left = checkout.amountCents - before.cents - (await givenOtherwise(tx, parts, checkout));
  if (requestedCents === null && left < 1)
    throw conflict(apiSentence(paymentRefusals.nothingToRefund));
  const cents = requestedCents ?? left;
  if (cents < 1 || cents > left)
    throw badInput({ amountCents: apiSentence(paymentRefusals.mostCents, { left }) });
  if (by !== null && requestKey !== null && !again)
    await refuseRepeat(tx, { checkoutId, by: by.id, cents, now: world.now() });
  const credits = creditsOfRefund(
    { cents: checkout.amountCents, credits: checkout.credits },
    before,
    cents,
  );
  const id = world.newId();
  const now = world.now();
  await tx.query(
    `insert into checkout_refund (id, checkout_id, account_id, request_key, amount_cents, credits,
       state, created_at, updated_at, reason, fair_id)
     values ($1, $2, $3, $4, $5, $6, 'made', $7, $7, $8, $9)`,
    [id, checkout.id, by?.id ?? null, requestKey, cents, credits, now, reason, fairId],
  );
  if (credits > 0 && checkout.collegeId !== null)
    await enterCredits(tx, world, {
      collegeId: checkout.collegeId,
      amount: -credits,
      reason: 'refunded',
      reference: id,
      accountId: by?.id ?? null,
    });
  if (by)
    await writeAuditEntry(tx, world, by, {
      action: 'refundPayment',
      subject: 'Checkout',
      subjectId: checkout.id,
      details: { cents, credits },
    });
  return id;
}

interface Again {
  readonly checkoutId: string;
  readonly by: string;
  readonly cents: number;
  readonly now: Date;
}

/** @throws Refusal CONFLICT when the same admin has refunded the same moments ago */
async function refuseRepeat(tx: Queryable, { checkoutId, by, cents, now }: Again): Promise<void> {
  const { rows } = await tx.query(
    `select from checkout_refund where checkout_id = $1 and account_id = $2 and amount_cents = $3
       and state <> 'failed' and created_at > $4 limit 1`,
    [checkoutId, by, cents, justBefore(now)],
  );
  if (rows.length > 0) throw askAgain(apiSentence(messages.refundAgain));
}

/**
 * The part of a checkout's money refunded by check, by transfer or as credits. The record it has
 * paid for stays locked until the transaction ends, so no one refunds it in another way meanwhile.
 */
async function givenOtherwise(
  tx: Queryable,
  parts: Payments,
  { id, subject, subjectId }: Checkout,
): Promise<number> {
  const record = await payableRecordOf(parts, subject)?.lock(tx, subjectId);
  return record && paidBy(record) === id ? refundedOtherwise(tx, record.id) : 0;
}

const repeatedRow = row({ id: 'text', cents: 'number', state: 'text' });

type Repeated = RowOf<typeof repeatedRow>;

async function findRepeated(tx: Queryable, checkoutId: string, key: string) {
  const rows = await readRows(tx, repeatedRow)(
    `select id, amount_cents as cents, state from checkout_refund
     where checkout_id = $1 and request_key = $2`,
    [checkoutId, key],
  );
  return rows[0] ?? null;
}

/** A refund that the payment service has rejected can be requested again with the same key. */
const freeKey = (tx: Queryable, id: string) =>
  tx.query('update checkout_refund set request_key = null where id = $1', [id]);

/** @throws Refusal CONFLICT when the same key comes with different input */
function sameRefund({ id, cents }: Repeated, requestedCents: number | null): string {
  if (requestedCents !== null && requestedCents !== cents)
    throw conflict(apiSentence(messages.otherAmount));
  return id;
}

/** The checkout of a refund; null when there is no such refund. */
export async function readCheckoutOf(tx: Queryable, refundId: string): Promise<Checkout | null> {
  const rows = await readRows(tx, { id: 'text' })(
    'select checkout_id as id from checkout_refund where id = $1',
    [refundId],
  );
  return rows[0] ? readCheckout(tx, rows[0].id) : null;
}
