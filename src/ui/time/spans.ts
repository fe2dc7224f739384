import type { Translate } from '../../platform/i18n/translator-for.ts';
import { whenMessages } from './when.messages.ts';

/** A length of time in parts. */
export interface Parts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const minute = 60_000;

/** Splits a duration; rounds up to the minute, so that nothing ends early. */
export function splitSpan(ms: number): Parts {
  const all = Math.max(0, Math.ceil(ms / minute));
  return {
    days: Math.floor(all / 1440),
    hours: Math.floor((all % 1440) / 60),
    minutes: all % 60,
  };
}

/** "2 days 3 h", "3 h 18 min", "12 min": as exact as matters. */
export function formatSpan(t: Translate, ms: number): string {
  const { days, hours, minutes } = splitSpan(ms);
  if (days >= 3 || (days > 0 && hours === 0)) return t(whenMessages.days, { days });
  if (days > 0) return t(whenMessages.daysAndHours, { days, hours });
  if (hours > 0 && minutes > 0) return t(whenMessages.hoursAndMinutes, { hours, minutes });
  if (hours > 0) return t(whenMessages.hours, { hours });
  return t(whenMessages.minutes, { minutes });
}

/** "starts in 12 min", "ends in 3 h 18 min", "ended": what the clock says of something now. */
export function describeNear(t: Translate, now: Date, start: string, end?: string | null): string {
  const toStart = Date.parse(start) - now.getTime();
  if (toStart > 0) return t(whenMessages.startsIn, { span: formatSpan(t, toStart) });
  if (!end) return t(toStart > -minute ? whenMessages.startsNow : whenMessages.ended);
  const toEnd = Date.parse(end) - now.getTime();
  return toEnd > 0 ? t(whenMessages.endsIn, { span: formatSpan(t, toEnd) }) : t(whenMessages.ended);
}
