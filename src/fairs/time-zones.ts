import { dateFormat } from '../platform/words/date-format.ts';

/** Zones to choose from: those of the United States, then where else families live or visit. */
const usual = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'America/Toronto',
  'America/Mexico_City',
  'America/Bogota',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Lagos',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Seoul',
  'Australia/Sydney',
  'UTC',
];

/** A zone by its IANA name, and what it is called. */
export interface NamedZone {
  readonly zone: string;
  readonly name: string;
}

const nameOf = (
  locale: string,
  zone: string,
  instant: Date,
  style: 'longGeneric' | 'short',
): string =>
  dateFormat(locale, { timeZone: zone, timeZoneName: style })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** The place of a zone: `America/Argentina/Buenos_Aires` is Buenos Aires. */
const placeOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** The zones to choose from, the visitor's own among them. */
export function zonesToChoose(locale: string, own: string | null, now: Date): NamedZone[] {
  const zones = own && !usual.includes(own) ? [own, ...usual] : usual;
  return zones.map((zone) => {
    const name = zone === 'UTC' ? zone : nameOf(locale, zone, now, 'longGeneric');
    return { zone, name: zone === 'UTC' ? name : `${name} (${placeOf(zone)})` };
  });
}

/** A zone as it is called in a sentence, and its letters today: Pacific Time, PDT. */
export function describeZone(locale: string, zone: string, now: Date) {
  const name = zone === 'UTC' ? zone : nameOf(locale, zone, now, 'longGeneric');
  const short = nameOf(locale, zone, now, 'short');
  return { name, abbreviation: short === name || /^(?:GMT|UTC)/.test(short) ? null : short };
}
