import { Remembered } from '../remembered.ts';
import { dateFormat } from './date-format.ts';

interface Times {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
}

const withPlainBlanks = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/gu, ' ');

/** Cached: a thousand people may see the times of one fair within minutes. */
const cachedTexts = new Remembered<string>(400);

/** A time range in its own zone: `Saturday, March 7, 2026, 11:00 AM – 3:00 PM CST`. */
export function formatFairTimes(times: Times, locale: string): string {
  const { startTime, endTime, timeZone } = times;
  const key = [startTime.getTime(), endTime.getTime(), timeZone, locale].join(' ');
  return cachedTexts.get(key, () => formatWhen(times, locale));
}

function formatWhen({ startTime, endTime, timeZone }: Times, locale: string): string {
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
export function formatTime(instant: Date, timeZone: string, locale: string): string {
  return withPlainBlanks(
    dateFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }).format(instant),
  );
}
