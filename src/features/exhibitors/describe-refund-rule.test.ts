import { expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { describeRefund, describeRule } from './describe-refund-rule.ts';
import { refundOf } from './withdrawal/withdrawal-rule.ts';

const t = translatorFor('en-US');
const fair = { startTime: '2027-03-15T14:00:00.000Z' };
const day = 86_400_000;
const start = new Date(fair.startTime).getTime();

const cases = [0, 1, 14].flatMap((daysBefore) =>
  (['credits', 'money'] as const).flatMap((gives) =>
    ['card', 'check', 'invoice', 'credit'].flatMap((paymentType) =>
      [true, false].map((hasCollege) => ({ daysBefore, gives, paymentType, hasCollege })),
    ),
  ),
);

test.each(cases)(
  'what is said before paying is what is decided and said afterwards: %o',
  ({ daysBefore, gives, paymentType, hasCollege }) => {
    const rule = { withdrawal: { daysBefore, gives } };
    const buying = { fair, hasCollege, paymentType };
    const saidAt = (msBefore: number) =>
      describeRule(t, rule.withdrawal, buying, new Date(start - msBefore));
    const before = saidAt(daysBefore * day + 1);
    const decide = (msBefore: number, isGuests: boolean) =>
      refundOf(
        rule,
        {
          fair,
          paymentType,
          collegeId: 'a',
          paymentStatus: 'paid',
          isPartlyBack: false,
          isGuests,
        },
        new Date(start - msBefore),
      );
    const inTime = decide(daysBefore * day + 1, !hasCollege);
    const told = t(describeRefund(inTime, { paymentType, isPartlyBack: false }));
    expect(decide(daysBefore * day, false)).toBe('TOO_LATE');
    expect(before).toContain(
      daysBefore === 0 ? 'until the fair starts' : `up to ${daysBefore} day`,
    );
    expect(saidAt(daysBefore * day)).toMatch(/you can’t withdraw online and there’s no refund/);
    for (const sentence of [before, told]) {
      if (inTime === 'CREDITS') expect(sentence).toMatch(/gets (?:its )?credits/);
      else expect(sentence).toMatch(/refund (?:what you paid|the money)/);
    }
    if (hasCollege && inTime === 'MONEY') expect(before).not.toContain('credits');
    if (!hasCollege && inTime !== decide(daysBefore * day + 1, false))
      expect(before).toContain('it gets credits instead');
  },
);
