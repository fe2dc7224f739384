import type { Say } from '../platform/words/speak.ts';
import { fairWords } from './fair-page.words.ts';

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
    [fairWords.freeQ, fairWords.freeA],
    [fairWords.installQ, fairWords.installA],
    [fairWords.cameraQ, isBooth ? fairWords.cameraBoothA : fairWords.cameraSessionA],
    [fairWords.shareQ, fairWords.shareA],
    [fairWords.parentQ, fairWords.parentA],
    [fairWords.whenQ, fairWords.whenA],
    [fairWords.missedQ, isBooth ? fairWords.missedBoothA : fairWords.missedSessionA],
  ].map(([question, answer]) => ({
    question: question ? say(question) : '',
    answer: answer ? say(answer, { zone }) : '',
  }));
}
