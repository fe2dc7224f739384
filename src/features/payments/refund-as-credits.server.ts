import type { SignedIn } from '../accounts/people-services.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.server.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { badInput, conflict } from '../../platform/model/refusal.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import { changeRecord } from '../../platform/store/insert-records.server.ts';
import { creditsOfFairs } from './compute-price.ts';
import { enterCredits, withdrawnFrom } from './credit-ledger.server.ts';
import type { PaidRecord, PayableRecord } from './paid-record.ts';
import type { Payments } from './payments.ts';
import type { RefundNote } from './refunds/record-refund.server.ts';
import {
  enterRefund,
  isRepeatedRefund,
  paidCents,
  readGivenBack,
  refuseRepeatedRefund,
} from './refund-ledger.server.ts';
import { repeatedMessages as messages } from './refunds/repeated.messages.ts';
import { readPricedFairs } from './read-priced-fairs.server.ts';
import { paymentRefusals } from './payment-refusals.messages.ts';

interface Wish extends RefundNote {
  /** Null for everything left. */
  readonly credits: number | null;
}

/**
 * Refunds a payment as credits: those that were spent, or as many as the fairs of a money payment
 * would cost. The record, locked by the transaction, counts as refunded when all of it is returned.
 *
 * @throws Refusal CONFLICT or BAD_USER_INPUT
 */
export async function refundAsCredits(
  tx: Queryable,
  parts: Payments,
  by: SignedIn,
  { payable, record }: { readonly payable: PayableRecord; readonly record: PaidRecord },
  wish: Wish,
): Promise<void> {
  const { world } = parts;
  const { collegeId } = record;
  const { requestKey, credits: requestedCredits, reason, refundedOn, fairId } = wish;
  const reference = `${record.id}/${requestKey ?? world.newId()}`;
  const entries = await readEntries(tx, record.id);
  if (await isRepeatedRefund(tx, record.id, { ...wish, way: 'credits' })) return;
  const repeated = entries.find((entry) => entry.reference === reference);
  if (repeated && requestedCredits !== null && requestedCredits !== repeated.amount)
    throw conflict(apiSentence(messages.otherCredits));
  if (repeated) return;
  if (record.status !== 'paid') throw conflict(apiSentence(paymentRefusals.nothingToRefund));
  if (collegeId === null) throw conflict(apiSentence(paymentRefusals.noCollegeForCredits));
  const left = await readLeft(tx, parts, record, entries);
  if (left.credits < 1 && requestedCredits === null)
    throw conflict(apiSentence(paymentRefusals.nothingToRefund));
  const credits = requestedCredits ?? left.credits;
  if (credits < 1 || credits > left.credits)
    throw badInput({ credits: apiSentence(paymentRefusals.mostCredits, { left: left.credits }) });
  if (requestKey !== null && !wish.again)
    await refuseRepeatedRefund(tx, {
      recordId: record.id,
      by: by.id,
      way: 'credits',
      amount: credits,
      now: world.now(),
    });
  await enterCredits(tx, world, {
    collegeId,
    amount: credits,
    reason: 'refunded',
    reference,
    accountId: by.id,
  });
  const cents = left.worth(credits);
  await enterRefund(tx, parts, {
    subject: payable.kind,
    record,
    accountId: by.id,
    requestKey,
    way: 'credits',
    cents,
    credits,
    fairId,
    reason,
    reference: wish.reference,
    refundedOn,
  });
  if (credits === left.credits && cents === left.cents)
    await changeRecord(tx, world, payable.entity, record.id, { paymentStatus: 'refunded' });
  await writeAuditEntry(tx, world, by, {
    action: 'refundPayment',
    subject: payable.entity.name,
    subjectId: record.id,
    details: { credits },
  });
}

/** The part of a payment that can still be refunded as credits. */
interface Left {
  readonly credits: number;
  /** In money; 0 when paid with credits. */
  readonly cents: number;
  /** The value of a number of credits in money. */
  worth(credits: number): number;
}

/** What can still be refunded as credits of a record that the transaction has locked. */
export async function readCreditsLeft(
  tx: Queryable,
  parts: Pick<Payments, 'prices'>,
  record: PaidRecord,
): Promise<number> {
  return (await readLeft(tx, parts, record, await readEntries(tx, record.id))).credits;
}

async function readLeft(
  tx: Queryable,
  parts: Pick<Payments, 'prices'>,
  record: PaidRecord,
  entries: readonly Entry[],
): Promise<Left> {
  const spent = entries.find(({ reason }) => reason === 'spent');
  const all = spent ? -spent.amount : await creditsFor(tx, parts.prices, record);
  const byEntries = entries.reduce(
    (rest, { reason, reference: of, amount }) =>
      reason !== 'refunded' || (!spent && of.startsWith(withdrawnFrom(record.id)))
        ? rest
        : rest - amount,
    all,
  );
  if (record.type === 'credit') return { credits: byEntries, cents: 0, worth: () => 0 };
  const paid = await paidCents(tx, parts, record);
  const back = await readGivenBack(tx, record);
  const cents = paid - back.cents;
  // The price of the fairs left in the payment: one credit is worth its share of that.
  const ofOthers = Object.values(back.centsOfFairs).reduce((sum, one) => sum + one, 0);
  const base = paid - ofOthers;
  const byMoney = base === 0 ? byEntries : Math.floor((cents * all) / base);
  const credits = Math.max(0, Math.min(byEntries, byMoney));
  return {
    credits,
    cents,
    worth: (some) =>
      some === byEntries ? cents : Math.min(cents, Math.round((base * some) / all)),
  };
}

const entryRow = row({ reason: 'text', reference: 'text', amount: 'number' });

type Entry = RowOf<typeof entryRow>;

async function readEntries(tx: Queryable, recordId: string): Promise<Entry[]> {
  return readRows(tx, entryRow)(
    `select reason, reference, amount from credit_entry
     where reason = 'spent' and reference = $1
       or reason = 'refunded' and reference >= $1 || '/' and reference < $1 || '0'`,
    [recordId],
  );
}

async function creditsFor(
  tx: Queryable,
  prices: Payments['prices'],
  { fairIds, createdAt }: PaidRecord,
) {
  return fairIds.length === 0
    ? 0
    : creditsOfFairs(prices.at(createdAt), await readPricedFairs(tx, fairIds, { anyState: true }));
}
