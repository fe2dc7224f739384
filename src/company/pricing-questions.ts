import type { Say } from '../platform/words/speak.ts';
import { pricingWords as said } from './pricing.words.ts';

/** What colleges ask about prices, and the answers. */
export const pricingQuestions = (say: Say) =>
  (
    [
      [said.familiesQ, said.familiesA],
      [said.creditQ, said.creditA],
      [said.repsQ, said.repsA],
      [said.accountQ, said.accountA],
      [said.deadlineQ, said.deadlineA],
      [said.refundQ, said.refundA],
      [said.leadsQ, said.leadsA],
    ] as const
  ).map(([question, answer]) => ({ question: say(question), answer: say(answer) }));
