import { nameOfZone } from './time-zones.ts';

/** Zone options: those of the United States, then others where families live or visit. */
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

/** A zone by its IANA name, with its display name. */
export interface NamedZone {
  readonly zone: string;
  readonly name: string;
}

/** The city of a zone: `America/Argentina/Buenos_Aires` is Buenos Aires. */
const placeOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** The zone options, including the visitor's own. */
export function zonesToChoose(locale: string, own: string | null, now: Date): NamedZone[] {
  const zones = own && !usual.includes(own) ? [own, ...usual] : usual;
  return zones.map((zone) => {
    const name = zone === 'UTC' ? zone : nameOfZone(locale, zone, now, 'longGeneric');
    return { zone, name: zone === 'UTC' ? name : `${name} (${placeOf(zone)})` };
  });
}
