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
