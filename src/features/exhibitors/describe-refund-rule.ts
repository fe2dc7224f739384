import type { Translate } from '../../platform/i18n/translator-for.ts';
import type { Message } from '../../platform/i18n/define-messages.ts';
import { refundRuleMessages as messages } from './withdrawal/refund-rule.messages.ts';
import { refundOf, withdrawUntil, type RefundOf } from './withdrawal/withdrawal-rule.ts';

interface Paying {
  readonly fair: { readonly startTime: string | Date };
  /** False for anyone who pays without an account. */
  readonly hasCollege: boolean;
  readonly paymentType: string;
}

/**
 * The refund rule shown before paying: the result of `refundOf` while withdrawing is possible, and
 * that it is over afterwards, or already.
 */
export function describeRule(
  t: Translate,
  { daysBefore, gives: paid }: { readonly daysBefore: number; readonly gives: string },
  { fair, hasCollege, paymentType }: Paying,
  now: Date,
): string {
  const rule = { withdrawal: { daysBefore, gives: paid === 'money' ? paid : 'credits' } } as const;
  if (withdrawUntil(rule, fair) <= now) return t(messages.never, { days: daysBefore });
  const inTime = new Date(withdrawUntil(rule, fair).getTime() - 1);
  const outcome = (isGuests: boolean) =>
    refundOf(
      rule,
      {
        fair,
        paymentType,
        isGuests,
        collegeId: 'any',
        paymentStatus: 'paid',
        isPartlyBack: false,
      },
      inTime,
    );
  // A guest may become a rep of the college later.
  const asCollege = outcome(false);
  const asGuest = hasCollege ? asCollege : outcome(true);
  const gives =
    asGuest !== asCollege
      ? messages.guest
      : asCollege === 'MONEY'
        ? messages.money
        : paymentType === 'credit'
          ? messages.creditsBack
          : messages.credits;
  return [t(messages.before, { days: daysBefore }), t(gives), t(messages.after)].join(' ');
}

/** Describes the result of withdrawing now, shown before it. */
export function describeRefund(
  refund: RefundOf,
  { paymentType, isPartlyBack }: { readonly paymentType: string; readonly isPartlyBack: boolean },
): Message {
  switch (refund) {
    case 'TOO_LATE':
      return messages.nowTooLate;
    case 'FREE':
      return messages.nowFree;
    case 'CREDITS':
      return paymentType === 'credit' ? messages.nowCreditsBack : messages.nowCredits;
    case 'MONEY':
      return isPartlyBack ? messages.nowRest : messages.nowMoney;
  }
}
