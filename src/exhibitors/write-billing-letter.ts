import { cleanName } from '../platform/email/clean-name.ts';
import type { Letter } from '../platform/email/letter.ts';
import type { Say } from '../platform/words/speak.ts';
import type { Message } from '../platform/words/words.ts';
import { inMoney } from '../ui/in-price.ts';
import type { ShownDocument } from './billing-document.server.ts';
import { billingLetters as said } from './billing-letters.words.ts';
import { refundedAmount } from './describe-refund.ts';
import type { Receipt } from './receipt-shape.ts';
import { receiptWords } from './receipt.words.ts';
import type { Refund } from './refund-shape.ts';
import type { VoidReason } from './void-invoice.server.ts';

/** What the email with a billing document says. */
interface BillingLetter {
  readonly kind: 'invoice' | 'void' | 'receipt' | 'refund';
  /** It takes the place of an invoice that was sent before. */
  readonly replaces: boolean;
  readonly role: 'contact' | 'payer' | 'billing';
  readonly recipient: string;
  /** The billing contact, who gets a copy. */
  readonly billing: string | null;
  readonly shown: ShownDocument;
  readonly url: string;
  /** When the link ends. */
  readonly expiresAt: Date;
}

/** The email with an invoice, a receipt or a refund, in its reader's language. */
export function writeBillingLetter(
  say: Say,
  locale: string,
  letter: BillingLetter,
): Omit<Letter, 'brand' | 'locale'> & { readonly subject: string } {
  const { kind, role, billing, shown, url, recipient, expiresAt } = letter;
  const { receipt, refund } = shown;
  const values = {
    number: refund?.number ?? receipt.number,
    what: whatFor(say, receipt, refund),
    college: cleanName(receipt.buyer[0] ?? ''),
    amount: refund ? refundedAmount(say, locale, refund) : amountOf(say, locale, receipt),
  };
  const day = (at: Date) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return {
    subject: say(said[`${kind}Subject`], values),
    heading: say(said[`${kind}Heading`], values),
    paragraphs: [
      ...bodies[kind](say, letter, values, day),
      [
        say(said.attached),
        ...(role !== 'billing' && billing !== null && billing !== recipient
          ? [say(said.alsoTo, { email: billing })]
          : []),
      ].join(' '),
    ],
    after: [
      say(said.linkUntil, { date: day(expiresAt) }),
      ...(role === 'billing' ? [say(said.unexpected)] : []),
    ],
    action: { label: say(openWords[kind]), url },
  };
}

const openWords = {
  invoice: said.openInvoice,
  void: said.openVoid,
  receipt: said.openReceipt,
  refund: said.openRefund,
} as const;

type Body = (
  say: Say,
  letter: BillingLetter,
  values: Readonly<Record<'number' | 'what' | 'college' | 'amount', string>>,
  day: (at: Date) => string,
) => readonly string[];

const bodies: Readonly<Record<BillingLetter['kind'], Body>> = {
  invoice(say, { role, replaces, shown: { receipt } }, values, day) {
    const { dueAt, purchaseOrderNumber: order, seller } = receipt;
    return [
      say(role === 'billing' ? said.invoiceForBilling : said.invoiceLead, values),
      ...(replaces ? [say(said.invoiceReplaces)] : []),
      [
        ...(dueAt === null
          ? []
          : [say(said.invoiceDue, { ...values, date: day(new Date(dueAt)) })]),
        ...(order === null ? [] : [say(said.invoiceOrder, { order })]),
      ].join('\n'),
      ...(seller.remittance.length === 0
        ? []
        : [say(said.remittance, { lines: seller.remittance.join('\n') })]),
    ];
  },
  void: (say, { shown: { receipt, voidReason } }, values) => [
    ...(voidReason === null ? [] : [say(voidWords[voidReason], values)]),
    say(said.voidLead, values),
    ...(receipt.seller.email === null ? [] : [say(said.voidPaid, { email: receipt.seller.email })]),
  ],
  receipt(say, { shown: { receipt } }, values) {
    const { kind, credits, paymentType } = receipt;
    if (kind === 'pack')
      return [
        say(said.receiptForPack, values),
        ...(credits === null ? [] : [say(said.packAdded, { credits })]),
      ];
    return [say(paymentType === 'credit' ? said.receiptByCredits : said.receiptLead, values)];
  },
  refund(say, { shown: { refund } }, values) {
    const way: Message | undefined = refundWays[refund?.method ?? ''];
    const how = [...(way ? [say(way)] : []), ...(refund?.note == null ? [] : [refund.note])];
    // A refund names its fair where the exhibitor has withdrawn from it.
    const lead = refund?.about == null ? said.refundLead : said.refundWithdrawn;
    return [say(lead, values), ...(how.length > 0 ? [how.join('\n')] : [])];
  },
};

const voidWords: Readonly<Record<VoidReason, Message>> = {
  withdrawn: said.voidWithdrawn,
  free: said.voidFree,
  elsewhere: said.voidElsewhere,
  overtaken: said.voidOvertaken,
};

const refundWays: Readonly<Record<string, Message>> = {
  card: said.toCard,
  check: said.byCheck,
  transfer: said.byTransfer,
  credits: said.asCredits,
};

function amountOf(say: Say, locale: string, { cents, credits, currency, paymentType }: Receipt) {
  return paymentType === 'credit'
    ? say(receiptWords.credits, { credits: credits ?? 0 })
    : inMoney(locale, { cents, currency });
}

/** The fairs or the pack, in a few words. */
function whatFor(say: Say, { kind, lines }: Receipt, refund: Refund | null): string {
  if (refund?.about != null) return refund.about;
  const [first, ...others] = lines;
  if (kind === 'pack' || first === undefined) return first?.name ?? '';
  return say(said.fairs, { first: first.name, more: others.length });
}
