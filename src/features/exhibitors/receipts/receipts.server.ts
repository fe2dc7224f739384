import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import type { Payments, PaymentServices } from '../../payments/payments.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { openBillingLink } from '../billing-emails/billing-link.server.ts';
import { refundTypes } from './refund-shape.ts';
import { proofOf } from '../read-registration.server.ts';
import { readReceipts } from '../read-receipts.server.ts';
import { receiptTypes, type Receipt } from '../receipt-shape.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { exhibitorRefusals as messages } from '../exhibitor-refusals.messages.ts';

/** `myReceipts`: receipts and invoices of the caller and of their colleges, newest first. */
export const myReceipts = operation<'myReceipts', PaymentServices>({
  kind: 'Query',
  name: 'myReceipts',
  field: `
  "Lists receipts and invoices of the caller and of the colleges they represent, newest first."
  myReceipts: [Receipt!]!`,
  types: receiptTypes,
  who: ['signedIn'],
  async resolve(_args, context) {
    const { id: accountId, holds } = signedIn(context);
    const { payments } = context.services;
    return payments.look((tx) =>
      readReceipts(tx, payments, { colleges: holds['college'] ?? [], accountId }),
    );
  },
});

/** `receipt(id)`: one of the caller's own; ADMINS see all. */
export const receipt = operation<'receipt', PaymentServices>({
  kind: 'Query',
  name: 'receipt',
  field: `
  "Returns one receipt or invoice of the caller; admins can read all of them."
  receipt(id: ID!): Receipt`,
  who: ['signedIn'],
  resolve: ({ id }, context) => receiptFor(context.services.payments, signedIn(context), id),
});

/** `exhibitorReceipt(proof)`: for a registration whose emailed link the caller has opened. */
export const exhibitorReceipt = operation<'exhibitorReceipt', PaymentServices>({
  kind: 'Query',
  name: 'exhibitorReceipt',
  field: `
  "Returns the receipt of a registration whose email link the caller has opened."
  exhibitorReceipt(proof: String!): Receipt!`,
  who: ['everyone'],
  async resolve({ proof: proofToken }, context) {
    const { payments } = context.services;
    const proof = proofOf(context, proofToken);
    const found = proof.how === 'mailed' ? await receiptOfExhibitor(payments, proof.id) : null;
    if (!found) throw notFound(apiSentence(messages.openByLink));
    return found;
  },
});

/** `billingDocument(token)`: the content of an emailed link, for anyone who has it. */
export const billingDocument = operation<'billingDocument', PaymentServices>({
  kind: 'Query',
  name: 'billingDocument',
  field: `
  "Returns the document behind the link in a billing email, to anyone who has the link."
  billingDocument(token: String!): BillingDocument`,
  types: `
  "An invoice or a receipt, or a refund with the receipt it belongs to."
  type BillingDocument { receipt: Receipt! refund: RefundDocument }
  ${refundTypes}`,
  who: ['everyone'],
  resolve: ({ token }, { services: { payments } }) =>
    openBillingLink(payments.pool, payments, token),
});

/** A receipt that a signed-in caller may see; null for someone else's. */
export async function receiptFor(
  payments: Payments,
  { role, id: accountId, holds }: Pick<SignedIn, 'role' | 'id' | 'holds'>,
  id: string,
): Promise<Receipt | null> {
  if (!isUuid(id)) return null;
  const colleges = holds['college'] ?? [];
  const whose = role === 'ADMINS' ? 'everyone' : { colleges, accountId };
  const [found] = await payments.look((tx) => readReceipts(tx, payments, whose, [id]));
  return found ?? null;
}

/** The receipt of a registration, or of the payment for several fairs that it is part of. */
export async function receiptOfExhibitor(
  payments: Payments,
  exhibitorId: string,
): Promise<Receipt | null> {
  const [found] = await payments.look((tx) => readReceipts(tx, payments, { exhibitorId }));
  return found ?? null;
}
