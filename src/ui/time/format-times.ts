import { dateFormat } from '../../platform/i18n/date-format.ts';
import { dateIn } from './wall-clock.ts';

/** A time on the page: ISO from the API. */
export interface Span {
  readonly start: string;
  readonly end?: string | null | undefined;
}

const dayOptions: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' };
const hourOptions: Intl.DateTimeFormatOptions = {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** "Thu, Sep 17"; with the year where it is not that of `now`. */
export function formatDay(locale: string, zone: string, time: string, now?: string): string {
  const sameYear = now !== undefined && yearOf(zone, time) === yearOf(zone, now);
  const year = now === undefined || sameYear ? {} : ({ year: 'numeric' } as const);
  return plain(
    dateFormat(locale, { ...dayOptions, ...year, timeZone: zone }).format(new Date(time)),
  );
}

/** "4:00–8:00 PM PDT", or "4:00 PM PDT" without an end. */
export function formatHours(locale: string, zone: string, { start, end }: Span): string {
  const format = dateFormat(locale, { ...hourOptions, timeZone: zone });
  if (!end) return plain(format.format(new Date(start)));
  return plain(format.formatRange(new Date(start), new Date(end)));
}

/** "Thu, Sep 17, 4:00 PM – Fri, Sep 18, 1:00 AM PDT": for what goes past midnight. */
export function formatLong(locale: string, zone: string, start: string, end: string): string {
  const format = dateFormat(locale, { ...dayOptions, ...hourOptions, timeZone: zone });
  return plain(format.formatRange(new Date(start), new Date(end)));
}

/** One part of a date: "Sep", "17", "Thu" (long: "September", "Thursday"). */
export function formatPart(
  locale: string,
  zone: string,
  time: string,
  part: 'month' | 'day' | 'weekday',
  length: 'short' | 'long' = 'short',
): string {
  const option = part === 'day' ? 'numeric' : length;
  return dateFormat(locale, { [part]: option, timeZone: zone }).format(new Date(time));
}

/** Whether both times are on one day in the zone. */
export const isSameDay = (zone: string, one: string, other: string): boolean =>
  dateIn(zone, one) === dateIn(zone, other);

const yearOf = (zone: string, time: string) => dateIn(zone, time).slice(0, 4);

/**
 * Engines differ in their spaces around dashes and before AM and PM; all of them say the same with
 * plain ones, so what the server wrote is what the browser would write.
 */
const plain = (text: string): string =>
  text
    .replace(/[\u2009\u202f\u00a0]/g, ' ')
    .replace(/(\d(?: (?:[AP]M|[ap]\.m\.))?) [–-] (?=\d)/g, '$1–');
