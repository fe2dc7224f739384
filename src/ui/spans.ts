import type { Say } from '../platform/words/speak.ts';
import { whenWords } from './when.words.ts';

/** A length of time in parts. */
export interface Parts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const minute = 60_000;

/** Splits a length of time; a started minute counts, so that nothing is over before it is. */
export function splitSpan(ms: number): Parts {
  const all = Math.max(0, Math.ceil(ms / minute));
  return {
    days: Math.floor(all / 1440),
    hours: Math.floor((all % 1440) / 60),
    minutes: all % 60,
  };
}

/** "2 days 3 h", "3 h 18 min", "12 min": as exact as matters. */
export function saySpan(say: Say, ms: number): string {
  const { days, hours, minutes } = splitSpan(ms);
  if (days >= 3 || (days > 0 && hours === 0)) return say(whenWords.days, { days });
  if (days > 0) return say(whenWords.daysAndHours, { days, hours });
  if (hours > 0 && minutes > 0) return say(whenWords.hoursAndMinutes, { hours, minutes });
  if (hours > 0) return say(whenWords.hours, { hours });
  return say(whenWords.minutes, { minutes });
}

/** "starts in 12 min", "ends in 3 h 18 min", "ended": what the clock says of something now. */
export function sayNear(say: Say, now: Date, start: string, end?: string | null): string {
  const toStart = Date.parse(start) - now.getTime();
  if (toStart > 0) return say(whenWords.startsIn, { span: saySpan(say, toStart) });
  if (!end) return say(toStart > -minute ? whenWords.startsNow : whenWords.ended);
  const toEnd = Date.parse(end) - now.getTime();
  return toEnd > 0 ? say(whenWords.endsIn, { span: saySpan(say, toEnd) }) : say(whenWords.ended);
}
