import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The refund rule, before paying and before withdrawing. */
export const refundRuleMessages = defineMessages('exhibitors.refundRule', {
  before:
    '{days, plural, =0 {You can withdraw until the fair starts.} one {You can withdraw up to # day before the fair.} other {You can withdraw up to # days before the fair.}}',
  credits: 'Your college then gets credits for what you paid.',
  creditsBack: 'Your college then gets its credits back.',
  money: 'We’ll then refund what you paid.',
  guest:
    'We’ll then refund what you paid. If you represent your college here by then, it gets credits instead.',
  never:
    '{days, plural, =0 {The fair has started} one {The fair starts in less than a day} other {The fair starts in less than # days}}, so you can’t withdraw online and there’s no refund. If your plans change, please contact us.',
  after: 'After that, there’s no refund online; please contact us.',

  nowFree: 'You haven’t paid yet, so there’s nothing to refund and nothing left to pay.',
  nowCredits: 'Your college gets credits for what you paid right away.',
  nowCreditsBack: 'Your college gets its credits back right away.',
  nowMoney: 'We’ll refund what you paid and email you when it’s done.',
  nowRest: 'Part of your payment was refunded already. We’ll look at the rest and email you.',
  nowTooLate: 'It’s too late to withdraw online. Please contact us.',
});
