import type { Message } from '../platform/words/words.ts';
import type { Say } from '../platform/words/speak.ts';
import { inMoney } from '../ui/in-price.ts';
import { sellerOn, type DescribedReceipt } from './describe-receipt.ts';
import type { Receipt } from './receipt-shape.ts';
import { receiptWords as said } from './receipt.words.ts';
import type { Refund } from './refund-shape.ts';

/** How a refund was given, in words. */
export function refundWayOf(method: string): Message {
  switch (method) {
    case 'card':
      return said.toCard;
    case 'check':
      return said.byCheck;
    case 'transfer':
      return said.byTransfer;
    case 'credits':
      return said.asCredits;
    default:
      return said.otherwise;
  }
}

/** How much came back, in words: money, or credits. */
export const refundedAmount = (say: Say, locale: string, refund: Refund): string =>
  refund.cents > 0
    ? inMoney(locale, { cents: refund.cents, currency: refund.currency ?? 'usd' })
    : say(said.credits, { credits: refund.credits });

/** Says a refund in a language; the page and the PDF show the same. */
export function describeRefund(
  say: Say,
  locale: string,
  receipt: Receipt,
  refund: Refund,
): DescribedReceipt {
  const { seller, currency } = receipt;
  const amount = refundedAmount(say, locale, refund);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const lines = refund.about === null ? receipt.lines.map(({ name }) => name) : [refund.about];
  return {
    title: say(said.refund),
    facts: [
      [say(said.number), refund.number],
      [say(said.date), day.format(new Date(refund.createdAt))],
      [say(said.forReceipt), receipt.number],
      [say(said.from), sellerOn(say, seller)],
      [say(said.to), receipt.buyer.join('\n')],
      ...(receipt.billTo === null ? [] : [[say(said.billTo), receipt.billTo] as const]),
      [say(said.refundHow), say(refundWayOf(refund.method))],
      ...(refund.note === null ? [] : [[say(said.note), refund.note] as const]),
    ],
    head: [say(said.what), say(said.amount)],
    rows: [[say(said.refundOf, { what: lines.join(', ') }), amount]],
    foot: [[say(said.refundTotal), amount]],
    notes: [
      ...(receipt.cents > 0
        ? [say(said.paidBefore, { amount: inMoney(locale, { cents: receipt.cents, currency }) })]
        : []),
      ...(refund.method === 'card' ? [say(said.cardWait)] : []),
      ...(seller.email === null ? [] : [say(said.ask, { email: seller.email })]),
    ],
  };
}
