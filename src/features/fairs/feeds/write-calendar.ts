import ICAL from 'ical.js';
import { localTime, zoneDefinition } from './zone-definition.ts';

/** A contact for calendar programs. */
export interface Correspondent {
  readonly name: string;
  readonly email: string;
}

/** A calendar entry. Texts are plain; they are escaped here. */
export interface CalendarEntry {
  /** The same for all versions of the entry, in all files and emails. */
  readonly uid: string;
  /** Increases with each change of title, time, place or status. */
  readonly sequence: number;
  readonly createdAt: Date;
  /** The last change; of two versions with the same number, the later one wins. */
  readonly changedAt: Date;
  readonly start: Date;
  readonly end: Date;
  /** IANA zone of the local times. */
  readonly timeZone: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly categories: readonly string[];
  readonly isCancelled: boolean;
  /** Whether it blocks time in the calendar. */
  readonly isBusy: boolean;
  /** Reminders: minutes before the start. */
  readonly alarms: readonly number[];
  /** The only one who can change the entry. */
  readonly organizer: Correspondent;
  readonly attendee?: Correspondent;
}

/** A file of entries, or a message about one entry. */
export interface CalendarFile {
  /**
   * RFC 5546. PUBLISH: for anyone to save. REQUEST and CANCEL go to the attendee of one entry: they
   * add it to the attendee's calendar, change it there and remove it.
   */
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  readonly entries: readonly CalendarEntry[];
  /** For a subscription file (RFC 7986). */
  readonly feed?: {
    readonly name: string;
    readonly description: string;
    readonly url: string;
    readonly refreshHours: number;
  };
}

const product = '-//Quad//Calendar//EN';

// The library doesn't count the space at the start of a continued line.
ICAL.foldLength = 74;

/**
 * Writes an iCalendar file (RFC 5545, RFC 7986): lines of at most 75 octets ending in CRLF, local
 * times with their zone's definition where unambiguous, otherwise UTC.
 */
export function writeCalendar({ method, entries, feed }: CalendarFile): string {
  const calendar = new ICAL.Component('vcalendar');
  add(calendar, 'version', '2.0');
  add(calendar, 'prodid', product);
  add(calendar, 'calscale', 'GREGORIAN');
  add(calendar, 'method', method);
  if (feed) describeFeed(calendar, feed);
  const zones = new Map<string, ICAL.Component>();
  const events = entries.map((entry) => {
    const zone = zoneDefinition(entry.timeZone, [entry.start, entry.end]);
    if (zone) zones.set(zone.tzid, zone.component);
    return eventOf(entry, zone);
  });
  for (const zone of zones.values()) calendar.addSubcomponent(copyOf(zone));
  for (const event of events) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

function describeFeed(calendar: ICAL.Component, feed: NonNullable<CalendarFile['feed']>): void {
  const refresh = `PT${feed.refreshHours}H`;
  // Programs older than RFC 7986 read the X- names.
  for (const name of ['name', 'x-wr-calname']) addRaw(calendar, name, escapeText(feed.name));
  add(calendar, 'description', plainText(feed.description));
  addRaw(calendar, 'x-wr-caldesc', escapeText(feed.description));
  addRaw(calendar, 'url', feed.url);
  addRaw(calendar, 'source', feed.url, { value: 'URI' });
  addRaw(calendar, 'refresh-interval', refresh, { value: 'DURATION' });
  addRaw(calendar, 'x-published-ttl', refresh);
}

function eventOf(entry: CalendarEntry, zone: ICAL.Timezone | null): ICAL.Component {
  const event = new ICAL.Component('vevent');
  add(event, 'uid', entry.uid);
  add(event, 'sequence', entry.sequence);
  add(event, 'dtstamp', utc(entry.changedAt));
  add(event, 'created', utc(entry.createdAt));
  add(event, 'last-modified', utc(entry.changedAt));
  for (const [name, instant] of [
    ['dtstart', entry.start],
    ['dtend', entry.end],
  ] as const) {
    const time = zone ? localTime(instant, zone) : utc(instant);
    const property = add(event, name, time);
    if (zone) property.setParameter('tzid', zone.tzid);
  }
  add(event, 'summary', plainText(entry.title));
  add(event, 'description', plainText(entry.description));
  add(event, 'location', plainText(entry.location));
  add(event, 'url', entry.url);
  if (entry.categories.length > 0)
    event.addProperty(new ICAL.Property(['categories', {}, 'text', ...entry.categories]));
  add(event, 'status', entry.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  add(event, 'transp', entry.isBusy && !entry.isCancelled ? 'OPAQUE' : 'TRANSPARENT');
  event.addProperty(person('organizer', entry.organizer, {}));
  if (entry.attendee)
    event.addProperty(
      person('attendee', entry.attendee, {
        role: 'REQ-PARTICIPANT',
        // People who registered have accepted.
        partstat: 'ACCEPTED',
        rsvp: 'FALSE',
      }),
    );
  if (!entry.isCancelled)
    for (const minutes of entry.alarms) event.addSubcomponent(alarmOf(entry, minutes));
  return event;
}

function alarmOf({ title }: CalendarEntry, minutes: number): ICAL.Component {
  const alarm = new ICAL.Component('valarm');
  add(alarm, 'action', 'DISPLAY');
  add(alarm, 'description', plainText(title));
  add(alarm, 'trigger', ICAL.Duration.fromSeconds(-minutes * 60));
  return alarm;
}

function person(
  role: 'organizer' | 'attendee',
  { name, email }: Correspondent,
  params: Readonly<Record<string, string>>,
): ICAL.Property {
  // RFC 5545 3.2: a parameter contains no quotation mark and no control character.
  const shown = plainText(name)
    .replace(/["\s]+/gu, ' ')
    .trim();
  return new ICAL.Property([role, { cn: shown, ...params }, 'cal-address', `mailto:${email}`]);
}

const add = (component: ICAL.Component, name: string, value: unknown): ICAL.Property =>
  component.addPropertyWithValue(name, value);

/** For properties that the library doesn't know: the value exactly as in the file. */
function addRaw(
  component: ICAL.Component,
  name: string,
  value: string,
  params: Readonly<Record<string, string>> = {},
): void {
  component.addProperty(new ICAL.Property([name, { ...params }, 'unknown', value]));
}

const utc = (instant: Date): ICAL.Time => ICAL.Time.fromJSDate(instant, true);

const copyOf = (component: ICAL.Component): ICAL.Component =>
  ICAL.Component.fromString(component.toString());

/** Normalizes line breaks, and removes characters that calendar text can't contain. */
const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

const escapeText = (text: string): string =>
  plainText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
