import type { Translate } from '../../platform/i18n/translator-for.ts';
import { figuresMessages as messages } from './fair-figures/figures.messages.ts';

/** The answer time in words; null: nothing was answered. */
export function describeAnswerTime(t: Translate, seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return t(messages.underAMinute);
  return t(messages.minutes, { count: Math.round(seconds / 60) });
}
