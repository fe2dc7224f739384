import { CollegePayment } from '../../payments/college-payment.entity.ts';
import { priceOfFairs } from '../../payments/compute-price.ts';
import { issueBillingDocument } from '../../payments/issue-billing-document.server.ts';
import type { Payments } from '../../payments/payments.ts';
import { readPricedFairs } from '../../payments/read-priced-fairs.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { isPromised } from '../registering/payment-data-of.ts';
import type { Registration } from '../read-registration.server.ts';
import { voidInvoice, type VoidReason } from '../billing-emails/void-invoice.server.ts';

const leftPaymentRow = row({
  left: 'text[]',
  type: 'text',
  status: 'text',
  data: nullable(jsonOf<Readonly<Record<string, unknown>>>()),
  createdAt: 'timestamp',
});

type LeftPayment = RowOf<typeof leftPaymentRow>;

/**
 * Removes the fair from the payment for several. What is unpaid then costs the price of the others;
 * the last fair takes the open payment along. An invoice with nothing due becomes void.
 */
export async function leavePayment(
  tx: Queryable,
  payments: Pick<Payments, 'world' | 'prices' | 'seller'>,
  { paymentId, fairId }: Registration,
  reason: VoidReason,
): Promise<void> {
  if (paymentId === null) return;
  const { world } = payments;
  const rows = await readRows(tx, leftPaymentRow)(
    `select array_remove(fair_ids, $2) as left, payment_type as type, payment_status as status,
       payment_data as data, created_at as "createdAt"
     from college_payment where id = $1 for update`,
    [paymentId, fairId],
  );
  const payment = rows[0];
  if (!payment) return;
  const invoice = { subject: 'payment', subjectId: paymentId } as const;
  if (payment.left.length > 0) {
    const owed = await owedFrom(tx, payments, payment);
    if (owed?.paymentData.amountCents === 0) await voidInvoice(tx, payments, invoice, 'free');
    await changeRecord(tx, world, CollegePayment, paymentId, { fairIds: payment.left, ...owed });
    if (owed !== null && isPromised(payment.type, owed.paymentData.amountCents))
      await issueBillingDocument(tx, world, {
        kind: 'invoice',
        ...invoice,
        reference: `${payment.left.length} left`,
      });
  } else if (payment.status === 'paid')
    await changeRecord(tx, world, CollegePayment, paymentId, { paymentStatus: 'refunded' });
  else {
    await voidInvoice(tx, payments, invoice, reason);
    await tx.query('delete from college_payment where id = $1', [paymentId]);
  }
}

/** The amount due of an open payment without the removed fair; null when it is paid. */
async function owedFrom(
  tx: Queryable,
  { prices }: Pick<Payments, 'prices'>,
  { left, status, data, createdAt }: LeftPayment,
): Promise<{ readonly paymentData: { readonly amountCents: number } } | null> {
  if (status !== 'pending' && status !== 'failed') return null;
  const fairs = await readPricedFairs(tx, left, { anyState: true });
  const { cents } = priceOfFairs(prices.at(createdAt), fairs);
  const before = data?.['amountCents'];
  // A price increase since the registration must not apply indirectly.
  const amountCents = typeof before === 'number' ? Math.min(before, cents) : cents;
  return {
    paymentData: { ...data, amountCents },
    ...(amountCents === 0 ? { paymentStatus: 'waived' } : {}),
  };
}
