import type { Say } from '../platform/words/speak.ts';
import { figuresWords as said } from './fair-figures/figures.words.ts';

/** How long answers took, in words; null: nothing was answered. */
export function sayAnswerTime(say: Say, seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return say(said.underAMinute);
  return say(said.minutes, { count: Math.round(seconds / 60) });
}
