import type { Say } from '../platform/words/speak.ts';
import type { Message } from '../platform/words/words.ts';
import { refundRuleWords as said } from './refund-rule.words.ts';
import { refundOf, withdrawUntil, type RefundOf } from './withdrawal-rule.ts';

interface Paying {
  readonly fair: { readonly startTime: string | Date };
  /** False for anyone who pays without an account. */
  readonly hasCollege: boolean;
  readonly paymentType: string;
}

/**
 * The refund rule as it is said before paying: what `refundOf` will answer while one can withdraw, and
 * that it is over afterwards, or already.
 */
export function sayRule(
  say: Say,
  { daysBefore, gives: paid }: { readonly daysBefore: number; readonly gives: string },
  { fair, hasCollege, paymentType }: Paying,
  now: Date,
): string {
  const rule = { withdrawal: { daysBefore, gives: paid === 'money' ? paid : 'credits' } } as const;
  if (withdrawUntil(rule, fair) <= now) return say(said.never, { days: daysBefore });
  const inTime = new Date(withdrawUntil(rule, fair).getTime() - 1);
  const outcome = (isGuests: boolean) =>
    refundOf(
      rule,
      {
        ...{ fair, paymentType, isGuests, collegeId: 'any' },
        ...{ paymentStatus: 'paid', isPartlyBack: false },
      },
      inTime,
    );
  // A guest may come to represent the college later.
  const asCollege = outcome(false);
  const asGuest = hasCollege ? asCollege : outcome(true);
  const gives =
    asGuest !== asCollege
      ? said.guest
      : asCollege === 'MONEY'
        ? said.money
        : paymentType === 'credit'
          ? said.creditsBack
          : said.credits;
  return [say(said.before, { days: daysBefore }), say(gives), say(said.after)].join(' ');
}

/** What withdrawing at this moment comes to, as it is said before. */
export function sayRefund(
  refund: RefundOf,
  { paymentType, isPartlyBack }: { readonly paymentType: string; readonly isPartlyBack: boolean },
): Message {
  switch (refund) {
    case 'TOO_LATE':
      return said.nowTooLate;
    case 'FREE':
      return said.nowFree;
    case 'CREDITS':
      return paymentType === 'credit' ? said.nowCreditsBack : said.nowCredits;
    case 'MONEY':
      return isPartlyBack ? said.nowRest : said.nowMoney;
  }
}
