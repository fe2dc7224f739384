import type { Say } from '../platform/words/speak.ts';
import type { Message } from '../platform/words/words.ts';
import type { PartialRefund } from '../payments/partial-refund.server.ts';
import { inPrice } from '../ui/in-price.ts';
import { exhibitorWords as said } from './exhibitor.words.ts';
import { voidStatus, type Receipt } from './receipt-shape.ts';

/** How something is paid, in words. */
export function wayOf(paymentType: string): Message {
  switch (paymentType) {
    case 'card':
      return said.byCard;
    case 'invoice':
      return said.byInvoice;
    case 'check':
      return said.byCheck;
    case 'credit':
      return said.byCredit;
    default:
      return said.waived;
  }
}

/** Whether it is paid, in words. */
export function standingOf(paymentStatus: string, isPartlyRefunded = false): Message {
  switch (paymentStatus) {
    case 'paid':
      return isPartlyRefunded ? said.isPartlyBack : said.isPaid;
    case 'waived':
      return said.waived;
    case voidStatus:
      return said.isVoid;
    case 'refunded':
      return said.isBack;
    default:
      return said.isOpen;
  }
}

type Sums = Pick<
  Receipt,
  'paymentType' | 'cents' | 'refundedCents' | 'credits' | 'refundedCredits' | 'currency'
>;

/** What was paid and what of it went back: "$250 paid, $50 refunded". */
export function sayBack(say: Say, locale: string, sums: Sums): string {
  const { paymentType, credits, refundedCredits, cents, refundedCents, currency } = sums;
  const money = (amount: number) => inPrice(locale, { cents: amount, currency });
  const byCredit = paymentType === 'credit';
  const paid = byCredit ? say(said.creditsOf, { credits: credits ?? 0 }) : money(cents);
  const back = byCredit
    ? refundedCredits > 0 && say(said.creditsOf, { credits: refundedCredits })
    : refundedCents > 0 && money(refundedCents);
  return back ? say(said.paidAndBack, { paid, back }) : say(said.paidSum, { paid });
}

/** What of a payment went back: "$50 of $350 refunded". */
export function sayPartialRefund(say: Say, locale: string, partial: PartialRefund): string {
  const { paidCents, refundedCents, paidCredits, refundedCredits, currency } = partial;
  const money = (cents: number) => inPrice(locale, { cents, currency });
  const counted = (credits: number) => say(said.creditsOf, { credits });
  if (refundedCredits > 0)
    return say(paidCredits === null ? said.someBack : said.backOf, {
      back: counted(refundedCredits),
      paid: counted(paidCredits ?? 0),
    });
  return say(paidCents === null ? said.someBack : said.backOf, {
    back: money(refundedCents),
    paid: money(paidCents ?? 0),
  });
}

/** Whether something is paid, in words, with what of it went back. */
export const sayStanding = (
  say: Say,
  locale: string,
  paymentStatus: string,
  partial: PartialRefund | null,
): string =>
  partial
    ? say(said.paidAnd, { back: sayPartialRefund(say, locale, partial) })
    : say(standingOf(paymentStatus));

/** Whether something went back, and not all of it. */
export const isPartlyBack = (sums: Sums & Pick<Receipt, 'paymentStatus'>): boolean =>
  sums.paymentStatus === 'paid' && (sums.refundedCents > 0 || sums.refundedCredits > 0);
