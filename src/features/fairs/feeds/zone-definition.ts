import ICAL from 'ical.js';
import { Remembered } from '../../../platform/remembered.ts';
import { dateFormat } from '../../../platform/i18n/date-format.ts';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

const knownZones = new Set(tzlib_get_timezones(false));
const definitions = new Map<string, ICAL.Timezone | null>();

/** Whether local time is unambiguous, by zone and instant: a fair's emails reuse the same ones. */
const clearness = new Remembered<boolean>(1_000);

/** Milliseconds around an instant without a clock change, for local time to be unambiguous. */
const clear = 3 * 3_600_000;

/**
 * The definition of a time zone (VTIMEZONE, RFC 5545 3.6.5) that converts the local times shown by
 * Quad back to exactly these instants. Returns null when the file must use UTC: the library and
 * this machine disagree on the zone's rules (after a recent change), or clocks change within three
 * hours of an instant, when an hour may occur twice.
 */
export function zoneDefinition(zone: string, instants: readonly Date[]): ICAL.Timezone | null {
  const definition = definitionOf(zone);
  if (!definition) return null;
  const offsetAt = offsetsOf(zone);
  return instants.every((instant) =>
    clearness.get(`${zone} ${instant.getTime()}`, () => isClear(instant, definition, offsetAt)),
  )
    ? definition
    : null;
}

/** The local time of an instant in a zone for which `zoneDefinition` returned a definition. */
export function localTime(instant: Date, definition: ICAL.Timezone): ICAL.Time {
  return ICAL.Time.fromJSDate(instant, true).convertToZone(definition);
}

function isClear(
  instant: Date,
  definition: ICAL.Timezone,
  offsetAt: (milliseconds: number) => number,
): boolean {
  const at = Math.floor(instant.getTime() / 1000) * 1000;
  const offset = offsetAt(at);
  const local = new Date(at + offset);
  const defined = ICAL.Time.fromJSDate(local, true);
  defined.zone = definition;
  return (
    offsetAt(at - clear) === offset &&
    offsetAt(at + clear) === offset &&
    definition.utcOffset(defined) * 1000 === offset
  );
}

function definitionOf(zone: string): ICAL.Timezone | null {
  const found = definitions.get(zone);
  if (found !== undefined) return found;
  const definition = knownZones.has(zone) ? readDefinition(zone) : null;
  definitions.set(zone, definition);
  return definition;
}

function readDefinition(zone: string): ICAL.Timezone | null {
  const [block] = tzlib_get_ical_block(zone, false);
  if (block === undefined) return null;
  const component = ICAL.Component.fromString(block);
  // The library's build date doesn't matter to the reader, but would change the file.
  component.removeProperty('last-modified');
  return new ICAL.Timezone(component);
}

/** Milliseconds that a zone is ahead of UTC at an instant, according to this machine. */
function offsetsOf(zone: string): (milliseconds: number) => number {
  const format = dateFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (milliseconds) => {
    const parts = new Map(
      format.formatToParts(milliseconds).map(({ type, value }) => [type, Number(value)]),
    );
    const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const local = Date.UTC(
      of('year'),
      of('month') - 1,
      of('day'),
      of('hour'),
      of('minute'),
      of('second'),
    );
    return local - milliseconds;
  };
}
