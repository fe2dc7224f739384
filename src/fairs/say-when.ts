import { dateFormat } from '../platform/words/date-format.ts';

interface Times {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
}

const withPlainBlanks = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/gu, ' ');

/** When something is on, in its own zone: `Saturday, March 7, 2026, 11:00 AM – 3:00 PM CST`. */
export function sayWhen({ startTime, endTime, timeZone }: Times, locale = 'en-US'): string {
  const format = dateFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return withPlainBlanks(format.formatRange(startTime, endTime)).replace(' at ', ', ');
}

/** A time of day with its zone: `7:05 PM EST`. */
export function sayTime(instant: Date, timeZone: string, locale = 'en-US'): string {
  return withPlainBlanks(
    dateFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }).format(instant),
  );
}
