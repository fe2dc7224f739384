import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { inMoney } from '../../../ui/text/in-price.ts';
import { statusMessageOf, wayOf } from '../describe-payment.ts';
import {
  documentOf,
  isOpen,
  voidStatus,
  type Receipt,
  type ReceiptLine,
} from '../receipt-shape.ts';
import { receiptMessages as messages } from './receipt.messages.ts';

/** A receipt or an invoice as text: the page and the PDF show the same. */
export interface DescribedReceipt {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly foot: readonly (readonly string[])[];
  readonly notes: readonly string[];
}

/** Formats a receipt in a language. Days are in UTC, days of fairs in the fair's zone. */
export function describeReceipt(t: Translate, locale: string, receipt: Receipt): DescribedReceipt {
  const { seller, cents, refundedCents, refundedCredits, credits, paymentType, createdAt } =
    receipt;
  const day = (at: string, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at));
  const money = (amount: number) => inMoney(locale, { cents: amount, currency: receipt.currency });
  const optional = (name: string, value: string | null) =>
    value === null ? [] : [[name, value] as const];
  const byCredit = paymentType === 'credit';
  const sum = byCredit ? t(messages.credits, { credits: credits ?? 0 }) : money(cents);
  return {
    title: t(messages[documentOf(receipt)]),
    facts: [
      [t(messages.number), receipt.number],
      [t(messages.date), day(createdAt)],
      [t(messages.from), sellerOn(t, seller)],
      [t(messages.to), receipt.buyer.join('\n')],
      ...optional(t(messages.billTo), receipt.billTo),
      ...optional(t(messages.order), receipt.purchaseOrderNumber),
      [t(messages.how), t(wayOf(paymentType))],
      [t(messages.standing), describeState(t, receipt, { day, money })],
      ...(isPromised(receipt) && seller.remittance.length > 0
        ? [[t(messages.payTo), seller.remittance.join('\n')] as const]
        : []),
    ],
    head: [t(messages.what), t(messages.amount)],
    rows: receipt.lines.map((line) => [
      lineOf(t, line, day),
      line.cents === null ? '' : money(line.cents),
    ]),
    foot: [
      [t(isPromised(receipt) ? messages.due : messages.total), sum],
      ...(receipt.paymentStatus === voidStatus ? [[t(messages.due), money(0)]] : []),
      ...(refundedCents > 0 ? [[t(messages.refunded), money(-refundedCents)]] : []),
      ...(refundedCredits > 0
        ? [[t(messages.refunded), t(messages.credits, { credits: refundedCredits })]]
        : []),
    ],
    notes: notesOf(t, receipt),
  };
}

/** The seller, line by line. */
export const sellerOn = (t: Translate, { legalName, address, taxId }: Receipt['seller']): string =>
  [
    legalName,
    ...(address === null ? [] : [address]),
    ...(taxId === null ? [] : [t(messages.taxId, { id: taxId })]),
  ].join('\n');

interface Formats {
  readonly day: (at: string) => string;
  readonly money: (cents: number) => string;
}

function describeState(t: Translate, receipt: Receipt, { day, money }: Formats): string {
  const { paymentStatus, paidAt, dueAt, refundedCents, cents, refundedCredits, credits } = receipt;
  if (paymentStatus === 'paid')
    return [
      paidAt === null ? t(statusMessageOf('paid')) : t(messages.paidOn, { date: day(paidAt) }),
      ...(refundedCents > 0 && refundedCents < cents
        ? [t(messages.backOf, { amount: money(refundedCents), paid: money(cents) })]
        : []),
      ...(refundedCredits > 0
        ? [
            t(messages.backOf, {
              amount: t(messages.credits, { credits: refundedCredits }),
              paid: t(messages.credits, { credits: credits ?? 0 }),
            }),
          ]
        : []),
    ].join('\n');
  const now = t(statusMessageOf(paymentStatus));
  return dueAt === null ? now : `${now}\n${t(messages.payBy, { date: day(dueAt) })}`;
}

function lineOf(
  t: Translate,
  { name, quantity, startTime, timeZone }: ReceiptLine,
  day: (at: string, timeZone?: string) => string,
): string {
  if (startTime === null) return t(messages.times, { name, quantity });
  return t(messages.placeOn, { fair: name, date: day(startTime, timeZone ?? 'UTC') });
}

/** An invoice due by check or transfer. */
const isPromised = (receipt: Receipt): boolean =>
  isOpen(receipt) && (receipt.paymentType === 'check' || receipt.paymentType === 'invoice');

function notesOf(t: Translate, receipt: Receipt): readonly string[] {
  const { seller, kind, credits } = receipt;
  return [
    ...(kind === 'pack' && credits !== null ? [t(messages.brings, { credits })] : []),
    ...(isPromised(receipt) ? howToPay(t, receipt) : []),
    t(messages.tax),
    ...(seller.email === null ? [] : [t(messages.ask, { email: seller.email })]),
  ];
}

type Payable = Pick<Receipt, 'number' | 'paymentType'> & {
  readonly seller: Pick<Receipt['seller'], 'legalName' | 'address' | 'remittance'>;
};

/** The configured remittance text; otherwise checks go to the seller's address, if any. */
export function howToPay(
  t: Translate,
  { seller, number, paymentType }: Payable,
): readonly string[] {
  const { remittance, legalName: payee, address } = seller;
  const isCheck = paymentType === 'check' || (remittance.length === 0 && address !== null);
  return [
    t(messages.payInvoice, { number }),
    ...(isCheck ? [t(messages.payByCheck, { payee })] : []),
    ...(isCheck && remittance.length === 0 && address !== null
      ? [t(messages.mailTo, { address })]
      : []),
  ];
}
