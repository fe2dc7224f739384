import type { PriceList } from '../../payments/price-list.ts';

type Rule = Pick<PriceList, 'withdrawal'>;

/** The deadline for an exhibitor to withdraw from a fair by itself. */
export function withdrawUntil(
  { withdrawal }: Rule,
  { startTime }: { readonly startTime: string | Date },
): Date {
  return new Date(new Date(startTime).getTime() - withdrawal.daysBefore * 86_400_000);
}

/** The fields of a registration that the rule uses. */
export interface Withdrawing {
  readonly fair: { readonly startTime: string | Date };
  readonly collegeId: string | null;
  readonly paymentType: string;
  readonly paymentStatus: string;
  /** An admin has refunded a part. */
  readonly isPartlyBack: boolean;
  /** Someone without an account paid for it, who does not represent the college otherwise. */
  readonly isGuests: boolean;
}

/**
 * The result of withdrawing. TOO_LATE: no longer possible; FREE: nothing was paid; CREDITS: the
 * college gets credits at once; MONEY: an admin refunds the money.
 */
export type RefundOf = 'TOO_LATE' | 'FREE' | 'CREDITS' | 'MONEY';

/** The refund rule for exhibitors who withdraw by themselves; the pages show its result. */
export function refundOf(
  rule: Rule,
  { fair, collegeId, paymentType, paymentStatus, isPartlyBack, isGuests }: Withdrawing,
  now: Date,
): RefundOf {
  if (withdrawUntil(rule, fair) <= now) return 'TOO_LATE';
  if (paymentStatus !== 'paid') return 'FREE';
  // A guest's payment is refunded to the guest, and is not the college's to spend.
  const asCredits = paymentType === 'credit' || (rule.withdrawal.gives === 'credits' && !isGuests);
  // The rest is then no whole credit, or its fair is unknown.
  return asCredits && collegeId !== null && !isPartlyBack ? 'CREDITS' : 'MONEY';
}
