import type { Say } from '../platform/words/speak.ts';
import { inMoney } from '../ui/in-price.ts';
import { documentOf, isOpen, voidStatus, type Receipt, type ReceiptLine } from './receipt-shape.ts';
import { receiptWords as said } from './receipt.words.ts';
import { standingOf, wayOf } from './say-payment.ts';

/** A receipt or an invoice in words: the page and the PDF show the same. */
export interface DescribedReceipt {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly foot: readonly (readonly string[])[];
  readonly notes: readonly string[];
}

/** Says a receipt in a language. Days are those of UTC, of fairs those of their own zone. */
export function describeReceipt(say: Say, locale: string, receipt: Receipt): DescribedReceipt {
  const { seller, cents, refundedCents, refundedCredits, credits, paymentType, createdAt } =
    receipt;
  const day = (at: string, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at));
  const money = (amount: number) => inMoney(locale, { cents: amount, currency: receipt.currency });
  const optional = (name: string, value: string | null) =>
    value === null ? [] : [[name, value] as const];
  const byCredit = paymentType === 'credit';
  const sum = byCredit ? say(said.credits, { credits: credits ?? 0 }) : money(cents);
  return {
    title: say(said[documentOf(receipt)]),
    facts: [
      [say(said.number), receipt.number],
      [say(said.date), day(createdAt)],
      [say(said.from), sellerOn(say, seller)],
      [say(said.to), receipt.buyer.join('\n')],
      ...optional(say(said.billTo), receipt.billTo),
      ...optional(say(said.order), receipt.purchaseOrderNumber),
      [say(said.how), say(wayOf(paymentType))],
      [say(said.standing), standing(say, receipt, { day, money })],
      ...(isPromised(receipt) && seller.remittance.length > 0
        ? [[say(said.payTo), seller.remittance.join('\n')] as const]
        : []),
    ],
    head: [say(said.what), say(said.amount)],
    rows: receipt.lines.map((line) => [
      lineOf(say, line, day),
      line.cents === null ? '' : money(line.cents),
    ]),
    foot: [
      [say(isPromised(receipt) ? said.due : said.total), sum],
      ...(receipt.paymentStatus === voidStatus ? [[say(said.due), money(0)]] : []),
      ...(refundedCents > 0 ? [[say(said.refunded), money(-refundedCents)]] : []),
      ...(refundedCredits > 0
        ? [[say(said.refunded), say(said.credits, { credits: refundedCredits })]]
        : []),
    ],
    notes: notesOf(say, receipt),
  };
}

/** Who sells, line by line. */
export const sellerOn = (say: Say, { legalName, address, taxId }: Receipt['seller']): string =>
  [
    legalName,
    ...(address === null ? [] : [address]),
    ...(taxId === null ? [] : [say(said.taxId, { id: taxId })]),
  ].join('\n');

interface Formats {
  readonly day: (at: string) => string;
  readonly money: (cents: number) => string;
}

function standing(say: Say, receipt: Receipt, { day, money }: Formats): string {
  const { paymentStatus, paidAt, dueAt, refundedCents, cents, refundedCredits, credits } = receipt;
  if (paymentStatus === 'paid')
    return [
      paidAt === null ? say(standingOf('paid')) : say(said.paidOn, { date: day(paidAt) }),
      ...(refundedCents > 0 && refundedCents < cents
        ? [say(said.backOf, { amount: money(refundedCents), paid: money(cents) })]
        : []),
      ...(refundedCredits > 0
        ? [
            say(said.backOf, {
              amount: say(said.credits, { credits: refundedCredits }),
              paid: say(said.credits, { credits: credits ?? 0 }),
            }),
          ]
        : []),
    ].join('\n');
  const now = say(standingOf(paymentStatus));
  return dueAt === null ? now : `${now}\n${say(said.payBy, { date: day(dueAt) })}`;
}

function lineOf(
  say: Say,
  { name, quantity, startTime, timeZone }: ReceiptLine,
  day: (at: string, timeZone?: string) => string,
): string {
  if (startTime === null) return say(said.times, { name, quantity });
  return say(said.placeOn, { fair: name, date: day(startTime, timeZone ?? 'UTC') });
}

/** It is an invoice whose money is to come by check or transfer. */
const isPromised = (receipt: Receipt): boolean =>
  isOpen(receipt) && (receipt.paymentType === 'check' || receipt.paymentType === 'invoice');

function notesOf(say: Say, receipt: Receipt): readonly string[] {
  const { seller, kind, credits } = receipt;
  return [
    ...(kind === 'pack' && credits !== null ? [say(said.brings, { credits })] : []),
    ...(isPromised(receipt) ? howToPay(say, receipt) : []),
    say(said.tax),
    ...(seller.email === null ? [] : [say(said.ask, { email: seller.email })]),
  ];
}

/** What is configured says where to pay; else checks go to the seller's address, where there is one. */
function howToPay(say: Say, { seller, number, paymentType }: Receipt): readonly string[] {
  const { remittance, legalName: payee, address } = seller;
  const isCheck = paymentType === 'check' || (remittance.length === 0 && address !== null);
  return [
    say(said.payInvoice, { number }),
    ...(isCheck ? [say(said.payByCheck, { payee })] : []),
    ...(isCheck && remittance.length === 0 && address !== null
      ? [say(said.mailTo, { address })]
      : []),
  ];
}
