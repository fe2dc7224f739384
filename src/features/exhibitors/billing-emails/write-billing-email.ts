import { cleanName } from '../../../platform/email/clean-name.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { inMoney } from '../../../ui/text/in-price.ts';
import type { ShownDocument } from './billing-document.server.ts';
import { billingEmails as messages } from './billing-emails.messages.ts';
import { refundedAmount } from '../receipts/describe-refund.ts';
import type { Receipt } from '../receipt-shape.ts';
import { receiptMessages } from '../receipts/receipt.messages.ts';
import type { Refund } from '../receipts/refund-shape.ts';
import type { VoidReason } from './void-invoice.server.ts';

/** The content of the email with a billing document. */
interface BillingEmail {
  readonly kind: 'invoice' | 'void' | 'receipt' | 'refund';
  /** It replaces an invoice sent before. */
  readonly replaces: boolean;
  readonly role: 'contact' | 'payer' | 'billing';
  readonly recipient: string;
  /** The billing contact, who gets a copy. */
  readonly billing: string | null;
  readonly shown: ShownDocument;
  readonly url: string;
  /** When the link expires. */
  readonly expiresAt: Date;
}

/** The email with an invoice, a receipt or a refund, in its recipient's language. */
export function writeBillingEmail(
  t: Translate,
  locale: string,
  emailContent: BillingEmail,
): Omit<EmailContent, 'brand' | 'locale'> & { readonly subject: string } {
  const { kind, role, billing, shown, url, recipient, expiresAt } = emailContent;
  const { receipt, refund } = shown;
  const values = {
    number: refund?.number ?? receipt.number,
    what: whatFor(t, receipt, refund),
    college: cleanName(receipt.buyer[0] ?? ''),
    amount: refund ? refundedAmount(t, locale, refund) : amountOf(t, locale, receipt),
  };
  const day = (at: Date) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return {
    subject: t(messages[`${kind}Subject`], values),
    heading: t(messages[`${kind}Heading`], values),
    paragraphs: [
      ...bodies[kind](t, emailContent, values, day),
      [
        t(messages.attached),
        ...(role !== 'billing' && billing !== null && billing !== recipient
          ? [t(messages.alsoTo, { email: billing })]
          : []),
      ].join(' '),
    ],
    small: [
      t(messages.linkUntil, { date: day(expiresAt) }),
      ...(role === 'billing' ? [t(messages.unexpected)] : []),
    ],
    action: { label: t(openWords[kind]), url },
  };
}

const openWords = {
  invoice: messages.openInvoice,
  void: messages.openVoid,
  receipt: messages.openReceipt,
  refund: messages.openRefund,
} as const;

type Body = (
  t: Translate,
  emailContent: BillingEmail,
  values: Readonly<Record<'number' | 'what' | 'college' | 'amount', string>>,
  day: (at: Date) => string,
) => readonly string[];

const bodies: Readonly<Record<BillingEmail['kind'], Body>> = {
  invoice(t, { role, replaces, shown: { receipt } }, values, day) {
    const { dueAt, purchaseOrderNumber: order, seller } = receipt;
    return [
      t(role === 'billing' ? messages.invoiceForBilling : messages.invoiceLead, values),
      ...(replaces ? [t(messages.invoiceReplaces)] : []),
      [
        ...(dueAt === null
          ? []
          : [t(messages.invoiceDue, { ...values, date: day(new Date(dueAt)) })]),
        ...(order === null ? [] : [t(messages.invoiceOrder, { order })]),
      ].join('\n'),
      ...(seller.remittance.length === 0
        ? []
        : [t(messages.remittance, { lines: seller.remittance.join('\n') })]),
    ];
  },
  void: (t, { shown: { receipt, voidReason } }, values) => [
    ...(voidReason === null ? [] : [t(voidWords[voidReason], values)]),
    t(messages.voidLead, values),
    ...(receipt.seller.email === null
      ? []
      : [t(messages.voidPaid, { email: receipt.seller.email })]),
  ],
  receipt(t, { shown: { receipt } }, values) {
    const { kind, credits, paymentType } = receipt;
    if (kind === 'pack')
      return [
        t(messages.receiptForPack, values),
        ...(credits === null ? [] : [t(messages.packAdded, { credits })]),
      ];
    return [t(paymentType === 'credit' ? messages.receiptByCredits : messages.receiptLead, values)];
  },
  refund(t, { shown: { refund } }, values) {
    const way: Message | undefined = refundWays[refund?.method ?? ''];
    const how = [...(way ? [t(way)] : []), ...(refund?.note == null ? [] : [refund.note])];
    // A refund names its fair when the exhibitor has withdrawn from it.
    const lead = refund?.about == null ? messages.refundLead : messages.refundWithdrawn;
    return [t(lead, values), ...(how.length > 0 ? [how.join('\n')] : [])];
  },
};

const voidWords: Readonly<Record<VoidReason, Message>> = {
  withdrawn: messages.voidWithdrawn,
  free: messages.voidFree,
  elsewhere: messages.voidElsewhere,
  overtaken: messages.voidOvertaken,
};

const refundWays: Readonly<Record<string, Message>> = {
  card: messages.toCard,
  check: messages.byCheck,
  transfer: messages.byTransfer,
  credits: messages.asCredits,
};

function amountOf(
  t: Translate,
  locale: string,
  { cents, credits, currency, paymentType }: Receipt,
) {
  return paymentType === 'credit'
    ? t(receiptMessages.credits, { credits: credits ?? 0 })
    : inMoney(locale, { cents, currency });
}

/** The fairs or the pack, in a few words. */
function whatFor(t: Translate, { kind, lines }: Receipt, refund: Refund | null): string {
  if (refund?.about != null) return refund.about;
  const [first, ...others] = lines;
  if (kind === 'pack' || first === undefined) return first?.name ?? '';
  return t(messages.fairs, { first: first.name, more: others.length });
}
