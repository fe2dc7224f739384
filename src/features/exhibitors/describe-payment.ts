import type { Message } from '../../platform/i18n/define-messages.ts';
import type { Translate } from '../../platform/i18n/translator-for.ts';
import { inPrice } from '../../ui/text/in-price.ts';
import type { PartialRefund } from '../payments/own-receipts.server.ts';
import { exhibitorMessages as messages } from './exhibitor.messages.ts';
import { voidStatus, type Receipt } from './receipt-shape.ts';

/** Describes a payment method. */
export function wayOf(paymentType: string): Message {
  switch (paymentType) {
    case 'card':
      return messages.byCard;
    case 'invoice':
      return messages.byInvoice;
    case 'check':
      return messages.byCheck;
    case 'credit':
      return messages.byCredit;
    default:
      return messages.waived;
  }
}

/** Describes the payment status. */
export function statusMessageOf(paymentStatus: string, isPartlyRefunded = false): Message {
  switch (paymentStatus) {
    case 'paid':
      return isPartlyRefunded ? messages.isPartlyBack : messages.isPaid;
    case 'waived':
      return messages.waived;
    case voidStatus:
      return messages.isVoid;
    case 'refunded':
      return messages.isBack;
    default:
      return messages.isOpen;
  }
}

type Sums = Pick<
  Receipt,
  'paymentType' | 'cents' | 'refundedCents' | 'credits' | 'refundedCredits' | 'currency'
>;

/** Describes what was paid and refunded: "$250 paid, $50 refunded". */
export function describeBack(t: Translate, locale: string, sums: Sums): string {
  const { paymentType, credits, refundedCredits, cents, refundedCents, currency } = sums;
  const money = (amount: number) => inPrice(locale, { cents: amount, currency });
  const byCredit = paymentType === 'credit';
  const paid = byCredit ? t(messages.creditsOf, { credits: credits ?? 0 }) : money(cents);
  const back = byCredit
    ? refundedCredits > 0 && t(messages.creditsOf, { credits: refundedCredits })
    : refundedCents > 0 && money(refundedCents);
  return back ? t(messages.paidAndBack, { paid, back }) : t(messages.paidSum, { paid });
}

/** Describes a refund of a part: "$50 of $350 refunded". */
export function describePartialRefund(
  t: Translate,
  locale: string,
  partial: PartialRefund,
): string {
  const { paidCents, refundedCents, paidCredits, refundedCredits, currency } = partial;
  const money = (cents: number) => inPrice(locale, { cents, currency });
  const counted = (credits: number) => t(messages.creditsOf, { credits });
  if (refundedCredits > 0)
    return t(paidCredits === null ? messages.someBack : messages.backOf, {
      back: counted(refundedCredits),
      paid: counted(paidCredits ?? 0),
    });
  return t(paidCents === null ? messages.someBack : messages.backOf, {
    back: money(refundedCents),
    paid: money(paidCents ?? 0),
  });
}

/** Describes the payment status and the refunded part. */
export const describeStanding = (
  t: Translate,
  locale: string,
  paymentStatus: string,
  partial: PartialRefund | null,
): string =>
  partial
    ? t(messages.paidAnd, { back: describePartialRefund(t, locale, partial) })
    : t(statusMessageOf(paymentStatus));

/** Whether a part, but not all of it, was refunded. */
export const isPartlyBack = (sums: Sums & Pick<Receipt, 'paymentStatus'>): boolean =>
  sums.paymentStatus === 'paid' && (sums.refundedCents > 0 || sums.refundedCredits > 0);
