import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { pricingMessages as messages } from './pricing.messages.ts';

/** What colleges ask about prices, and the answers. */
export const pricingQuestions = (t: Translate) =>
  (
    [
      [messages.familiesQ, messages.familiesA],
      [messages.creditQ, messages.creditA],
      [messages.repsQ, messages.repsA],
      [messages.accountQ, messages.accountA],
      [messages.deadlineQ, messages.deadlineA],
      [messages.refundQ, messages.refundA],
      [messages.leadsQ, messages.leadsA],
    ] as const
  ).map(([question, answer]) => ({ question: t(question), answer: t(answer) }));
