import type { SignedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import type { PaidRecord, PayableRecord } from '../paid-record.ts';
import type { Payments } from '../payments.ts';
import { paymentRefusals } from '../payment-refusals.messages.ts';
import {
  enterRefund,
  isRepeatedRefund,
  paidCents,
  readGivenBack,
  refuseRepeatedRefund,
} from '../refund-ledger.server.ts';

/** Why, when and how something is refunded. */
export interface RefundNote {
  readonly requestKey: string | null;
  /** Allows the same admin to repeat the same refund within minutes. */
  readonly again: boolean;
  readonly reason: string;
  readonly reference: string | null;
  /** The day of the refund, as in 2026-11-22. */
  readonly refundedOn: string;
  /** The fair that was withdrawn from; null when the refund is for no fair in particular. */
  readonly fairId: string | null;
}

/** Money that an admin has refunded by hand. */
interface Wish extends RefundNote {
  readonly way: 'check' | 'transfer';
  /** Null for everything left. */
  readonly cents: number | null;
}

/**
 * Records money that an admin has refunded by check or transfer, however it was paid. The record,
 * locked by the transaction, counts as refunded when all of it is returned.
 *
 * @throws Refusal CONFLICT or BAD_USER_INPUT
 */
export async function recordRefund(
  tx: Queryable,
  parts: Payments,
  by: SignedIn,
  { payable, record }: { readonly payable: PayableRecord; readonly record: PaidRecord },
  wish: Wish,
): Promise<void> {
  const { world } = parts;
  const { way, requestKey } = wish;
  if (await isRepeatedRefund(tx, record.id, wish)) return;
  if (record.type === 'credit') throw conflict(apiSentence(paymentRefusals.onlyCredits));
  if (record.status !== 'paid') throw conflict(apiSentence(paymentRefusals.nothingToRefund));
  const left = (await paidCents(tx, parts, record)) - (await readGivenBack(tx, record)).cents;
  if (left < 1) throw conflict(apiSentence(paymentRefusals.nothingToRefund));
  const cents = wish.cents ?? left;
  if (cents < 1 || cents > left)
    throw badInput({ amountCents: apiSentence(paymentRefusals.mostCents, { left }) });
  if (requestKey !== null && !wish.again)
    await refuseRepeatedRefund(tx, {
      recordId: record.id,
      by: by.id,
      way,
      amount: cents,
      now: world.now(),
    });
  const { reason, reference, refundedOn, fairId } = wish;
  await enterRefund(tx, parts, {
    subject: payable.kind,
    record,
    accountId: by.id,
    requestKey,
    way,
    cents,
    credits: 0,
    fairId,
    reason,
    reference,
    refundedOn,
  });
  if (cents === left)
    await changeRecord(tx, world, payable.entity, record.id, { paymentStatus: 'refunded' });
  await writeAuditEntry(tx, world, by, {
    action: 'refundPayment',
    subject: payable.entity.name,
    subjectId: record.id,
    details: { cents, way },
  });
}
