import { dateFormat } from '../platform/words/date-format.ts';

/** What a zone is called. */
export const nameOfZone = (
  locale: string,
  zone: string,
  instant: Date,
  style: 'longGeneric' | 'short',
): string =>
  dateFormat(locale, { timeZone: zone, timeZoneName: style })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** A zone as it is called in a sentence, and its letters today: Pacific Time, PDT. */
export function describeZone(locale: string, zone: string, now: Date) {
  const name = zone === 'UTC' ? zone : nameOfZone(locale, zone, now, 'longGeneric');
  const short = nameOfZone(locale, zone, now, 'short');
  return { name, abbreviation: short === name || /^(?:GMT|UTC)/.test(short) ? null : short };
}
