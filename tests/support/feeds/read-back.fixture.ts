import ICAL from 'ical.js';

/** An entry as parsed by a calendar program. */
export interface ReadEntry {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly start: string;
  readonly end: string;
  /** The zone of the entry, or `UTC`. */
  readonly zone: string;
  readonly sequence: number;
  readonly status: string;
  readonly event: ICAL.Component;
}

/** Reads a file using only its own content: times by its own zone definitions. */
export function readBack(file: string): { calendar: ICAL.Component; entries: ReadEntry[] } {
  const calendar = ICAL.Component.fromString(file);
  const zones = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => new ICAL.Timezone(zone))
      .map((zone) => [zone.tzid, zone]),
  );
  const instant = (event: ICAL.Component, name: string) => {
    const property = event.getFirstProperty(name);
    const time = property?.getFirstValue();
    if (!(time instanceof ICAL.Time)) throw new Error(`There is no ${name}.`);
    const zone = property?.getFirstParameter('tzid') ?? '';
    time.zone = zones.get(zone) ?? ICAL.Timezone.utcTimezone;
    return { at: time.toJSDate().toISOString(), zone: zone || time.zone.tzid };
  };
  const entries = calendar.getAllSubcomponents('vevent').map((event) => {
    const text = (name: string) => String(event.getFirstPropertyValue(name));
    const start = instant(event, 'dtstart');
    return {
      uid: text('uid'),
      title: text('summary'),
      description: text('description'),
      start: start.at,
      end: instant(event, 'dtend').at,
      zone: start.zone,
      sequence: Number(text('sequence')),
      status: text('status'),
      event,
    };
  });
  return { calendar, entries };
}

/** The only entry of a file. */
export function readOne(file: string): ReadEntry {
  const [entry, ...others] = readBack(file).entries;
  if (!entry || others.length > 0) throw new Error('There should be one entry.');
  return entry;
}
