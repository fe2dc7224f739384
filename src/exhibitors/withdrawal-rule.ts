import type { PriceList } from '../payments/price-list.ts';

type Rule = Pick<PriceList, 'withdrawal'>;

/** Until when an exhibitor can withdraw from a fair by itself. */
export function withdrawUntil(
  { withdrawal }: Rule,
  { startTime }: { readonly startTime: string | Date },
): Date {
  return new Date(new Date(startTime).getTime() - withdrawal.daysBefore * 86_400_000);
}

/** What the rule asks of a registration. */
export interface Withdrawing {
  readonly fair: { readonly startTime: string | Date };
  readonly collegeId: string | null;
  readonly paymentType: string;
  readonly paymentStatus: string;
  /** An admin has given a part of what was paid back. */
  readonly isPartlyBack: boolean;
  /** Someone without an account paid for it, who does not represent the college otherwise. */
  readonly isGuests: boolean;
}

/**
 * What withdrawing comes to. TOO_LATE: it is not possible any more; FREE: nothing was paid; CREDITS: the
 * college has credits at once; MONEY: an admin gives the money back.
 */
export type RefundOf = 'TOO_LATE' | 'FREE' | 'CREDITS' | 'MONEY';

/** The rule by which exhibitors who withdraw by themselves are refunded; the pages say its answer. */
export function refundOf(
  rule: Rule,
  { fair, collegeId, paymentType, paymentStatus, isPartlyBack, isGuests }: Withdrawing,
  now: Date,
): RefundOf {
  if (withdrawUntil(rule, fair) <= now) return 'TOO_LATE';
  if (paymentStatus !== 'paid') return 'FREE';
  // What a guest has paid goes back to the guest, and is not the college's to spend.
  const asCredits = paymentType === 'credit' || (rule.withdrawal.gives === 'credits' && !isGuests);
  // What is left then is no whole credit, or no one knows of which fair.
  return asCredits && collegeId !== null && !isPartlyBack ? 'CREDITS' : 'MONEY';
}
