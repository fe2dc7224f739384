import { dateFormat } from '../platform/i18n/date-format.ts';

const names = new Map<string, string>();

/** Names that are kept; those of one quarter of an hour in three languages are some hundred. */
const most = 1000;

/** No clock in the world is changed but at a quarter of an hour. */
const quarter = 900_000;

/** What a zone is called; asked of `Intl` once for a quarter of an hour, for it takes its time. */
export function nameOfZone(
  locale: string,
  zone: string,
  instant: Date,
  style: 'longGeneric' | 'short',
): string {
  const key = `${style} ${locale} ${zone} ${Math.floor(instant.getTime() / quarter)}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const name =
    dateFormat(locale, { timeZone: zone, timeZoneName: style })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  if (names.size >= most) names.clear();
  names.set(key, name);
  return name;
}

/** A zone as it is called in a sentence, and its letters today: Pacific Time, PDT. */
export function describeZone(locale: string, zone: string, now: Date) {
  const name = zone === 'UTC' ? zone : nameOfZone(locale, zone, now, 'longGeneric');
  const short = nameOfZone(locale, zone, now, 'short');
  return { name, abbreviation: short === name || /^(?:GMT|UTC)/.test(short) ? null : short };
}
