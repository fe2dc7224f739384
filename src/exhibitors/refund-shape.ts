/** One refund, as its document shows it. */
export interface Refund {
  /** Of the document itself; the receipt has its own. */
  readonly number: string;
  /** In the smallest currency unit; 0 for a refund as credits. */
  readonly cents: number;
  readonly credits: number;
  readonly currency: string | null;
  /** card, check, transfer, credits or other. */
  readonly method: string;
  /** What it is for; null for everything the receipt names. */
  readonly about: string | null;
  readonly note: string | null;
  readonly createdAt: string;
}

/** The types of the schema. */
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
