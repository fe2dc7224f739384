import { refusalMessages } from './refusal.messages.ts';
import { apiSentence } from './api-sentence.ts';

/** The age below which nothing is written about a child (COPPA, 16 CFR 312.2). */
export const minimumAge = 13;

/**
 * A neutral answer: it reveals to a child neither the limit nor that the birth date was the reason.
 */
export const tooYoungMessage = apiSentence(refusalMessages.tooYoung);

/**
 * Whether someone born on `birth` (YYYY-MM-DD) has turned thirteen by `now`. The day is taken in
 * the last time zone (UTC-12), so no one is admitted a day early; a birthday on February 29 counts
 * as March 1 in a common year.
 */
export function isOldEnough(birth: string, now: Date): boolean {
  const [year = 0, month = 1, day = 1] = birth.split('-').map(Number);
  const birthday = Date.UTC(year + minimumAge, month - 1, day);
  return now.getTime() - 12 * 3_600_000 >= birthday;
}
