import { fairSummarySql, type FairSummary } from '../../fairs/read-fairs.server.ts';
import { checkoutColumns, type Checkout } from '../../payments/checkout.ts';
import { checkoutRow } from '../../payments/keep-checkout.server.ts';
import { refreshCheckout } from '../../payments/look-at-checkout.server.ts';
import type { PaymentCall, Payments, PaymentServices } from '../../payments/payments.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { Proof } from './exhibitor-proof.server.ts';
import { exhibitorDetails } from './exhibitor-details.server.ts';
import { amountOf, proofOf, readRegistration } from '../read-registration.server.ts';
import { refundOf, withdrawUntil } from '../withdrawal/withdrawal-rule.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { exhibitorRefusals as messages } from '../exhibitor-refusals.messages.ts';

/**
 * `exhibitorRegistration(proof)`: a registration as the holder of its proof sees it. The payment
 * service determines whether it is paid: it is queried while a card page is open.
 */
export const exhibitorRegistration = operation<'exhibitorRegistration', PaymentServices>({
  kind: 'Query',
  name: 'exhibitorRegistration',
  field: `
  "Returns a registration to the holder of its proof. While a card page is open, the payment provider is asked for the status."
  exhibitorRegistration(proof: String!): ExhibitorRegistration!`,
  who: ['everyone'],
  resolve: ({ proof }, context) => showRegistration(context, proofOf(context, proof)),
});

/** What the holder of a proof sees. @throws Refusal NOT_FOUND when it was withdrawn */
export async function showRegistration(
  context: PaymentCall,
  proof: Proof,
): Promise<SchemaObject<'ExhibitorRegistration'>> {
  const { payments } = context.services;
  const { pool } = payments;
  const checkout = await refreshed(context, proof.id);
  const registration = await readRegistration(pool, proof.id);
  // A rejected duplicate looks to a stranger as if it had been made.
  if (!registration) return asSent(payments, proof);
  const rule = payments.prices.at(registration.agreedAt);
  const { fair, paymentType, paymentStatus, paymentData, withdrawnAt, createdAt } = registration;
  const receipt = paymentData?.['receiptUrl'];
  const receiptUrl = typeof receipt === 'string' ? receipt : null;
  const isOpen = checkout?.state === 'open' && paymentStatus !== 'paid';
  return {
    fair,
    paymentType,
    paymentStatus,
    receiptUrl,
    withdrawnAt,
    consent: registration.consent,
    ...(await amountOf(pool, payments, registration)),
    underWay: isOpen && checkout.url === null,
    checkoutUrl: isOpen ? checkout.url : null,
    withdrawUntil: withdrawUntil(rule, fair),
    isPartlyBack: registration.isPartlyBack,
    partialRefund: registration.partialRefund,
    refund: refundOf(rule, registration, payments.world.now()),
    createdAt: proof.how === 'mailed' ? createdAt : null,
    details: proof.how === 'mailed' ? await exhibitorDetails(pool, proof.id) : null,
  };
}

async function asSent(
  { pool, prices }: Payments,
  proof: Proof,
): Promise<SchemaObject<'ExhibitorRegistration'>> {
  const rows = await readRows(pool, { fair: jsonOf<FairSummary>() })(
    `select ${fairSummarySql} as fair from fair f where f.id = $1`,
    [proof.fairId],
  );
  const { paymentType, amountCents, currency, how } = proof;
  const fair = rows[0]?.fair;
  if (!fair || how === 'mailed') throw notFound(apiSentence(messages.withdrawn));
  return {
    fair,
    paymentType,
    amountCents,
    currency,
    paymentStatus: amountCents === 0 ? 'waived' : 'pending',
    underWay: false,
    consent: true,
    withdrawUntil: withdrawUntil(prices.list, fair),
  };
}

/** A registration's newest checkout, updated from the payment service while it is open. */
async function refreshed({ services }: PaymentCall, exhibitorId: string): Promise<Checkout | null> {
  const { payments } = services;
  const rows = await readRows(payments.pool, checkoutRow)(
    `select ${checkoutColumns} from checkout where subject = 'exhibitor' and subject_id = $1
     order by created_at desc, id desc limit 1`,
    [exhibitorId],
  );
  return rows[0] ? refreshCheckout(payments, rows[0]) : null;
}
