import type { Checkout } from './checkout.ts';

/** The types around checkouts. */
export const checkoutTypes = `
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
  "One payment by card. What became of it is what the payment service says."
  type Checkout {
    id: ID!
    state: CheckoutState!
    collegeId: ID
    "pack, payment or exhibitor."
    subject: String!
    "In the hundredth part of the currency."
    amountCents: Int!
    "ISO 4217, in small letters."
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

/** A checkout in the words of the schema. */
export function showCheckout(checkout: Checkout): object {
  const { id, collegeId, subject, amountCents, currency, credits, refundedCents } = checkout;
  const { url, receiptUrl, createdAt, expiresAt, paidAt } = checkout;
  return {
    ...{ id, collegeId, subject, amountCents, currency, credits, refundedCents },
    ...{ url, receiptUrl, createdAt, expiresAt, paidAt },
    state: checkout.state.toUpperCase(),
    test: checkout.provider === 'test',
  };
}
