import type { Seller } from '../payments/payments.ts';

/** Days for which the emailed link to an invoice, a receipt or a refund works. */
export const billingLinkDays = 180;

/** A purchase on receipts and invoices. Amounts in the smallest currency unit. */
export interface Receipt {
  readonly id: string;
  /** The number that people refer to. */
  readonly number: string;
  readonly seller: Seller;
  /** The name, and the lines of the address. */
  readonly buyer: readonly string[];
  /** The payer of an invoice. */
  readonly billTo: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly lines: readonly ReceiptLine[];
  /** Credits that were spent or bought. */
  readonly credits: number | null;
  readonly kind: 'payment' | 'exhibitor' | 'pack';
  readonly cents: number;
  /** Refunds: to the card, by check, by transfer, and as credits. */
  readonly refundedCents: number;
  /** Credits paid with that were returned. */
  readonly refundedCredits: number;
  readonly currency: string;
  readonly paymentType: string;
  readonly paymentStatus: string;
  readonly createdAt: string;
  readonly paidAt: string | null;
  /** When an open invoice or check is due. */
  readonly dueAt: string | null;
  readonly cardReceiptUrl: string | null;
}

export interface ReceiptLine {
  readonly name: string;
  /** The fair's start and time zone; null for anything else. */
  readonly startTime: string | null;
  readonly timeZone: string | null;
  readonly quantity: number;
  /** All of them; null when only the sum is known. */
  readonly cents: number | null;
}

/** The GraphQL types. */
export const receiptTypes = `
  "The seller on a receipt or invoice."
  type ReceiptSeller {
    name: String!
    legalName: String!
    address: String
    email: Email
    taxId: String
    "Where an invoice is paid, line by line; none where that is not set."
    remittance: [String!]!
  }
  "A line of a receipt or invoice."
  type ReceiptLine {
    name: String!
    startTime: DateTime
    timeZone: String
    quantity: Int!
    "Amount in the smallest currency unit (for example, cents). Null if only the total is known."
    cents: Int
  }
  "A receipt, or an invoice while it is unpaid."
  type Receipt {
    id: ID!
    number: String!
    seller: ReceiptSeller!
    "Name and address, line by line."
    buyer: [String!]!
    billTo: String
    purchaseOrderNumber: String
    lines: [ReceiptLine!]!
    "Credits that were spent or bought."
    credits: Int
    "payment (for several fairs), exhibitor (for one) or pack (of credits)."
    kind: String!
    cents: Int!
    "What went back of the money: to the card, by check, by transfer, and as credits."
    refundedCents: Int!
    "Of credits that were paid with, those that are back."
    refundedCredits: Int!
    currency: String!
    paymentType: String!
    paymentStatus: String!
    createdAt: DateTime!
    paidAt: DateTime
    dueAt: DateTime
    cardReceiptUrl: URL
  }`;

/** The `paymentStatus` of a void invoice. */
export const voidStatus = 'void';

/** Whether something is unpaid: it is an invoice then, and no receipt. */
export const isOpen = ({ paymentStatus }: Pick<Receipt, 'paymentStatus'>): boolean =>
  paymentStatus === 'pending' || paymentStatus === 'failed';

/** The kind of document: an invoice until it is paid. */
export const documentOf = (
  receipt: Pick<Receipt, 'paymentStatus'>,
): 'invoice' | 'voided' | 'receipt' =>
  receipt.paymentStatus === voidStatus ? 'voided' : isOpen(receipt) ? 'invoice' : 'receipt';

/**
 * Which document is emailed: none when free or void, and none before a card is charged.
 */
export function emailedKind({
  paymentStatus,
  paymentType,
}: Pick<Receipt, 'paymentStatus' | 'paymentType'>): 'invoice' | 'receipt' | null {
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return 'receipt';
  const byHand = paymentType === 'invoice' || paymentType === 'check';
  return isOpen({ paymentStatus }) && byHand ? 'invoice' : null;
}

/** Whether something paid can still be refunded. */
export const isRefundable = ({
  paymentType,
  paymentStatus,
  cents,
  refundedCents,
  credits,
  refundedCredits,
}: Pick<
  Receipt,
  'paymentType' | 'paymentStatus' | 'cents' | 'refundedCents' | 'credits' | 'refundedCredits'
>): boolean =>
  paymentStatus === 'paid' &&
  (paymentType === 'credit' ? (credits ?? 0) > refundedCredits : cents > refundedCents);
