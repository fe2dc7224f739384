import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { badInput, conflict, notFound } from '../../../platform/model/refusal.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { priceOfFairs } from '../compute-price.ts';
import { issueBillingDocument } from '../issue-billing-document.server.ts';
import type { PaidRecord } from '../paid-record.ts';
import { payableRecordOf, type PayableRecord } from '../paid-record.ts';
import type { Payments, PaymentServices } from '../payments.ts';
import { readPricedFairs } from '../read-priced-fairs.server.ts';
import { apiSentence, forPrograms } from '../../../platform/model/api-sentence.ts';
import { paymentRefusals } from '../payment-refusals.messages.ts';
import { messages } from '../../../platform/model/messages.ts';
import { readPastDay } from './read-past-day.ts';

interface Input {
  readonly paymentId?: string | null;
  readonly exhibitorId?: string | null;
  readonly amountCents?: number | null;
  readonly purchaseOrderNumber?: string | null;
  readonly receivedOn?: string | null;
  readonly number?: string | null;
}

/**
 * `markPaymentPaid(...)`: an admin has received the payment of an invoice, or a check. Only the
 * payment service marks card payments.
 */
export const markPaymentPaid = operation<'markPaymentPaid', PaymentServices>({
  kind: 'Mutation',
  name: 'markPaymentPaid',
  field: `
  "Marks an invoice or check as paid. Card payments are marked by the payment provider only."
  markPaymentPaid(input: MarkPaymentPaidInput!): Boolean!`,
  types: `
  "The payment that was received: either paymentId or exhibitorId."
  input MarkPaymentPaidInput {
    paymentId: ID
    exhibitorId: ID
    "What came in, in the hundredth part of the currency; the price unless said."
    amountCents: Int
    purchaseOrderNumber: String
    "The day the money came, not in the future; today unless given."
    receivedOn: Date
    "The number of the check or the transfer, up to 200 characters."
    number: String
  }`,
  who: ['ADMINS'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { payments } = context.services;
    const { purchaseOrderNumber: order, amountCents: cents } = input;
    const now = payments.world.now();
    const receivedOn = readPastDay(input.receivedOn, now, 'receivedOn');
    const receivedNumber = input.number?.trim() ?? '';
    if (receivedNumber.length > 200) throw badInput({ number: messages.maxLength(200) });
    if (typeof cents === 'number' && (cents < 0 || cents > 100_000_000))
      throw badInput({ amountCents: apiSentence(paymentRefusals.enterCents) });
    if (typeof order === 'string' && order.length > 200)
      throw badInput({ purchaseOrderNumber: messages.maxLength(200) });
    return payments.change(async (tx) => {
      const { payable, record } = await lockRecord(tx, payments, input);
      if (record.type !== 'invoice' && record.type !== 'check')
        throw conflict(apiSentence(paymentRefusals.onlyByHand));
      if (record.status === 'paid') return true;
      if (record.status !== 'pending' && record.status !== 'failed')
        throw conflict(apiSentence(paymentRefusals.settled));
      const amountCents = cents ?? (await priceOf(tx, payments, record));
      await changeRecord(tx, payments.world, payable.entity, record.id, {
        paymentStatus: 'paid',
        paymentData: {
          ...record.data,
          amountCents,
          currency: currencyOf(payments, record),
          paidAt: input.receivedOn ? `${receivedOn}T12:00:00.000Z` : now.toISOString(),
          ...(receivedNumber === '' ? {} : { receivedNumber }),
          ...(typeof order === 'string' ? { purchaseOrderNumber: order } : {}),
        },
      });
      await issueBillingDocument(tx, payments.world, {
        kind: 'receipt',
        subject: payable.kind,
        subjectId: record.id,
      });
      if (payable.kind === 'exhibitor') await payments.settled(tx, record.id);
      await writeAuditEntry(tx, payments.world, by, {
        action: 'markPaymentPaid',
        subject: payable.entity.name,
        subjectId: record.id,
        details: { amountCents },
      });
      return true;
    });
  },
});

/** The record with one of two ids, locked. @throws Refusal BAD_USER_INPUT or NOT_FOUND */
export async function lockRecord(
  tx: Queryable,
  payments: Payments,
  { paymentId, exhibitorId }: Pick<Input, 'paymentId' | 'exhibitorId'>,
): Promise<{ readonly payable: PayableRecord; readonly record: PaidRecord }> {
  if ((typeof paymentId === 'string') === (typeof exhibitorId === 'string'))
    throw badInput({ input: forPrograms('Please give either paymentId or exhibitorId.') });
  const kind = typeof paymentId === 'string' ? 'payment' : 'exhibitor';
  const payable = payableRecordOf(payments, kind);
  const record = await payable?.lock(tx, paymentId ?? exhibitorId ?? '');
  if (!payable || !record) throw notFound();
  return { payable, record };
}

/** The invoice's amount, recorded before prices may have changed. */
function currencyOf({ prices }: Payments, { data, createdAt }: PaidRecord): string {
  const recordedCurrency = data?.['currency'];
  return typeof recordedCurrency === 'string' ? recordedCurrency : prices.at(createdAt).currency;
}

/** The amount due: as recorded, or by that day's price list; also for a fair canceled since. */
async function priceOf(tx: Queryable, { prices }: Payments, record: PaidRecord): Promise<number> {
  const recordedCents = record.data?.['amountCents'];
  if (typeof recordedCents === 'number') return recordedCents;
  if (record.fairIds.length === 0) return 0;
  const fairs = await readPricedFairs(tx, record.fairIds, { anyState: true });
  return priceOfFairs(prices.at(record.createdAt), fairs).cents;
}
