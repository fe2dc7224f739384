import type { SchemaObject } from '../../platform/graphql/operation.ts';
import type { Checkout, CheckoutState } from './checkout.ts';

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
    ...{ id, collegeId, subject, amountCents, currency, credits, refundedCents },
    ...{ url, receiptUrl, createdAt, expiresAt, paidAt },
    state: states[checkout.state],
    test: checkout.provider === 'test',
  };
}
