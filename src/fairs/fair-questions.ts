import type { Say } from '../platform/words/speak.ts';
import { explainedWords } from './fair-explained.words.ts';

/** A question that families ask, and the answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions that families ask about a kind of fair, with the answers for this one. */
export function fairQuestions(
  say: Say,
  { fairType, zone }: { readonly fairType: string; readonly zone: string },
): readonly Question[] {
  const isBooth = fairType === 'booth';
  return [
    [explainedWords.freeQ, explainedWords.freeA],
    [explainedWords.installQ, explainedWords.installA],
    [explainedWords.cameraQ, isBooth ? explainedWords.cameraBoothA : explainedWords.cameraSessionA],
    [explainedWords.shareQ, explainedWords.shareA],
    [explainedWords.parentQ, explainedWords.parentA],
    [explainedWords.whenQ, explainedWords.whenA],
    [explainedWords.missedQ, isBooth ? explainedWords.missedBoothA : explainedWords.missedSessionA],
  ].map(([question, answer]) => ({
    question: question ? say(question) : '',
    answer: answer ? say(answer, { zone }) : '',
  }));
}
