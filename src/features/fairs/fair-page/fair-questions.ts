import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { explainedMessages } from './fair-explained.messages.ts';

/** A question that families ask, with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions that families ask about a kind of fair, answered for this one. */
export function fairQuestions(
  t: Translate,
  { fairType, zone }: { readonly fairType: string; readonly zone: string },
): readonly Question[] {
  const isBooth = fairType === 'booth';
  return [
    [explainedMessages.freeQ, explainedMessages.freeA],
    [explainedMessages.installQ, explainedMessages.installA],
    [
      explainedMessages.cameraQ,
      isBooth ? explainedMessages.cameraBoothA : explainedMessages.cameraSessionA,
    ],
    [explainedMessages.shareQ, explainedMessages.shareA],
    [explainedMessages.parentQ, explainedMessages.parentA],
    [explainedMessages.whenQ, explainedMessages.whenA],
    [
      explainedMessages.missedQ,
      isBooth ? explainedMessages.missedBoothA : explainedMessages.missedSessionA,
    ],
  ].map(([question, answer]) => ({
    question: question ? t(question) : '',
    answer: answer ? t(answer, { zone }) : '',
  }));
}
