/** One refund on its document. */
export interface Refund {
  /** The document's own number; the receipt has another. */
  readonly number: string;
  /** In the smallest currency unit; 0 for a refund as credits. */
  readonly cents: number;
  readonly credits: number;
  readonly currency: string | null;
  /** card, check, transfer, credits or other. */
  readonly method: string;
  /** What it is for; null for everything on the receipt. */
  readonly about: string | null;
  readonly note: string | null;
  readonly createdAt: string;
}

/** The GraphQL types. */
export const refundTypes = `
  "A refund, as its document shows it."
  type RefundDocument {
    number: String!
    "In the smallest currency unit (for example, cents); 0 for a refund as credits."
    cents: Int!
    credits: Int!
    currency: String
    "card, check, transfer, credits or other."
    method: String!
    about: String
    note: String
    createdAt: DateTime!
  }`;
