import { refusalWords } from './refusal.words.ts';
import { apiSentence } from './api-sentence.ts';

/** The age below which nothing is written about a child (COPPA, 16 CFR 312.2). */
export const minimumAge = 13;

/** A neutral answer: it tells a child neither the limit nor that a birth date stood in the way. */
export const tooYoungMessage = apiSentence(refusalWords.tooYoung);

/**
 * Whether somebody born on `birth` (YYYY-MM-DD) has turned thirteen by `now`. The day is counted in
 * the zone that is furthest behind (UTC-12), so nobody is let in a day early; who is born on
 * 29 February has the birthday on 1 March of a common year.
 */
export function isOldEnough(birth: string, now: Date): boolean {
  const [year = 0, month = 1, day = 1] = birth.split('-').map(Number);
  const birthday = Date.UTC(year + minimumAge, month - 1, day);
  return now.getTime() - 12 * 3_600_000 >= birthday;
}
