import type { SignedIn } from '../accounts/people-services.ts';
import { writeAuditEntry } from '../platform/audit/write-audit-entry.server.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { badInput, conflict } from '../platform/model/refusal.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { changeRecord } from '../platform/store/house-records.server.ts';
import { creditsOfFairs } from './compute-price.ts';
import { enterCredits, withdrawnFrom } from './credit-ledger.server.ts';
import { issueBillingDocument } from './issue-billing-document.server.ts';
import type { PaidRecord, PayableRecord } from './payable-record.server.ts';
import type { Payments } from './payments.ts';
import { repeatedWords as said } from './repeated.words.ts';
import { readPricedFairs } from './read-priced-fairs.server.ts';
import { paymentRefusals } from './payment-refusals.words.ts';

interface Wish {
  /** Null for all that is left. */
  readonly credits: number | null;
  readonly requestKey: string | null;
}

/**
 * Gives back what was not paid by card as credits: those that were spent, or as many as the fairs of
 * an invoice or a check would take. The record, which the transaction has locked, counts as refunded
 * when all of them are back.
 *
 * @throws Refusal CONFLICT or BAD_USER_INPUT
 */
export async function refundAsCredits(
  tx: Queryable,
  { world, prices }: Payments,
  by: SignedIn,
  { payable, record }: { readonly payable: PayableRecord; readonly record: PaidRecord },
  { credits: wanted, requestKey }: Wish,
): Promise<void> {
  const { collegeId } = record;
  const reference = `${record.id}/${requestKey ?? world.newId()}`;
  const given = await readEntries(tx, record.id);
  const repeated = given.find((entry) => entry.reference === reference);
  if (repeated && wanted !== null && wanted !== repeated.amount)
    throw conflict(apiSentence(said.otherCredits));
  if (repeated) return;
  if (record.status !== 'paid') throw conflict(apiSentence(paymentRefusals.nothingToRefund));
  if (collegeId === null) throw conflict(apiSentence(paymentRefusals.noCollegeForCredits));
  const spent = given.find(({ reason }) => reason === 'spent');
  const all = spent ? -spent.amount : await creditsFor(tx, prices, record);
  const left = given.reduce(
    (rest, { reason, reference: of, amount }) =>
      reason !== 'refunded' || (!spent && of.startsWith(withdrawnFrom(record.id)))
        ? rest
        : rest - amount,
    all,
  );
  const credits = wanted ?? left;
  if (credits < 1 || credits > left)
    throw badInput({ credits: apiSentence(paymentRefusals.mostCredits, { left }) });
  await enterCredits(tx, world, {
    collegeId,
    amount: credits,
    reason: 'refunded',
    reference,
    accountId: by.id,
  });
  await issueBillingDocument(tx, world, {
    ...{ kind: 'refund', subject: payable.kind, subjectId: record.id, reference },
    ...{ cents: 0, currency: null, credits, method: 'credits' },
  });
  if (credits === left)
    await changeRecord(tx, world, payable.entity, record.id, { paymentStatus: 'refunded' });
  await writeAuditEntry(tx, world, by, {
    action: 'refundPayment',
    subject: payable.entity.name,
    subjectId: record.id,
    details: { credits },
  });
}

interface Entry {
  readonly reason: string;
  readonly reference: string;
  readonly amount: number;
}

async function readEntries(tx: Queryable, recordId: string): Promise<Entry[]> {
  const { rows } = await tx.query<Entry>(
    `select reason, reference, amount from credit_entry
     where reason = 'spent' and reference = $1
       or reason = 'refunded' and reference >= $1 || '/' and reference < $1 || '0'`,
    [recordId],
  );
  return rows;
}

async function creditsFor(tx: Queryable, prices: Payments['prices'], { fairIds }: PaidRecord) {
  return fairIds.length === 0
    ? 0
    : creditsOfFairs(prices, await readPricedFairs(tx, fairIds, { anyState: true }));
}
