import type { Message } from '../../../platform/i18n/define-messages.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { inMoney } from '../../../ui/text/in-price.ts';
import { sellerOn, type DescribedReceipt } from './describe-receipt.ts';
import type { Receipt } from '../receipt-shape.ts';
import { receiptMessages as messages } from './receipt.messages.ts';
import type { Refund } from './refund-shape.ts';

/** Describes how a refund was paid. */
export function refundWayOf(method: string): Message {
  switch (method) {
    case 'card':
      return messages.toCard;
    case 'check':
      return messages.byCheck;
    case 'transfer':
      return messages.byTransfer;
    case 'credits':
      return messages.asCredits;
    default:
      return messages.otherwise;
  }
}

/** Describes how much was refunded: money, or credits. */
export const refundedAmount = (t: Translate, locale: string, refund: Refund): string =>
  refund.cents > 0
    ? inMoney(locale, { cents: refund.cents, currency: refund.currency ?? 'usd' })
    : t(messages.credits, { credits: refund.credits });

/** Formats a refund in a language; the page and the PDF show the same. */
export function describeRefund(
  t: Translate,
  locale: string,
  receipt: Receipt,
  refund: Refund,
): DescribedReceipt {
  const { seller, currency } = receipt;
  const amount = refundedAmount(t, locale, refund);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const lines = refund.about === null ? receipt.lines.map(({ name }) => name) : [refund.about];
  return {
    title: t(messages.refund),
    facts: [
      [t(messages.number), refund.number],
      [t(messages.date), day.format(new Date(refund.createdAt))],
      [t(messages.forReceipt), receipt.number],
      [t(messages.from), sellerOn(t, seller)],
      [t(messages.to), receipt.buyer.join('\n')],
      ...(receipt.billTo === null ? [] : [[t(messages.billTo), receipt.billTo] as const]),
      [t(messages.refundHow), t(refundWayOf(refund.method))],
      ...(refund.note === null ? [] : [[t(messages.note), refund.note] as const]),
    ],
    head: [t(messages.what), t(messages.amount)],
    rows: [[t(messages.refundOf, { what: lines.join(', ') }), amount]],
    foot: [[t(messages.refundTotal), amount]],
    notes: [
      ...(receipt.cents > 0
        ? [t(messages.paidBefore, { amount: inMoney(locale, { cents: receipt.cents, currency }) })]
        : []),
      ...(refund.method === 'card' ? [t(messages.cardWait)] : []),
      ...(seller.email === null ? [] : [t(messages.ask, { email: seller.email })]),
    ],
  };
}
