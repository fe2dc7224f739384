import type { SchemaObject } from '../../platform/graphql/operation.ts';

/** The state of a card purchase; `made`: the provider may not know of it yet. */
export type CheckoutState = 'made' | 'open' | 'paid' | 'failed' | 'expired' | 'refunded';

/** A stored card purchase. Amounts in the smallest currency unit. */
export interface Checkout {
  readonly id: string;
  /** The purchase: a kind that a Payable handles, and the id within it. */
  readonly subject: string;
  readonly subjectId: string;
  readonly collegeId: string | null;
  readonly accountId: string | null;
  readonly lines: readonly { name: string; cents: number; quantity: number }[];
  readonly amountCents: number;
  readonly currency: string;
  readonly credits: number;
  readonly state: CheckoutState;
  readonly returnPath: string;
  readonly provider: string;
  readonly session: string | null;
  readonly payment: string | null;
  readonly url: string | null;
  readonly receiptUrl: string | null;
  readonly refundedCents: number;
  /** How often the provider had an internal error; each retry has its own key. */
  readonly brokenTries: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly readAt: Date | null;
  readonly paidAt: Date | null;
}

/** The columns of a checkout under their names in code. */
export const checkoutColumns = `id, subject, subject_id as "subjectId", college_id as "collegeId",
  account_id as "accountId", lines, amount_cents as "amountCents", currency, credits, state,
  return_path as "returnPath", provider, provider_session as session,
  provider_payment as payment, url, receipt_url as "receiptUrl",
  refunded_cents as "refundedCents", broken_tries as "brokenTries", created_at as "createdAt",
  expires_at as "expiresAt", read_at as "readAt", paid_at as "paidAt"`;

/** The GraphQL types of checkouts. */
export const checkoutTypes = `
  "The status of a card payment."
  enum CheckoutState {
    "The payment service has yet to open it."
    MADE
    "It can be paid at its url."
    OPEN
    PAID
    FAILED
    EXPIRED
    REFUNDED
  }
  "A card payment. Its status comes from the payment provider."
  type Checkout {
    id: ID!
    state: CheckoutState!
    collegeId: ID
    "pack, payment or exhibitor."
    subject: String!
    "Amount in the smallest currency unit (for example, cents)."
    amountCents: Int!
    "ISO 4217 code in lowercase."
    currency: String!
    "Credits that come with it."
    credits: Int!
    refundedCents: Int!
    "Where it is paid, while it can be."
    url: URL
    receiptUrl: URL
    "True for the built-in test gateway, which moves no money."
    test: Boolean!
    createdAt: DateTime!
    expiresAt: DateTime!
    paidAt: DateTime
  }`;

type Shown = SchemaObject<'Checkout'>;

const states: Readonly<Record<CheckoutState, Shown['state']>> = {
  made: 'MADE',
  open: 'OPEN',
  paid: 'PAID',
  failed: 'FAILED',
  expired: 'EXPIRED',
  refunded: 'REFUNDED',
};

/** A checkout as its GraphQL type. */
export function showCheckout(checkout: Checkout): Shown {
  const { id, collegeId, subject, amountCents, currency, credits, refundedCents } = checkout;
  const { url, receiptUrl, createdAt, expiresAt, paidAt } = checkout;
  return {
    id,
    collegeId,
    subject,
    amountCents,
    currency,
    credits,
    refundedCents,
    url,
    receiptUrl,
    createdAt,
    expiresAt,
    paidAt,
    state: states[checkout.state],
    test: checkout.provider === 'test',
  };
}
