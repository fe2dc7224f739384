import { dateFormat } from '../../platform/i18n/date-format.ts';

const names = new Map<string, string>();

/** Maximum cached names; those of one quarter hour in three languages are some hundred. */
const most = 1000;

/** Clocks change only on quarter hours, everywhere. */
const quarter = 900_000;

/** The name of a zone; cached per quarter hour, as `Intl` is slow. */
export function nameOfZone(
  locale: string,
  zone: string,
  instant: Date,
  style: 'longGeneric' | 'short',
): string {
  const key = `${style} ${locale} ${zone} ${Math.floor(instant.getTime() / quarter)}`;
  const cached = names.get(key);
  if (cached !== undefined) return cached;
  const name =
    dateFormat(locale, { timeZone: zone, timeZoneName: style })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  if (names.size >= most) names.clear();
  names.set(key, name);
  return name;
}

/** A zone's name in a sentence, and its current abbreviation: Pacific Time, PDT. */
export function describeZone(locale: string, zone: string, now: Date) {
  const name = zone === 'UTC' ? zone : nameOfZone(locale, zone, now, 'longGeneric');
  const short = nameOfZone(locale, zone, now, 'short');
  return { name, abbreviation: short === name || /^(?:GMT|UTC)/.test(short) ? null : short };
}
